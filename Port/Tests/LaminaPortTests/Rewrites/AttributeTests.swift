import LaminaPort
import Testing

struct AttributeTests {
    @Test(arguments: [
        ("@objc func f() {}", "func f() {}"),
        ("@objc(name:and:) func f(_ a: Int, _ b: Int) {}", "func f(_ a: Int, _ b: Int) {}"),
        ("@nonobjc var x = 1", "var x = 1"),
        ("@objc dynamic func f() {}", "func f() {}"),
        ("@IBOutlet private weak var label: UILabel!", "private weak var label: UILabel!"),
        ("@IBAction func go(_ sender: Any) {}", "func go(_ sender: Any) {}"),
        ("@IBInspectable @GKInspectable public var x: Int = 1", "public var x: Int = 1"),
        ("@IBSegueAction func make(_ coder: NSCoder) -> A? { nil }", "func make(_ coder: NSCoder) -> A? { nil }"),
        ("@discardableResult @objc func f() -> Int { 1 }", "@discardableResult func f() -> Int { 1 }"),
        ("var f: @convention(block) () -> Void = {}", "var f: () -> Void = {}"),
        ("@objc enum E: Int { case a }", "enum E: Int { case a }"),
    ])
    func attributesOfTheObjectiveCRuntimeDisappear(member: String, expected: String) {
        #expect(portedLines("class A: NSObject {\n    \(member)\n}")[1] == "    \(expected)")
    }

    @Test(arguments: [("@UIApplicationMain", "@main"), ("@NSApplicationMain", "@main"), ("@IBDesignable @objc(ABC)", ""), ("@objcMembers", "")])
    func attributesOfClasses(attribute: String, expected: String) {
        #expect(portedLines("\(attribute)\nfinal class A: NSObject {}") == [expected, "final class A: NSObject {}"])
    }

    @Test(arguments: [
        ("@objc protocol P {}", "protocol P: AnyObject {}"),
        ("@objc public protocol P: Q {}", "public protocol P: AnyObject, Q {}"),
        ("@objc protocol P: NSObjectProtocol {}", "protocol P: NSObjectProtocol {}"),
        ("protocol P {}", "protocol P {}"),
    ])
    func aProtocolForObjectiveCIsAProtocolOfClasses(text: String, expected: String) { #expect(portedLines(text) == [expected]) }

    @Test
    func dynamicStaysWhereFunctionsAreReplaced() {
        let text = "dynamic func f() {}\n@_dynamicReplacement(for: f) func g() {}"
        #expect(port(text).texts == [text])
    }
}
