import LaminaPort
import Testing

/// Key-value coding and observing in rewritten source.
struct KeyValueTests {
    private func line(_ text: String, at position: Int = 0) -> String { portedLines(text)[position] }

    // MARK: Overrides

    @Test func anObjectThatIsNoResponderMayOverrideAwakeFromNib() {
        let text = "class A: NSObject {\noverride func awakeFromNib() { super.awakeFromNib() }\n}"
        #expect(line(text, at: 1) == "func awakeFromNib() { super._standardAwakeFromNib() }")
        #expect(port(text).texts[0].contains("@_cdecl(\"lamina$App.A$awakeFromNib\")"))
    }

    @Test func theFirstOverrideOfAStandardMethodIsAMethodOfItsOwn() {
        let text = """
            class A: NSObject {
                override func value(forUndefinedKey key: String) -> Any? { super.value(forUndefinedKey: key) ?? 1 }
            }
            class B: A {
                override func value(forUndefinedKey key: String) -> Any? { super.value(forUndefinedKey: key) }
            }
            """
        let lines = portedLines(text)
        #expect(lines[1] == "    func value(forUndefinedKey key: String) -> Any? { super._standardValue(forUndefinedKey: key) ?? 1 }")
        #expect(lines[4] == "    override func value(forUndefinedKey key: String) -> Any? { super.value(forUndefinedKey: key) }")
        let all = port(text).texts[0]
        #expect(all.contains("@_cdecl(\"lamina$App.A$valueForUndefinedKey:\")") && !all.contains("lamina$App.B$value"))
        #expect(all.contains("import LaminaFoundation"))
    }

    @Test func aSuperclassMayStandInAnAliasOfAComposition() {
        let text = """
            protocol Item {}
            typealias Plain = NSObject & Item
            typealias Named = Item & Root
            class Root: NSObject {
                func value(forUndefinedKey key: String) -> Any? { nil }
            }
            class A: Named {
                override func value(forUndefinedKey key: String) -> Any? { 1 }
            }
            class B: Plain {
                override func value(forUndefinedKey key: String) -> Any? { 2 }
            }
            """
        let lines = portedLines(text)
        #expect(lines[7] == "    override func value(forUndefinedKey key: String) -> Any? { 1 }")
        #expect(lines[10] == "    func value(forUndefinedKey key: String) -> Any? { 2 }")
    }

    @Test func anOverrideInAnExtensionStaysThere() {
        let text = "class A: NSObject {}\nextension A {\n    override func setNilValueForKey(_ key: String) { super.setNilValueForKey(key) }\n}"
        #expect(portedLines(text)[2] == "    func setNilValueForKey(_ key: String) { super._standardSetNilValueForKey(key) }")
        #expect(portedLines(text)[0] == "class A: NSObject {}")
    }

    @Test func anOverrideOfAFacadesMethodStaysOne() {
        var responder = TypeRecord(kind: .class, name: "UIResponder")
        var method = MemberRecord(kind: .method, name: "value")
        method.labels = ["forKey"]
        method.types = ["String"]
        method.isPublic = true
        responder.members = [method]
        var index = ModuleIndex(module: "UIKit")
        index.types = [responder]
        let text = "class A: UIResponder {\n    override func value(forKey key: String) -> Any? { nil }\n}"
        #expect(portedLines(text, imports: [index])[1] == "    override func value(forKey key: String) -> Any? { nil }")
    }

    @Test func classMethodsOfObservingAreFoundByTheirSelectors() {
        let text = """
            class A: NSObject {
                override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
                @objc class func keyPathsForValuesAffectingTitle() -> Set<String> { ["name"] }
            }
            """
        let all = port(text).texts[0]
        #expect(line(text, at: 1) == "    class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }")
        #expect(all.contains("lamina$+App.A$keyPathsForValuesAffectingValueForKey:"))
        #expect(all.contains("lamina$+App.A$keyPathsForValuesAffectingTitle\""))
    }

