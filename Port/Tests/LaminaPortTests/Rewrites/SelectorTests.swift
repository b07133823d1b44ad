import LaminaPort
import Testing

struct SelectorTests {
    private let members = """
        @objc func tap() {}
        @objc func slide(_ sender: Any, forEvent event: Any) {}
        @objc(renamed:) func original(_ x: Int) {}
        @objc func overloaded() {}
        @objc func overloaded(_ sender: String) {}
        @objc var volume = 1
        @objc(isOn) var on: Bool { get { true } @objc(turnOn:) set {} }
        @objc func save(to path: String) throws {}
        var player: Player
        """

    private let player =
        "class Player: Base { class Deck: NSObject { @objc func spin(fast: Bool) {} } }\nclass Base: NSObject { @objc func play(song: Int) {} }"

    @Test(arguments: [
        ("#selector(tap)", "tap"),
        ("#selector(self.tap)", "tap"),
        ("#selector(Owner.tap)", "tap"),
        ("#selector(Self.tap)", "tap"),
        ("#selector(App.Owner.tap)", "tap"),
        ("#selector(slide)", "slide:forEvent:"),
        ("#selector(slide(_:forEvent:))", "slide:forEvent:"),
        ("#selector(Owner.original)", "renamed:"),
        ("#selector(overloaded as () -> Void)", "overloaded"),
        ("#selector(Owner.overloaded as (Owner) -> (String) -> Void)", "overloaded:"),
        ("#selector(overloaded(_:))", "overloaded:"),
        ("#selector(getter: volume)", "volume"),
        ("#selector(setter: Owner.volume)", "setVolume:"),
        ("#selector(getter: on)", "isOn"),
        ("#selector(setter: on)", "turnOn:"),
        ("#selector(save)", "saveTo:error:"),
        ("#selector(Player.play)", "playWithSong:"),
        ("#selector(player.play)", "playWithSong:"),
        ("#selector(Player.Deck.spin)", "spinWithFast:"),
        ("#selector(UIView.fade(in:))", "fadeIn:"),
        ("#selector(UIResponder.resignFirstResponder)", "resignFirstResponder"),
        ("#selector(UIViewController.dismiss(animated:completion:))", "dismissViewControllerAnimated:completion:"),
        ("#selector(other.thing(_:with:))", "thing:with:"),
    ])
    func aSelectorHasTheObjectiveCNameOfTheMember(expression: String, selector: String) {
        #expect(ported(expression, in: members, after: player) == "Selector(\"\(selector)\")")
    }

    @Test
    func aMemberOfAnExtensionInAnotherFileIsFound() {
        let first = "class A: UIViewController { func f() { let s = #selector(hide) } }"
        let second = "extension UIViewController { @objc func hide(_ sender: Any?) {} }"
        #expect(port(first, second).texts[0].contains("Selector(\"hide:\")"))
    }

    @Test
    func aMemberOfAnotherModuleIsFoundThroughItsIndex() {
        let library = module(["open class Base: NSObject { @objc(goNow:) open func go(_ x: Int) {} }"], name: "Library").index
        #expect(portedLines("class A: Base { func f() { let s = #selector(go) } }", imports: [library])[0].contains("Selector(\"goNow:\")"))
    }

    @Test
    func aMethodThatNobodyKnowsIsAWarningWithItsPlace() {
        let result = port("class A {\n  let s = #selector(B.unheard)\n}")
        #expect(result.diagnostics.map(\.line) == [2])
        #expect(result.diagnostics.map(\.column) == [11])
        #expect(result.diagnostics.first?.severity == .warning)
        #expect(result.diagnostics.first?.construct == "#selector(B.unheard)")
    }

    @Test
    func aSelectorOverSeveralLinesLeavesTheFollowingLinesInPlace() {
        let text = "class A: NSObject {\nlet s = #selector(A.go(\n_:to:))\nlet t = 1\n@objc func go(_ x: Int, to: Int) {}\n}"
        #expect(portedLines(text) == ["class A: NSObject {", "let s = Selector(\"go:to:\")", "", "let t = 1", "func go(_ x: Int, to: Int) {}", "}"])
    }
}
