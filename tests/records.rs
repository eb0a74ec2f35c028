//! Reading and writing records.

use zertz::record::Strictness;
#[test]
fn look() {
    let dir = std::env::var("ZERTZ_CORPUS").unwrap();
    for n in 1..=104 {
        let name = format!("{n:03}.sgf");
        let bytes = std::fs::read(format!("{dir}/sgf/{name}")).unwrap();
        for s in [Strictness::Strict, Strictness::Lenient] {
            match zertz::sgf::read(&bytes, s) {
                Ok(r) => {
                    println!(
                        "{name} ok {} {} {:?}",
                        r.game.rules().board,
                        r.game.len(),
                        r.game.outcome().map(|o| o.to_string())
                    );
                    for w in r.warnings {
                        println!("     {w}");
                    }
                    if s == Strictness::Strict {
                        break;
                    }
                }
                Err(e) => println!("{name} {e}"),
            }
        }
    }
}
