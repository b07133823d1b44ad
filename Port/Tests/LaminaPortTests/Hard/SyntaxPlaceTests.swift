import LaminaPort
import Testing

/// A construct is rewritten wherever the grammar lets it stand, and text that only looks like one stays.
struct SyntaxPlaceTests {
    @Test(arguments: programs)
    func aConstructIsFoundInEveryPlace(program: HardProgram) { program.check() }

    private static let programs = [
        HardProgram("a string with a construct's text", "let s = \"#selector(f) kCAFillModeForwards @objc\" //=="),
        HardProgram("a comment with a construct's text", "let s = 1 /* @objc #selector(f) */ //=="),
        HardProgram("a raw string", "let s = #\"\\(kCAFillModeForwards)\"# //=="),
        HardProgram(
            "an interpolation", "let s = \"a \\(kCAFillModeForwards) b\" //=> let s = \"a \\(CAMediaTimingFillMode.forwards) b\""),
        HardProgram(
            "an interpolation inside an interpolation",
            "let s = \"\\(f(\"\\(kCAFillModeForwards)\"))\" //=> let s = \"\\(f(\"\\(CAMediaTimingFillMode.forwards)\"))\""),
        HardProgram(
            "a raw string's interpolation",
            "let s = #\"\\#(kCAFillModeForwards)\"# //=> let s = #\"\\#(CAMediaTimingFillMode.forwards)\"#"),
        HardProgram(
            "a comment inside an attribute",
            "class A: NSObject { @objc /* why */ func f() {} } //=> class A: NSObject { /* why */ func f() {} }"),
        HardProgram(
            "a comment inside a selector",
            """
            class A: NSObject { @objc func f() {}
                let s = #selector(/* it */ f /* now */) //=> let s = Selector("f")
            }
            """),
        HardProgram(
            "a selector over two lines keeps the numbers of the lines",
            """
            class A: NSObject { @objc func f() {}
                let s = #selector(
                    f)
                let t = 1 //==
            }
            """),
        HardProgram(
            "an attribute on a line of its own keeps the numbers of the lines",
            """
            class A: NSObject {
                @objc
                func f() {} //==
            }
            """),
        HardProgram("a macro's argument", "let s = #check(kCAFillModeForwards) //=> let s = #check(CAMediaTimingFillMode.forwards)"),
        HardProgram("a macro of another name", "let s = #mine(f, g) //=="),
        HardProgram(
            "a macro's closure",
            """
            class A: NSObject { @objc func f() {}
                func g() { #check { #selector(f) } } //=> func g() { #check { Selector("f") } }
            }
            """),
        HardProgram("a macro's attribute stays", "@Observable class A {} //=="),
        HardProgram(
            "a condition around a member",
            """
            class A: NSObject {
                #if DEBUG
                @objc func f() {} //=> func f() {}
                #endif
            }
            """),
        HardProgram(
            "a condition inside an expression",
            """
            let s = x
                #if DEBUG
                .f(kCAFillModeForwards) //=> .f(CAMediaTimingFillMode.forwards)
                #endif
            """),
        HardProgram(
            "a condition around an attribute",
            """
            class A: NSObject {
                #if DEBUG
                @objc
                #endif
                func f() {} //==
            }
            """),
        HardProgram(
            "a name in backticks",
            """
            class A: NSObject { @objc func `default`() {}
                let s = #selector(`default`) //=> let s = Selector("default")
            }
            """),
        HardProgram("letters beyond ASCII", "/* é 🎈 */ let s = kCAFillModeForwards //=> /* é 🎈 */ let s = CAMediaTimingFillMode.forwards"),
        HardProgram("a ternary", "let s = a ? kCAFillModeForwards : b //=> let s = a ? CAMediaTimingFillMode.forwards : b"),
        HardProgram(
            "a default argument",
            "func f(_ x: String = kCAFillModeForwards) {} //=> func f(_ x: String = CAMediaTimingFillMode.forwards) {}"),
        HardProgram("a label is no name", "f(kCAFillModeForwards: 1) //=="),
        HardProgram("a member is no global name", "let s = x.kCAFillModeForwards //=="),
    ]

    @Test(arguments: [
        ("let a: URLSessionTask? = nil", true), ("// URLSession", false), ("let a = \"URLSession\"", false), ("let myURLSession = 1", false),
        ("let a = \"\\(URLSession.shared)\"", true), ("let a: HTTPURLResponse? = nil", true), ("let a: NSMutableURLRequest? = nil", true),
    ])
    func namesInCodeBringModulesAndWordsDoNot(line: String, isBrought: Bool) {
        let companions = Companion.all(among: ["FoundationNetworking"])
        let ported = Port.rewrite(module(["import Foundation\n\(line)"]), companions: companions).texts[0]
        #expect(ported.contains("import FoundationNetworking") == isBrought)
    }
}
