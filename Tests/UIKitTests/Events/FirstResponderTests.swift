import LaminaMethods
import Testing
import UIKit

@MainActor
final class FirstResponderTests {
    final class Field: UIView, @MainActor MethodProviding {
        var letsGo = true
        var shouts = 0
        override var canBecomeFirstResponder: Bool { true }
        override var canResignFirstResponder: Bool { letsGo }

        func laminaPerform(_ call: MethodCall) {
            guard call.selector == "shout:" else { return call.isUnknown() }
            call.perform { (me: Field, _: Any?) in me.shouts += 1 }
        }
    }

    let hand = Hand()
    let first = Field(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let second = Field(frame: CGRect(x: 50, y: 0, width: 50, height: 50))

    init() {
        hand.window.addSubview(first)
        hand.window.addSubview(second)
    }

    @Test func aWindowHasOneFirstResponder() {
        hand.open()
        #expect(first.becomeFirstResponder() && first.isFirstResponder && hand.window.isKeyWindow)
        #expect(second.becomeFirstResponder() && second.isFirstResponder)
        #expect(!first.isFirstResponder)
        #expect(second.resignFirstResponder() && !second.isFirstResponder)
        hand.close()
    }

    @Test func plainViewsDoNotBecomeFirstResponder() {
        hand.open()
        let plain = UIView()
        hand.window.addSubview(plain)
        #expect(!plain.becomeFirstResponder())
        hand.close()
    }

    @Test func aResponderThatRefusesToResignStaysFirst() {
        hand.open()
        first.becomeFirstResponder()
        first.letsGo = false
        #expect(!second.becomeFirstResponder())
        #expect(first.isFirstResponder && !first.resignFirstResponder())
        hand.close()
    }

    @Test func aRemovedViewResignsFirstResponder() {
        hand.open()
        let holder = UIView(frame: hand.window.bounds)
        hand.window.addSubview(holder)
        holder.addSubview(first)
        first.becomeFirstResponder()
        holder.removeFromSuperview()
        #expect(!first.isFirstResponder && !first.becomeFirstResponder())
        hand.window.addSubview(holder)
        #expect(!first.isFirstResponder)
        hand.close()
    }

    @Test func endEditingSearchesSubviews() {
        hand.open()
        let holder = UIView(frame: hand.window.bounds)
        hand.window.addSubview(holder)
        holder.addSubview(first)
        second.becomeFirstResponder()
        #expect(holder.endEditing(false) && second.isFirstResponder)
        first.becomeFirstResponder()
        first.letsGo = false
        #expect(!holder.endEditing(false) && first.isFirstResponder)
        #expect(holder.endEditing(true) && !first.isFirstResponder)
        hand.close()
    }

    @Test func commandsBeginAtTheFirstResponder() {
        hand.open()
        second.becomeFirstResponder()
        #expect(UIApplication.shared.sendAction("shout:", to: nil, from: first, for: nil))
        #expect(second.shouts == 1 && first.shouts == 0)
        second.resignFirstResponder()
        #expect(UIApplication.shared.sendAction("shout:", to: nil, from: first, for: nil))
        #expect(second.shouts == 1 && first.shouts == 1)
        hand.close()
    }

    @Test func aResponderThatTakesOverFromARemovedViewStaysFirst() {
        final class Generous: UIView {
            weak var heir: UIView?
            override var canBecomeFirstResponder: Bool { true }
            override func resignFirstResponder() -> Bool {
                let resigned = super.resignFirstResponder()
                heir?.becomeFirstResponder()
                return resigned
            }
        }
        hand.open()
        let generous = Generous(frame: CGRect(x: 0, y: 50, width: 50, height: 50))
        generous.heir = second
        hand.window.addSubview(generous)
        generous.becomeFirstResponder()
        generous.removeFromSuperview()
        #expect(second.isFirstResponder)
        hand.close()
    }

    @Test func aControllerBecomesFirstResponderInTheWindowOfItsView() {
        final class Keys: UIViewController {
            override var canBecomeFirstResponder: Bool { true }
        }
        let (keys, hand) = (Keys(), Hand())
        #expect(!keys.becomeFirstResponder(), "without a view there is no window")
        keys.loadViewIfNeeded()
        #expect(!keys.becomeFirstResponder(), "without a window")
        hand.window.rootViewController = keys
        hand.open()
        #expect(keys.becomeFirstResponder() && keys.isFirstResponder && hand.window.isKeyWindow)
        let field = Field(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        keys.view.addSubview(field)
        #expect(field.becomeFirstResponder() && !keys.isFirstResponder)
        #expect(keys.becomeFirstResponder() && !field.isFirstResponder)
        #expect(keys.resignFirstResponder() && !keys.isFirstResponder)
        hand.close()
    }
}
