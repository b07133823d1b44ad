import CoreGraphics
import Foundation
import Testing
import TestSupport

@testable import QuartzCore

@Suite @MainActor struct AnimationReadingTests {
    private func animation<Animation: CAAnimation>(_ element: String, as type: Animation.Type) throws -> Animation {
        let layer = try CAMLDocument.layer("<CALayer><animations>\(element)</animations></CALayer>")
        return try #require(layer.attachedAnimations.first as? Animation)
    }

    @Test func timingIsGivenByAttributesInSeconds() throws {
        let basic = try animation(
            """
            <animation type="CABasicAnimation" keyPath="opacity" beginTime="1e-100" duration="2.5" speed="2" timeOffset="0.5" repeatCount="Inf"
              repeatDuration="7" autoreverses="1" fillMode="backwards" removedOnCompletion="0" additive="1" timingFunction="easeIn">
              <fromValue type="real" value="0.25"/><byValue type="integer" value="1"/></animation>
            """, as: CABasicAnimation.self)
        #expect(basic.keyPath == "opacity" && basic.beginTime == 1e-100 && basic.duration == 2.5 && basic.speed == 2 && basic.timeOffset == 0.5)
        #expect(basic.repeatCount == .infinity && basic.repeatDuration == 7 && basic.autoreverses && basic.fillMode == .backwards)
        #expect(!basic.isRemovedOnCompletion && basic.isAdditive && basic.timingFunction == CAMediaTimingFunction(name: .easeIn))
        #expect(basic.fromValue as? Double == 0.25 && basic.byValue as? Int == 1 && basic.toValue == nil)
    }

    @Test func valuesHaveTheTypesOfProperties() throws {
        let basic = try animation(
            """
            <animation type="CABasicAnimation" keyPath="path" duration="1" timingFunction="0.1 0.2 0.3 1.5">
              <fromValue type="CGPath" value="0 0 m 1 1 l"/><toValue type="CGColor" value="1 0 0" opacity="0.5"/></animation>
            """, as: CABasicAnimation.self)
        #expect((basic.fromValue as? CGPath)?.path.points.count == 2)
        #expect((basic.toValue as? CGColor)?.alpha == 0.5)
        #expect(basic.timingFunction == CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 1.5))
    }

    @Test func aSpringsVelocityIsItsInitialVelocity() throws {
        let spring = try animation(
            #"<animation type="CASpringAnimation" damping="40" mass="3" stiffness="2200" velocity="-2" keyPath="position.x" duration="0.78"/>"#,
            as: CASpringAnimation.self)
        #expect((spring.damping, spring.mass, spring.stiffness, spring.initialVelocity) == (40, 3, 2200, -2))
    }

    @Test func keyframesAreLists() throws {
        let keyframes = try animation(
            """
            <p key="spin" type="CAKeyframeAnimation" calculationMode="cubic" keyPath="transform.scale" duration="3">
              <keyTimes><integer value="0"/><real value="0.25"/><integer value="1"/></keyTimes>
              <timingFunctions><CAMediaTimingFunction value="0.1 0.2 0.3 0.4"/><CAMediaTimingFunction value="linear"/></timingFunctions>
              <values><integer value="1"/><real value="1.05"/><CGPoint value="1 2"/></values></p>
            """, as: CAKeyframeAnimation.self)
        #expect(keyframes.keyTimes == [0, 0.25, 1] && keyframes.values?.count == 3 && keyframes.values?[2] as? CGPoint == CGPoint(x: 1, y: 2))
        #expect(keyframes.calculationMode == .cubic)
        #expect(keyframes.timingFunctions == [CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4), CAMediaTimingFunction(name: .linear)])
    }

    @Test func anEmptyListOfTimingFunctionsIsNone() throws {
        let keyframes = try animation(
            #"<animation type="CAKeyframeAnimation" keyPath="opacity" duration="1"><timingFunctions/></animation>"#, as: CAKeyframeAnimation.self)
        #expect(keyframes.timingFunctions == nil)
    }

    @Test func aGroupHasAnimations() throws {
        let group = try animation(
            """
            <CAAnimationGroup duration="2"><animations><CABasicAnimation keyPath="opacity" duration="1"/>
              <animation type="CATransition"><type value="push"/><subtype value="fromTop"/></animation></animations></CAAnimationGroup>
            """, as: CAAnimationGroup.self)
        #expect(group.duration == 2 && group.animations?.count == 2)
        #expect((group.animations?[1] as? CATransition)?.type == .push && (group.animations?[1] as? CATransition)?.subtype == .fromTop)
    }

    @Test func theKeyIsTheElementsNameOrItsAttributeKey() throws {
        let layer = try CAMLDocument.layer(
            """
            <CALayer><animations><animation type="CABasicAnimation" keyPath="opacity"/><p key="two" type="CABasicAnimation" keyPath="zPosition"/>
            <animation type="CABasicAnimation" keyPath="hidden"/></animations></CALayer>
            """)
        // Two elements with one name are two animations.
        #expect(layer.animationKeys() == ["animation", "two", "animation-4"])
    }

    @Test func readAnimationsPlay() throws {
        let layer = try CAMLDocument.layer(
            """
            <CALayer opacity="0"><animations><animation type="CABasicAnimation" keyPath="opacity" duration="2" removedOnCompletion="0">
              <fromValue type="real" value="0"/><toValue type="real" value="1"/></animation></animations></CALayer>
            """)
        let stage = Stage(layer)
        CATransaction.flush()
        stage.advance(to: 0.5)
        #expect(stage.shown("opacity") == 0.25)
    }
}
