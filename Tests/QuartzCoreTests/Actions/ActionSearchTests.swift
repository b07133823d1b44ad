import Foundation
import QuartzCore
import Testing

@Suite @MainActor struct ActionSearchTests {
    private let layer = ActingLayer()

    @Test func theDelegateIsAskedFirst() {
        let delegate = ActionDelegate(NamedAction("A"))
        layer.delegate = delegate
        layer.actions = ["probe": NamedAction("B")]
        #expect(found == "A")
    }

    @Test func theActionsDictionaryIsSearchedSecond_action_002() {
        layer.actions = ["probe": NamedAction("B")]
        layer.style = ["actions": ["probe": NamedAction("C")]]
        #expect(found == "B")
    }

    @Test func theStylesActionsAreSearchedThird_action_003() {
        layer.style = ["actions": ["probe": NamedAction("C")]]
        #expect(found == "C")
    }

    @Test func theClassesDefaultActionIsSearchedLast_action_004() {
        #expect(found == "D")
    }

    @Test func nsNullFromTheDelegateEndsTheSearch_action_005() {
        let delegate = ActionDelegate(NSNull())
        layer.delegate = delegate
        layer.actions = ["probe": NamedAction("B")]
        #expect(layer.action(forKey: "probe") == nil)
    }

    @Test func nilFromTheDelegateContinuesTheSearch_action_006() {
        let delegate = ActionDelegate(nil)
        layer.delegate = delegate
        layer.actions = ["probe": NamedAction("B")]
        #expect(found == "B")
    }

    @Test func nsNullInTheActionsEndsTheSearch_action_007() {
        layer.actions = ["probe": NSNull()]
        layer.style = ["actions": ["probe": NamedAction("C")]]
        #expect(layer.action(forKey: "probe") == nil)
    }

    @Test func disablingActionsDoesNotChangeTheSearch_action_008() {
        layer.actions = ["probe": NamedAction("B")]
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        #expect(found == "B")
        CATransaction.commit()
    }

    @Test func aPlainLayerHasNoDefaultActions_action_009() {
        #expect(CALayer.defaultAction(forKey: "opacity") == nil)
    }

    private var found: String? { (layer.action(forKey: "probe") as? NamedAction)?.name }
}

/// An action with a name, which records the events it runs for.
final class NamedAction: CAAction {
    let name: String
    private(set) var runs: [String] = []

    init(_ name: String) { self.name = name }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) { runs.append(event) }
}

/// A layer delegate that returns the same answer for every action.
final class ActionDelegate: CALayerDelegate {
    private let answer: (any CAAction)?

    init(_ answer: (any CAAction)?) { self.answer = answer }

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
}

/// A layer class with a default action for the key `probe`.
private final class ActingLayer: CALayer {
    override class func defaultAction(forKey event: String) -> (any CAAction)? {
        event == "probe" ? NamedAction("D") : super.defaultAction(forKey: event)
    }
}
