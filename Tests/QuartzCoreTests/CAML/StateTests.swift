import CoreGraphics
import Foundation
import Testing
import TestSupport

@testable import QuartzCore

@Suite @MainActor struct StateTests {
    private let content = """
        <CALayer id="#1"><sublayers><CALayer id="#2" opacity="1" position="10 20"/></sublayers>
        <states>
          <LKState name="half"><elements>
            <LKStateSetValue final="false" targetId="#2" keyPath="opacity"><value type="real" value="0.9"/></LKStateSetValue>
            <LKStateSetValue targetId="#2" keyPath="opacity"><value type="real" value="0.5"/></LKStateSetValue>
            <LKStateSetValue targetId="#2" keyPath="position.x"><value type="integer" value="30"/></LKStateSetValue>
          </elements></LKState>
          <LKState name="off" basedOn="half" initial="1"><elements>
            <LKStateSetValue targetId="#2" keyPath="opacity"><value type="integer" value="0"/></LKStateSetValue>
            <LKStateSetValue targetId="#2" keyPath="transform.scale.xy"><value type="real" value="0.5"/></LKStateSetValue>
          </elements></LKState>
          <LKState name="empty"/>
        </states>
        <stateTransitions>
          <LKStateTransition fromState="*" toState="half"><elements>
            <LKStateTransitionElement key="opacity" targetId="#2">
              <animation type="CABasicAnimation" keyPath="opacity" duration="2" fillMode="backwards" timingFunction="linear" beginTime="1"/>
            </LKStateTransitionElement>
          </elements></LKStateTransition>
          <LKStateTransition fromState="half" toState="*"><elements/></LKStateTransition>
          <LKStateTransition fromState="empty" toState="half"><elements/></LKStateTransition>
        </stateTransitions></CALayer>
        """

    private func parts() throws -> (root: CALayer, inner: CALayer) {
        let root = try CAMLDocument.layer(content)
        return (root, try #require(root.sublayers?.first))
    }

    @Test func statesAndTransitionsAreRead() throws {
        let (root, inner) = try parts()
        #expect(root.states?.map(\.name) == ["half", "off", "empty"])
        let off = try #require(root.state(withName: "off"))
        #expect(off.basedOn == "half" && off.isInitial && off.isEnabled && off.elements.count == 2)
        #expect(off.elements[0].target === inner && off.elements[0].keyPath == "opacity" && off.elements[0].value as? Int == 0)
        #expect(root.stateTransitions?.count == 3)
        let element = try #require(root.stateTransitions?[0].elements.first)
        #expect(element.key == "opacity" && element.target === inner && element.animation.duration == 2)
        #expect(root.state(withName: "none") == nil && inner.states == nil && inner.stateTransitions == nil)
    }

    @Test func theTransitionThatNamesMoreIsPreferred() throws {
        let (root, _) = try parts()
        #expect(root.stateTransition(from: "off", to: "half")?.fromState == "*")
        #expect(root.stateTransition(from: "empty", to: "half")?.fromState == "empty")
        #expect(root.stateTransition(from: "half", to: "off")?.fromState == "half")
        // Of two that name one state, the entered one counts more.
        #expect(root.stateTransition(from: "half", to: "half")?.toState == "half")
        #expect(root.stateTransition(from: "off", to: "") == nil)
    }

    @Test func aStateSetsItsValuesAfterThoseOfTheStateOnWhichItIsBased() throws {
        let (root, inner) = try parts()
        let controller = CAStateController(layer: root)
        controller.setState(root.state(withName: "half"), of: root, transitionSpeed: 0)
        // Of two values for one key the later counts.
        #expect(inner.opacity == 0.5 && inner.position == CGPoint(x: 30, y: 20))
        controller.setState(root.state(withName: "off"), of: root, transitionSpeed: 0)
        #expect(inner.opacity == 0 && inner.position.x == 30)
        #expect(inner.transform.m11 == 0.5 && inner.transform.m22 == 0.5 && inner.transform.m33 == 1)
        #expect(controller.state(of: root)?.name == "off" && controller.state(of: inner) == nil)
        controller.setState(nil, of: root, transitionSpeed: 0)
        #expect(inner.opacity == 1 && inner.position == CGPoint(x: 10, y: 20) && CATransform3DIsIdentity(inner.transform))
        #expect(controller.state(of: root) == nil)
    }

    @Test func initialStatesApplyAtOnce() throws {
        let (root, inner) = try parts()
        let controller = CAStateController(layer: root)
        controller.setInitialStates()
        #expect(controller.state(of: root)?.name == "off" && inner.opacity == 0 && inner.animationKeys() == nil)
    }

    @Test func statesThatAreBasedOnEachOtherEnd() throws {
        let root = CALayer()
        let (a, b) = (CAState(name: "a"), CAState(name: "b"))
        (a.basedOn, b.basedOn) = ("b", "a")
        a.elements = [CAStateSetValue(target: root, keyPath: "opacity", value: 0.5)]
        root.states = [a, b]
        CAStateController(layer: root).setState(b, of: root)
        #expect(root.opacity == 0.5)
    }

    @Test func aTransitionGoesFromTheValueOnScreenToTheNewOneAfterItsBeginTime() throws {
        let (root, inner) = try parts()
        let stage = Stage(root)
        CATransaction.flush()
        stage.advance(to: 10)
        let controller = CAStateController(layer: root)
        controller.setState(root.state(withName: "half"), of: root)
        CATransaction.flush()
        func shown() -> Double? { inner.presentation()?.value(forKey: "opacity") as? Double }
        stage.time = 10.5
        #expect(shown() == 1)
        stage.time = 12
        #expect(shown() == 0.75)
        #expect(inner.presentation()?.position.x == 30)
        stage.advance(to: 13.5)
        #expect(shown() == 0.5 && inner.animationKeys() == nil)
    }

    @Test func theSpeedOfATransitionMultipliesItsTime() throws {
        let (root, inner) = try parts()
        let stage = Stage(root)
        CATransaction.flush()
        CAStateController(layer: root).setState(root.state(withName: "half"), of: root, transitionSpeed: 2)
        CATransaction.flush()
        stage.time = 1
        #expect(inner.presentation()?.value(forKey: "opacity") as? Double == 0.75)
    }

    @Test func incompleteElementsAreLeftOutByNameAndLine() throws {
        let package = try CAMLDocument.package(
            """
            <CALayer id="#1"><states>
            <Other/>
            <LKState name="a"><elements>
            <LKStateSetValue targetId="#9" keyPath="opacity"><value type="real" value="1"/></LKStateSetValue>
            <LKStateAddElement targetId="#1"/>
            </elements></LKState></states><stateTransitions>
            <Odd/>
            </stateTransitions></CALayer>
            """)
        #expect(package.rootLayer.states?.first?.elements.isEmpty == true)
        #expect(
            package.warnings.map(\.description) == [
                "4: unknown state Other", "6: unknown or incomplete state element LKStateSetValue",
                "7: unknown or incomplete state element LKStateAddElement", "9: unknown transition Odd",
            ])
    }
}
