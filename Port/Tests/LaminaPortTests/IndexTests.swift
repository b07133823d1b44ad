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
    func aFacadesIndexHasApplesNames() {
        let text = """
            open class UIControl {
                open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
                open func setTitle(_ title: String?, for state: UIControl.State) {}
                open func popViewController(animated: Bool) {}
                open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {}
                open func move(to path: String) {}
                open func stop() {}
            }
            public protocol UITableViewDelegate: AnyObject {
                func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
                func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
            }
            """
        var index = module([text], name: "UIKit").index
        index.nameAsApple()
        #expect(
            index.types.flatMap(\.members).map(\.selector) == [
                "touchesBegan:withEvent:", "setTitle:forState:", "popViewControllerAnimated:", "reloadRowsAtIndexPaths:withRowAnimation:", "moveTo:",
                "stop", "tableView:heightForRowAtIndexPath:", "tableView:willDisplayCell:forRowAtIndexPath:",
            ])
    }

    @Test
    func overridesAndMetRequirementsHaveTheNamesOfWhatTheyStandFor() {
        let facade =
            "public protocol P: AnyObject { func list(_ list: A, heightAt path: IndexPath) -> Int }; open class A { open func go(by x: UIEvent) {} }"
        var index = module([facade], name: "UIKit").index
        index.treatDefaultsAsOptional()
        index.nameAsApple()
        let text = """
            class B: A, P {
                @objc override func go(by x: UIEvent) { _ = #selector(B.go(by:)) }
                func list(_ list: A, heightAt path: IndexPath) -> Int { 1 }
                let selectors = [#selector(A.go), #selector(P.list(_:heightAt:)), #selector(list)]
            }
            """
        let result = port(text, imports: [index]).texts[0]
        #expect(result.contains("[Selector(\"goByEvent:\"), Selector(\"list:heightAtIndexPath:\"), Selector(\"list:heightAtIndexPath:\")]"))
        #expect(result.contains("lamina$App.B$goByEvent:") && result.contains("lamina$App.B$list:heightAtIndexPath:"))
    }

    @Test
    func anIndexHasPublicDeclarationsOnly() {
        let text = "public class A { func a() {}; public func b() {}; private func c() {} }\nclass B {}\nextension A { var d: Int { 1 } }"
        let index = module([text]).index
        #expect(index.types.map(\.name) == ["A"])
        #expect(index.types.first?.members.map(\.name) == ["b"])
    }
}