    // MARK: Dynamic properties

    @Test(arguments: [
        ("@objc dynamic var x = 1", "var x = 1 { willSet { WILL } didSet { DID } }"),
        ("@objc dynamic var x: Int { didSet { go() } }", "var x: Int { willSet { WILL } didSet { defer { DID }; go() } }"),
        ("@objc dynamic var x: Int = 1 { willSet { go() } }", "var x: Int = 1 { willSet { WILL; go() } didSet { DID } }"),
        (
            "@objc dynamic var x: Int { willSet { go() } didSet { go() } }",
            "var x: Int { willSet { WILL; go() } didSet { defer { DID }; go() } }"
        ),
        ("@objc dynamic var x: Int { get { 1 } set { go() } }", "var x: Int { get { 1 } set { WILL; defer { DID }; go() } }"),
        ("@objc dynamic var x: Int { 1 }", "var x: Int { 1 }"),
        ("@objc var x = 1", "var x = 1"),
        ("dynamic var x = 1", "var x = 1"),
        ("@objc dynamic let x = 1", "let x = 1"),
        ("@objc dynamic static var x = 1", "static var x = 1"),
    ])
    func aDynamicPropertyTellsOfItsChanges(before: String, after: String) {
        let expected = after.replacing("WILL", with: "_willChangeDynamicValue(forKey: \"x\")")
            .replacing("DID", with: "_didChangeDynamicValue(forKey: \"x\")")
        #expect(line("class A: NSObject {\n    \(before)\n}", at: 1) == "    " + expected)
    }

    // MARK: Observers

    @Test(arguments: [
        ("a.observe(\\.b, options: .new) { _, _ in }", "a.observe(\\.b, keys: \"b\", options: .new) { _, _ in }"),
        ("a.observe(\\B.c.isD) { _, _ in }", "a.observe(\\B.c.isD, keys: \"c.d\") { _, _ in }"),
        ("observe(\\.b?.c, changeHandler: f)", "observe(\\.b?.c, keys: \"b.c\", changeHandler: f)"),
        ("a.observe(\\.b)", "a.observe(\\.b)"),
        ("a.observe(\\.b[0]) { _, _ in }", "a.observe(\\.b[0]) { _, _ in }"),
        ("a.observe(path) { _, _ in }", "a.observe(path) { _, _ in }"),
        ("a.willChangeValue(for: \\.b)", "a.willChangeValue(forKey: \"b\")"),
        ("didChangeValue(for: \\B.isD)", "didChangeValue(forKey: \"d\")"),
    ])
    func anObservedPathGetsItsNames(before: String, after: String) {
        #expect(ported(before) == after)
    }

    @Test func aMethodOfTheModuleNamedObserveIsCalledAsItIs() {
        #expect(ported("observe(\\.b) { _, _ in }", in: "func observe(_ path: AnyKeyPath, f: () -> Void) {}") == "observe(\\.b) { _, _ in }")
    }

    @Test func aSortDescriptorOfAKeyIsOneOfTheRuntime() {
        #expect(ported("NSSortDescriptor(key: \"a\", ascending: true)") == "KeyedSortDescriptor(key: \"a\", ascending: true)")
        #expect(ported("NSSortDescriptor(keyPath: \\B.c, ascending: true)") == "NSSortDescriptor(keyPath: \\B.c, ascending: true)")
    }

    // MARK: Names of classes

    @Test func namesOfClassesAreFoundByTheRuntime() {
        #expect(ported("NSStringFromClass(Owner.self)") == "LaminaMethods.ClassNames.name(of: Owner.self)")
        #expect(ported("NSClassFromString(\"Owner\")") == "LaminaMethods.ClassNames.type(named: \"Owner\")")
        let text = port("@objc(Given) class A: NSObject {}").texts[0]
        #expect(text.contains("@_cdecl(\"lamina$class$Given\")") && text.contains("@_cdecl(\"lamina$name$App.A\")"))
    }
}
