import Foundation
import LaminaPort
import Testing

struct IndexTests {
    @Test
    func anIndexIsTheSameAfterItWasStored() throws {
        let text = """
            @objc public protocol P: Q { @objc optional func a(_ x: Int, b: String) throws -> Int; @objc optional var c: Int { get } }
            @objcMembers open class A: NSObject, P {
                open class func make() async {}
                @objc(isOn) public var on: Bool { @objc(turnOn:) set {} get { true } }
                @nonobjc public func plain(_ x: inout Int) {}
                public init(x: Int) {}
            }
            extension UIView { @objc public func fade() {} }
            """
        let index = module([text], name: "Kit").index
        #expect(index.types.map(\.name) == ["A", "P", "UIView"])
        #expect(try JSONDecoder().decode(ModuleIndex.self, from: JSONEncoder().encode(index)) == index)
    }

    @Test
    func anIndexHasPublicDeclarationsOnly() {
        let text = "public class A { func a() {}; public func b() {}; private func c() {} }\nclass B {}\nextension A { var d: Int { 1 } }"
        let index = module([text]).index
        #expect(index.types.map(\.name) == ["A"])
        #expect(index.types.first?.members.map(\.name) == ["b"])
    }
}
