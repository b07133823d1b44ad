import LaminaPort
import Testing

struct MethodTableTests {
    /// The C names of the entries that a module gets.
    private func entries(_ texts: String..., imports: [ModuleIndex] = []) -> [String] {
        entries(of: Port.rewrite(module(texts, imports: imports)))
    }

    private func entries(of result: Port.Result) -> [String] {
        result.texts.flatMap { text in
            text.split(separator: "@_cdecl(\"lamina$").dropFirst().map { String($0.prefix { $0 != "\"" }) }
        }
    }

    @Test
    func everyMemberThatObjectiveCSeesHasAnEntry() {
        let text = """
            class A: NSObject {
                @objc func tap() {}
                @IBAction func press(_ sender: Any) {}
                @IBOutlet weak var label: NSObject!
                @objc let constant = 1
                @objc class func make() {}
                func plain() {}
                @objc init(x: Int) {}
                class Inner: NSObject { @objc private func go() {} }
            }
            """
        #expect(
            entries(text) == [
                "App.A$tap", "App.A$press:", "App.A$label", "App.A$setLabel:", "App.A$constant", "+App.A$make", "App.A.Inner$go",
            ])
    }

    @Test
    func inSwift3AllMembersOfObjectsHaveEntries() {
        let text =
            "class A: NSObject { var name: String?; private var id = 1; func go() {}; func any<T>(_ x: T) {} }\n"
            + "class B { func go() {} }\nextension UIOldState { func go() {} }"
        #expect(entries(text).isEmpty)
        let defined = module([text], definitions: ["LAMINA_OBJC_INFERENCE"])
        #expect(entries(of: Port.rewrite(defined)) == ["App.A$name", "App.A$setName:", "App.A$go"])
    }

    @Test
    func allMembersOfAClassWithObjCMembersAndOfItsSubclassesHaveEntries() {
        let first = "@objcMembers class A: NSObject { func a() {}; @nonobjc func b() {}; private func c() {}; func d<T>(_ x: T) {} }"
        #expect(
            entries(first, "class B: A { func e() {} }\nextension B { func f() {} }\nextension String { func g() {} }") == [
                "App.A$a", "App.B$e", "App.B$f",
            ])
    }

    @Test
    func allMembersOfAMarkedExtensionHaveEntries() {
        #expect(
            entries("class A: NSObject {}\n@objc extension A { func a() {} }\n@objc extension NSView { func b() {} }") == ["App.A$a", "NSView$b"])
    }

    @Test
    func anExtensionOfATypeAliasBelongsToTheAliasedClass() {
        let text = "typealias Pane = UIView\nextension Pane { @objc func spin() {} }\nclass Wheel: UIView { func f() { print(#selector(spin)) } }"
        #expect(portedLines(text)[2].contains("Selector(\"spin\")"))
        #expect(entries(text) == ["UIView$spin"])
    }

    @Test
    func anExtensionOfAnIndexedModulesClassNamesItsModule() {
        let library = module(["open class Base: NSObject {}"], name: "Library").index
        #expect(entries("extension Base { @objc func go() {} }", imports: [library]) == ["Library.Base$go"])
    }

    @Test(arguments: [
        ("class Box<T>: NSObject { @objc func go() {} }", "class Box<T>: NSObject, LaminaMethods.MethodProviding { "),
        ("final class Box<T> where T: Hashable { @objc func go() {} }", "final class Box<T>: LaminaMethods.MethodProviding where T: Hashable { "),
        ("private class Box: NSObject { @objc func go() {} }", "private class Box: NSObject, LaminaMethods.MethodProviding { "),
        ("func f() { class Box: NSObject { @objc func go() {} } }", "func f() { class Box: NSObject, LaminaMethods.MethodProviding { "),
    ])
    func aClassThatNoFunctionCanNameHasATableInItsBody(text: String, start: String) {
        #expect(entries(text).isEmpty)
        #expect(portedLines(text)[0].hasPrefix(start))
        #expect(portedLines(text)[0].contains("case \"go\": call.perform"))
    }

    @Test
    func privateClassesOfOneNameInTwoFilesHaveTheirOwnTables() {
        let first = "private class Box: NSObject {}\nextension Box { @objc func a() {} }\nclass User { let s = #selector(Box.a) }"
        let second = "fileprivate final class Box: NSObject { @objc(bee) func a() {} }\nclass Other { let s = #selector(Box.a) }"
        let result = port(first, second)
        #expect(result.texts[0].contains("{ case \"a\": call.perform { (target: Box) in target.a() }; default"))
        #expect(result.texts[1].contains("{ case \"bee\": call.perform { (target: Box) in target.a() }; default"))
        #expect(result.texts[0].contains("Selector(\"a\")") && result.texts[1].contains("Selector(\"bee\")"))
    }

    @Test
    func membersWithOneNameAndOtherTypesShareAnEntry() {
        let text = "class A: NSObject { @objc func a(_ x: Int) {}; @objc func a(_ x: String) {} }"
        #expect(entries(text) == ["App.A$a:"])
    }

    @Test
    func aMemberThatIsUnavailableHasNoEntry() {
        #expect(entries("class A: NSObject { @available(*, unavailable, message: \"no\") @IBInspectable var name: String? { nil } }").isEmpty)
    }

    @Test
    func aSubclassOfAClassWithATableInItsBodyOverridesIt() {
        let text = "class A<T>: NSObject {\n@objc func a() {}\n}\nclass B<T>: A<T> {\n@objc func b() {}\n}"
        let lines = portedLines(text)
        #expect(lines[5].hasPrefix("override nonisolated func laminaPerform"))
        #expect(lines[5].contains("default: super.laminaPerform(call)"))
        #expect(lines[3] == "class B<T>: A<T> {")
    }

    @Test
    func anEscapingClosureIsAParameterOfAnEntry() {
        let text = "class A: NSObject { @objc func run(_ body: () -> Void, then end: @escaping (Int) -> Void, _ last: (() -> Void)?) {} }"
        #expect(port(text).texts[0].contains("(target: A, a0: @escaping () -> Void, a1: @escaping (Int) -> Void, a2: (() -> Void)?) in"))
    }

    @Test
    func aCallNamesTheResultByWhichOverloadsDiffer() {
        let text = "class A: NSObject {\n@objc func first() -> Bool { true }\nfunc first() -> Int { 1 }\n@objc func last() -> String! { nil }\n}"
        let ported = port(text).texts[0]
        #expect(ported.contains("call.perform { (target: A) -> Bool in target.first() }"))
        #expect(ported.contains("call.perform { (target: A) -> String? in target.last() }"))
    }
}
