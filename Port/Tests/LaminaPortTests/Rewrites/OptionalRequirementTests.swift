import LaminaPort
import Testing

struct OptionalRequirementTests {
    private let declaration = """
        @objc protocol PlayerDelegate {
            @objc optional func player(_ player: Player, willPlay song: Int) -> Bool
            @objc optional func player(_ player: Player, didPlay song: Int)
            @objc optional func stopped()
            @objc optional var title: String { get }
        }

        """

    private func call(_ expression: String, members: String = "") -> String {
        let text = declaration + "class Player: NSObject {\n weak var delegate: PlayerDelegate?\n\(members)\nfunc f() { \(expression) } }"
        return String(portedLines(text)[9].dropFirst("func f() { ".count).prefix { $0 != "}" }).split(separator: " }").first.map(String.init) ?? ""
    }

    @Test(arguments: [
        ("delegate?.player?(self, willPlay: 1)", "delegate?.lamina_player__willPlay?(self, 1)"),
        ("delegate!.player!(self, didPlay: 1)", "delegate!.lamina_player__didPlay!(self, 1)"),
        ("delegate?.stopped?()", "delegate?.lamina_stopped?()"),
        ("_ = delegate?.player(_:willPlay:) != nil", "_ = delegate?.lamina_player__willPlay != nil"),
        ("if let stopped = delegate?.stopped { stopped() }", "if let stopped = delegate?.lamina_stopped { stopped()"),
        ("onTap?(1)", "onTap?(1)"),
        ("other.closure?(1)", "other.closure?(1)"),
    ])
    func aCallAsksTheObjectForTheMethod(expression: String, expected: String) {
        #expect(call(expression).trimmingSpaces == expected)
    }

    @Test
    func aClosureWithTheNameOfARequirementIsCalledAsBefore() {
        #expect(call("other.stopped?()", members: "var stopped: (() -> Void)?").trimmingSpaces == "other.stopped?()")
        #expect(call("delegate?.stopped?()", members: "var stopped: (() -> Void)?").trimmingSpaces == "delegate?.lamina_stopped?()")
    }

    @Test
    func aPropertyOfTheObjectsClassIsMeantBeforeARequirement() {
        let lists =
            "@objc protocol ListSource { @objc optional func list(_ list: List, title: Int) -> String }\n"
            + "class List: NSObject {}\nclass Page: NSObject, ListSource { var list: List! }\n"
        let line = "func f(_ page: Page) { if let list = page.list { show(list) } }"
        #expect(portedLines(lists + line)[3] == line)
        let method = "func f(_ page: Page) { if page.list(_:title:) == nil { show() } }"
        #expect(portedLines(lists + method)[3].contains("page.lamina_list__title == nil"))
    }

    @Test(arguments: [
        ("any?.stopped?()", "(any as? PlayerDelegate)?.lamina_stopped?()"),
        ("self.any?.player?(self, didPlay: 1)", "(self.any as? PlayerDelegate)?.lamina_player__didPlay?(self, 1)"),
        ("any!.stopped!()", "(any as! PlayerDelegate).lamina_stopped!()"),
    ])
    func anObjectOfAnyClassIsAskedThroughTheProtocol(expression: String, expected: String) {
        #expect(call(expression, members: "weak var any: AnyObject?").trimmingSpaces == expected)
    }

    @Test
    func anOptionalMethodIsARequirementWithADefault() {
        let lines = portedLines(declaration)
        #expect(lines[0] == "protocol PlayerDelegate: AnyObject {")
        #expect(lines[1] == "    func player(_ player: Player, willPlay song: Int) -> Bool")
        #expect(lines[4].trimmingSpaces.isEmpty)
        #expect(port(declaration).texts[0].contains("extension PlayerDelegate { func stopped() {"))
    }

    @Test
    func aConformersMethodsAreInTheTable() {
        let text = declaration + "class Fan: NSObject, PlayerDelegate { func stopped() {}; func other() {} }"
        let ported = port(text).texts[0]
        #expect(ported.contains("lamina$App.Fan$stopped\""))
        #expect(!ported.contains("$other\""))
    }

    @Test
    func aRequirementOfTwoProtocolsHasADefaultForTypesOfBoth() {
        var index = module([
            "public protocol ListSource: AnyObject { func list(_ x: Int, title: Int) -> String? }\n"
                + "extension ListSource { public func list(_ x: Int, title: Int) -> String? { nil } }"
        ]).index
        index.module = "Library"
        index.treatDefaultsAsOptional()
        let text = "@objc protocol Own: NSObjectProtocol {\n@objc optional func list(_ x: Int, title: Int) -> String?\n@objc optional func other()\n}"
        let ported = port(text, imports: [index]).texts[0]
        #expect(
            ported.contains("extension Own where Self: ListSource { func list(_ a0: Int, title a1: Int) -> String? { LaminaMethods.Methods.responds(")
        )
        #expect(!ported.contains("extension Own where Self: ListSource { func other"))
    }

    @Test
    func theProtocolMayBelongToAnotherModule() {
        var index = module([
            "public protocol ViewDelegate: AnyObject { func moved(_ x: Int) }\nextension ViewDelegate { public func moved(_ x: Int) {} }"
        ]).index
        index.module = "Library"
        index.treatDefaultsAsOptional()
        let text = "class A: NSObject, ViewDelegate {\nweak var delegate: ViewDelegate?\nfunc moved(_ x: Int) { delegate?.moved?(x) }\n}"
        let ported = port(text, imports: [index]).texts[0]
        #expect(ported.contains("delegate?.lamina_moved_?(x)"))
        #expect(ported.contains("extension ViewDelegate { fileprivate var lamina_moved_: ((Int) -> Void)? {"))
        #expect(ported.contains("lamina$App.A$moved:\""))
    }
}

extension String {
    fileprivate var trimmingSpaces: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
