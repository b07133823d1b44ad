import LaminaPort
import Testing

struct ExtensionOverrideTests {
    @Test
    func anOverrideInAnExtensionIsCalledFromTheClassesBody() {
        let text = "class A: UIView {\n    var x = 1\n}\nextension A {\n    override open func layoutSubviews() { super.layoutSubviews() }\n}"
        let lines = portedLines(text)
        #expect(lines[2] == "override open func layoutSubviews() { lamina_A_layoutSubviews() } }")
        #expect(lines[4] == "    func lamina_A_layoutSubviews() { super.layoutSubviews() }")
    }

    @Test
    func parametersWithoutNamesGetNamesInTheBody() {
        let text = "class A: UIView { }\nextension A { override func f(_: Int, at _: Int, to x: Int) -> Int { 1 } }"
        let lines = portedLines(text)
        #expect(lines[0] == "class A: UIView { override func f(_ a0: Int, at a1: Int, to x: Int) -> Int { lamina_A_f(a0, at: a1, to: x) } }")
        #expect(lines[1] == "extension A { func lamina_A_f(_: Int, at _: Int, to x: Int) -> Int { 1 } }")
    }

    @Test
    func aPropertyKeepsItsAccessors() {
        let text = "class A: UIView { }\nextension A { override var frame: CGRect { get { .zero } set { } } }"
        let lines = portedLines(text)
        #expect(lines[0] == "class A: UIView { override var frame: CGRect { get { lamina_A_frame } set { lamina_A_frame = newValue } } }")
        #expect(lines[1] == "extension A { var lamina_A_frame: CGRect { get { .zero } set { } } }")
    }

    @Test
    func anUnavailableOverrideCanBeCalledFromTheBody() {
        let text = "class A: UIView { }\nextension A {\n    @available(*, unavailable)\n    override func f() { } }"
        let lines = portedLines(text)
        #expect(lines[0] == "class A: UIView { override func f() { lamina_A_f() } }")
        #expect(lines.dropFirst(2).map { $0.trimmingPrefix { $0 == " " } } == ["", "func lamina_A_f() { } }"])
    }

    @Test
    func anOverrideWithObserversMovesToTheBodyAndItsObserversStay() {
        let text = """
            class A: UIView { }
            extension A {
                override open var isOn: Bool {
                    willSet(next) { f(next) }
                    didSet {
                        f(oldValue)
                    }
                }
            }
            """
        let lines = portedLines(text)
        let observers = "willSet { lamina_A_isOn_willSet(newValue) } didSet { lamina_A_isOn_didSet(oldValue) }"
        #expect(lines[0] == "class A: UIView { override open var isOn: Bool { \(observers) } }")
        #expect(lines[2].allSatisfy { $0 == " " })
        #expect(lines[3] == "        func lamina_A_isOn_willSet(_ next: Bool) { f(next) }")
        #expect(lines[4] == "        func lamina_A_isOn_didSet(_ oldValue: Bool) {")
        #expect(lines[5...7] == ["            f(oldValue)", "        }", "    "])
    }

    @Test
    func anOverrideOfAForeignExtensionsMemberMayStandInAnExtension() {
        let text = """
            extension UIView { @objc var isHere: Bool { true } }
            class A: UIView {}
            extension A { open override var isHere: Bool { super.isHere } }
            """
        var index = ModuleIndex(module: "UIKit")
        index.types = [TypeRecord(kind: .class, name: "UIView")]
        let lines = portedLines(text, imports: [index])
        #expect(lines[1] == "class A: UIView {}")
        #expect(lines[2].hasSuffix("var lamina_override_isHere: Bool { super.lamina_base_isHere } }"))
    }

    @Test
    func aMemberOfAnExtensionThatASubclassOverridesMovesToTheBody() {
        let text =
            "class A: NSObject { let x = 1 }\nextension A { @objc func go(_ x: inout Int, to y: Int) throws {} }\nclass B: A { override func go(_ x: inout Int, to y: Int) throws {} }"
        let lines = portedLines(text)
        #expect(lines[0] == "class A: NSObject { let x = 1 ; func go(_ x: inout Int, to y: Int) throws { try lamina_A_go(&x, to: y) } }")
        #expect(lines[1] == "extension A { func lamina_A_go(_ x: inout Int, to y: Int) throws {} }")
        #expect(lines[2] == "class B: A { override func go(_ x: inout Int, to y: Int) throws {} }")
    }

    @Test
    func aClassAndItsSubclassMayBothOverrideInExtensions() {
        let lines = portedLines(
            """
            class A: NSObject {}
            class B: A {}
            extension A { override func isEqual(_ object: Any?) -> Bool { true } }
            extension B { override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) } }
            """)
        #expect(lines[0] == "class A: NSObject {override func isEqual(_ object: Any?) -> Bool { lamina_A_isEqual(object) } }")
        #expect(lines[1] == "class B: A {override func isEqual(_ object: Any?) -> Bool { lamina_B_isEqual(object) } }")
        #expect(lines[3] == "extension B { func lamina_B_isEqual(_ object: Any?) -> Bool { super.isEqual(object) } }")
    }

    @Test
    func aMemberOfAnExtensionThatNobodyOverridesStays() {
        let text = "class A: NSObject {}\nextension A { func go() {} }\nclass B: A { func stop() {} }"
        #expect(port(text).texts == [text])
    }

    @Test
    func overridesOfAForeignExtensionsMemberGoThroughTheTable() {
        let text = """
            extension UIViewController { @objc func refresh() -> Int { 1 } }
            class A: UIViewController { override func refresh() -> Int { super.refresh() + 1 } }
            class B: A { override func refresh() -> Int { super.refresh() + 1 } }
            """
        let result = port(text)
        let lines = lines(result, of: text)
        #expect(lines[0] == "extension UIViewController { func lamina_base_refresh() -> Int { 1 } }")
        #expect(lines[1] == "class A: UIViewController { func lamina_override_refresh() -> Int { super.lamina_base_refresh() + 1 } }")
        #expect(lines[2] == "class B: A { override func lamina_override_refresh() -> Int { super.lamina_override_refresh() + 1 } }")
        #expect(result.texts[0].contains("func refresh() -> Int { LaminaMethods.Methods.dispatch(\"refresh\", self, []) }"))
        #expect(result.texts[0].contains("lamina$UIViewController$refresh\"") && result.texts[0].contains("lamina$App.B$refresh\""))
    }

    @Test
    func anOverrideInAnExtensionOfAnotherModulesClassIsAWarning() {
        let text = "extension UIView { override open var description: String { \"view\" } }"
        let result = port(text)
        #expect(lines(result, of: text)[0] == "extension UIView { var lamina_override_description: String { \"view\" } }")
        #expect(result.texts[0].contains("lamina$UIView$description\""))
        #expect(result.diagnostics.map(\.severity) == [.warning])
    }

    @Test
    func anOverrideUnderAConditionIsAnErrorWithAWayOut() {
        let result = port("class A: UIView {}\n#if canImport(Unheard)\nextension A { override func layoutSubviews() {} }\n#endif")
        #expect(result.diagnostics.map(\.line) == [3])
        #expect(result.diagnostics.first?.message.contains("move it to the class's body") == true)
    }
}
