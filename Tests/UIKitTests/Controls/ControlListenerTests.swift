import LaminaMethods
import Testing
import UIKit

@MainActor
struct ControlListenerTests {
    /// A target that handles selectors by overriding `perform`, as an app does.
    final class Target: UIResponder {
        var heard: [String] = []

        override func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
            heard.append("\(aSelector ?? "")")
            return nil
        }
        override func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
            heard.append("\(aSelector ?? "") \(object is UIControl)")
            return nil
        }
        override func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
            heard.append("\(aSelector ?? "") \(object1 is UIControl) \(object2 is UIEvent)")
            return nil
        }
    }

    final class Named: UIView, @MainActor MethodProviding {
        var pressed = 0

        func laminaPerform(_ call: MethodCall) {
            guard call.selector == "press:" else { return call.isUnknown() }
            call.perform { (me: Named, _: Any?) in me.pressed += 1 }
        }
    }

    class Base: UIView, @MainActor MethodProviding {
        var heard = ""
        func mark(_ sender: Any?) { heard = "base \(sender is UIControl)" }

        func laminaPerform(_ call: MethodCall) {
            guard call.selector == "mark:" else { return call.isUnknown() }
            call.perform { (me: Base, sender: Any?) in me.mark(sender) }
        }
    }

    final class Derived: Base {
        override func mark(_ sender: Any?) { heard = "derived" }
    }

    final class Plain: NSObject, MethodProviding {
        var heard = 0

        func laminaPerform(_ call: MethodCall) {
            guard call.selector == "count:" else { return call.isUnknown() }
            call.perform { (me: Plain, _: Any?) in me.heard += 1 }
        }
    }

    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let target = Target()

    @Test func aSelectorsColonsDetermineTheArguments() {
        control.addTarget(target, action: "go", for: .touchUpInside)
        control.addTarget(target, action: Selector(("go:")), for: .touchUpInside)
        control.addTarget(target, action: Selector("go:forEvent:"), for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(target.heard == ["go", "go: true", "go:forEvent: true false"])
    }

    @Test func aTargetActionPairAddedTwiceIsCalledOnce() {
        control.addTarget(target, action: "go", for: .touchDown)
        control.addTarget(target, action: "go", for: [.touchDown, .valueChanged])
        control.sendActions(for: [.touchDown, .valueChanged])
        #expect(target.heard == ["go"])
        #expect(control.allControlEvents == [.touchDown, .valueChanged])
        #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == ["go"])
        #expect(control.allTargets == [target])
    }

    @Test func removedActionsAreNotCalled() {
        control.addTarget(target, action: "one", for: [.touchDown, .touchUpInside])
        control.addTarget(target, action: "two", for: .touchDown)
        control.removeTarget(target, action: "one", for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(target.heard == ["two"])
        control.removeTarget(nil, action: nil, for: .allEvents)
        control.sendActions(for: .allEvents)
        #expect(target.heard == ["two"])
        #expect(control.allTargets.isEmpty)
    }

    @Test func targetsAreNotRetained() {
        var short: Target? = Target()
        weak let watched = short
        control.addTarget(short, action: "go", for: .touchDown)
        short = nil
        #expect(watched == nil)
        control.sendActions(for: .touchDown)
    }

    @Test func actionsKnowTheirSenderAndAreReplacedByName() {
        var heard: [String] = []
        let name = UIAction.Identifier("go")
        control.addAction(UIAction(identifier: name) { _ in heard.append("old") }, for: .touchDown)
        control.addAction(UIAction(identifier: name) { heard.append("new \($0.sender is UIControl)") }, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(heard == ["new true"])
        control.removeAction(identifiedBy: name, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(heard.count == 1)
    }

    @Test func markedMethodsAreInheritedAndOverridden() {
        let (base, derived) = (Base(), Derived())
        #expect(derived.responds(to: "mark:") && !derived.responds(to: "mark"))
        for target in [base, derived] { control.addTarget(target, action: "mark:", for: .touchDown) }
        control.sendActions(for: .touchDown)
        #expect(derived.heard == "derived" && base.heard == "base true")
    }

    @Test func objectsThatAreNoRespondersAreTargetsToo() {
        let plain = Plain()
        control.addTarget(plain, action: "count:", for: .touchDown)
        control.addTarget(plain, action: "unheardOf:", for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(plain.heard == 1)
    }

    @Test func anActionWithoutATargetGoesToTheResponderChain() {
        let view = Named(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.addSubview(control)
        control.addTarget(nil, action: "press:", for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(view.pressed == 1)
        #expect(control.allTargets.count == 1 && control.allTargets.first?.base is NSNull)
        #expect(!UIApplication.shared.sendAction("nobodyHasThis:", to: nil, from: control, for: nil))
    }

    @Test func valuesOfUnknownKeysAreRefused() {
        #expect(control.value(forKey: "nothing") == nil)
        control.setValue(1, forKey: "nothing")
        #expect(control.value(forKey: "nothing") == nil)
    }

    @Test func outletsAreSetByName() {
        final class Owner: UIResponder {
            var label: UIView?
            override func setValue(_ value: Any?, forKey key: String) {
                if key == "label" { label = value as? UIView } else { super.setValue(value, forKey: key) }
            }
        }
        let owner = Owner()
        owner.setValue(control, forKey: "label")
        #expect(owner.label === control)
    }

    @Test func selectorsEqualTheirNames() {
        #expect(NSStringFromSelector("a:b:") == "a:b:")
        #expect(NSSelectorFromString("a:") == Selector(("a:")))
        #expect("\(Selector("go"))" == "go")
    }
}
