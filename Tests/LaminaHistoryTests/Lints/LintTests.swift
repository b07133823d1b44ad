import CoreGraphics
import LaminaHistory
import QuartzCore
import Testing

/// Each rule finds three small programs with the mistake, and nothing in three similar ones without it.
@MainActor @Suite(.serialized) struct LintTests {
    private func findings(_ write: (SmallProgram) -> Void) -> [LintRule] {
        let program = SmallProgram()
        write(program)
        return program.run()
    }

    private func without(_ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        body()
        CATransaction.commit()
    }

    // MARK: snaps-back

    @Test func aMoveWhoseModelStaysBehindIsFound() {
        #expect(findings { program in program.at(1) { program.layer.add(CABasicAnimation("position.x", to: 80), forKey: "slide") } } == [.snapsBack])
    }

    @Test func aFadeWhoseModelStaysIsFound() {
        #expect(
            findings { program in program.at(1) { program.layer.add(CABasicAnimation("opacity", from: 1, to: 0.2), forKey: nil) } } == [.snapsBack])
    }

    @Test func theCureOfASpringIsTheValueToWhichItSwings() {
        let program = SmallProgram()
        program.at(1) {
            let spring = CASpringAnimation(keyPath: "position.x")
            // Ends long before it has come to rest.
            (spring.fromValue, spring.toValue, spring.duration, spring.damping) = (0, 310, 0.7, 2)
            program.layer.add(spring, forKey: "slide")
        }
        #expect(program.run() == [.snapsBack])
        #expect(program.history.findings.first?.cure.hasPrefix("layer.position.x = 310  //") == true, "\(program.history.findings)")
    }

    @Test func keyframesThatEndElsewhereAreFound() {
        let found = findings { program in
            program.at(1) {
                let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
                (animation.values, animation.duration) = ([0, 2, 1], 2)
                program.layer.add(animation, forKey: "turn")
            }
        }
        #expect(found == [.snapsBack])
    }

    @Test func aMoveWithItsModelIsNotFound() {
        let found = findings { program in
            program.at(1) {
                program.layer.add(CABasicAnimation("position.x", from: 20, to: 80), forKey: "slide")
                without { program.layer.position.x = 80 }
            }
        }
        #expect(found == [])
    }

    @Test func aShakeAndAFullTurnAreNotFound() {
        let found = findings { program in
            program.at(1) {
                let shake = CAKeyframeAnimation(keyPath: "position.x")
                (shake.values, shake.duration, shake.isAdditive) = ([0, 10, -10, 0], 0.4, true)
                program.layer.add(shake, forKey: "shake")
                program.layer.add(CABasicAnimation("transform.rotation.z", from: 0, to: 2 * Double.pi), forKey: "turn")
            }
        }
        #expect(found == [])
    }

    @Test func anImplicitAnimationAndALayerThatLeavesAreNotFound() {
        let found = findings { program in
            program.at(1) { program.layer.opacity = 0.5 }
            program.at(2) { program.layer.add(CABasicAnimation("position.x", to: 80, duration: 2), forKey: "slide") }
            program.at(3.5) { program.layer.removeFromSuperlayer() }
        }
        #expect(found == [])
    }

    // MARK: begin-time

    @Test(arguments: [0.5, 1, 20]) func aDelayInPlaceOfATimeIsFound(delay: Double) {
        let found = findings { program in
            program.at(1) {
                let animation = CABasicAnimation("position.x", from: 20, to: 20.1)
                animation.beginTime = delay
                program.layer.add(animation, forKey: "late")
            }
        }
        #expect(found == [.beginTime])
    }

    @Test func aMomentInAGroupIsFound() {
        let found = findings { program in
            program.at(1) {
                let (group, child) = (CAAnimationGroup(), CABasicAnimation("opacity", from: 1, to: 0.9999))
                child.beginTime = program.now + 0.2
                (group.animations, group.duration) = ([child], 2)
                program.layer.add(group, forKey: "group")
            }
        }
        #expect(found == [.beginTime])
    }

    @Test func aDelayAfterTheLayersTimeIsNotFound() {
        let found = findings { program in
            program.at(1) {
                let animation = CABasicAnimation("position.x", from: 20, to: 20.1)
                animation.beginTime = program.layer.convertTime(program.now, from: nil) + 0.5
                program.layer.add(animation, forKey: "late")
            }
        }
        #expect(found == [])
    }

    @Test func aDelayInAGroupIsNotFound() {
        let found = findings { program in
            program.at(1) {
                let (group, child) = (CAAnimationGroup(), CABasicAnimation("opacity", from: 1, to: 0.9999))
                child.beginTime = 0.5
                (group.animations, group.duration) = ([child], 2)
                program.layer.add(group, forKey: "group")
            }
        }
        #expect(found == [])
    }

    @Test func anAnimationWithoutABeginTimeIsNotFound() {
        let found = findings { program in program.at(1) { program.layer.add(CABasicAnimation("opacity", from: 1, to: 0.9999), forKey: nil) } }
        #expect(found == [])
    }

    // MARK: fill-without-keeping

    @Test(arguments: [CAMediaTimingFillMode.forwards, .both]) func aFillThatIsRemovedIsFound(mode: CAMediaTimingFillMode) {
        let found = findings { program in
            program.at(1) {
                let animation = CABasicAnimation("position.x", to: 80)
                animation.fillMode = mode
                program.layer.add(animation, forKey: "slide")
            }
        }
        #expect(found == [.fillIsLost])
    }

    @Test func aFillOfAGroupThatIsRemovedIsFound() {
        let found = findings { program in
            program.at(1) {
                let group = CAAnimationGroup()
                (group.animations, group.duration, group.fillMode) = ([CABasicAnimation("opacity", to: 0.5)], 1, .forwards)
                program.layer.add(group, forKey: "group")
            }
        }
        #expect(found == [.fillIsLost])
    }

    @Test func aFillThatIsKeptIsNotFound() {
        let found = findings { program in
            program.at(1) {
                let animation = CABasicAnimation("position.x", to: 80)
                (animation.fillMode, animation.isRemovedOnCompletion) = (.forwards, false)
                program.layer.add(animation, forKey: "slide")
            }
        }
        #expect(found == [])
    }

    @Test func aFillBeforeTheBeginIsNotFound() {
        let found = findings { program in
            program.at(1) {
                let animation = CABasicAnimation("position.x", from: 80, to: 20)
                (animation.fillMode, animation.beginTime) = (.both, program.now + 1)
                program.layer.add(animation, forKey: "slide")
            }
        }
        #expect(found == [])
    }

    @Test func aFillOfAnEndlessAnimationIsNotFound() {
        let found = findings { program in
            program.at(1) {
                let animation = CABasicAnimation("position.x", to: 80)
                (animation.fillMode, animation.repeatCount) = (.forwards, .infinity)
                program.layer.add(animation, forKey: "slide")
            }
        }
        #expect(found == [])
    }

    // MARK: keeping-without-fill

    @Test(arguments: [CAMediaTimingFillMode.removed, .backwards]) func anAnimationThatStaysInVainIsFound(mode: CAMediaTimingFillMode) {
        let found = findings { program in
            program.at(1) {
                let animation = CABasicAnimation("position.x", to: 80)
                (animation.fillMode, animation.isRemovedOnCompletion) = (mode, false)
                program.layer.add(animation, forKey: "slide")
            }
        }
        #expect(found == [.staysWithoutFill])
    }

    @Test func aGroupThatStaysInVainIsFound() {
        let found = findings { program in
            program.at(1) {
                let group = CAAnimationGroup()
                (group.animations, group.duration, group.isRemovedOnCompletion) = ([CABasicAnimation("opacity", to: 0.5)], 1, false)
                program.layer.add(group, forKey: "group")
            }
        }
        #expect(found == [.staysWithoutFill])
    }

    @Test func anAnimationThatTheAppRemovesItselfIsNotFound() {
        let found = findings { program in
            program.at(1) {
                let animation = CABasicAnimation("position.x", to: 80)
                animation.isRemovedOnCompletion = false
                program.layer.add(animation, forKey: "slide")
            }
            program.at(1) { without { program.layer.position.x = 80 } }
            program.at(2.05) { program.layer.removeAnimation(forKey: "slide") }
        }
        #expect(found == [])
    }

    @Test func anAnimationThatStaysWithItsEffectIsNotFound() {
        for mode in [CAMediaTimingFillMode.forwards, .both] {
            let found = findings { program in
                program.at(1) {
                    let animation = CABasicAnimation("opacity", to: 0.5)
                    (animation.fillMode, animation.isRemovedOnCompletion) = (mode, false)
                    program.layer.add(animation, forKey: "fade")
                }
            }
            #expect(found == [])
        }
    }

    @Test func anEndlessAnimationThatIsToStayIsNotFound() {
        let found = findings { program in
            program.at(1) {
                let pulse = pulse()
                pulse.isRemovedOnCompletion = false
                program.layer.add(pulse, forKey: "pulse")
            }
        }
        #expect(found == [])
    }

    @Test func anAnimationThatStaysUntilItsLayerLeavesIsNotFound() {
        let found = findings { program in
            let spark = CALayer()
            (spark.bounds.size, spark.borderWidth) = (CGSize(width: 5, height: 5), 1)
            program.layer.addSublayer(spark)
            program.at(1) {
                let animation = CABasicAnimation("opacity", to: 0)
                animation.isRemovedOnCompletion = false
                spark.add(animation, forKey: "fade")
            }
            program.at(2) { spark.removeFromSuperlayer() }
        }
        #expect(found == [])
    }

    // MARK: key-path

    @Test(arguments: ["positionX", "transform.rotation.w", "colour"]) func aKeyPathWithoutAPropertyIsFound(keyPath: String) {
        let found = findings { program in program.at(1) { program.layer.add(CABasicAnimation(keyPath, from: 0, to: 1), forKey: "k") } }
        #expect(found == [.unknownKeyPath])
    }

    @Test func keyPathsOfPropertiesAreNotFound() {
        let found = findings { program in
            program.at(1) {
                for (keyPath, value) in [("bounds.size.width", 20.05), ("shadowOpacity", 0.001), ("transform.scale.x", 1.001)] {
                    program.layer.add(CABasicAnimation(keyPath, to: value), forKey: keyPath)
                }
            }
        }
        #expect(found == [])
    }

    @Test func aKeyOfAnAppsOwnClassIsNotFound() {
        let found = findings { program in
            program.at(1) {
                let dial = DialLayer()
                program.layer.addSublayer(dial)
                dial.add(CABasicAnimation("angle", from: 0, to: 1), forKey: "angle")
            }
        }
        #expect(found == [])
    }

    private final class DialLayer: CALayer {}

    @Test func aSublayersPropertyIsNotFound() {
        let found = findings { program in
            program.at(1) {
                let knob = CALayer()
                knob.name = "knob"
                knob.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
                knob.borderWidth = 1
                program.layer.addSublayer(knob)
                program.layer.add(CABasicAnimation("sublayers.knob.opacity", from: 1, to: 0.999), forKey: "knob")
            }
        }
        #expect(found == [])
    }

    // MARK: added-again

    private func pulse() -> CABasicAnimation {
        let pulse = CABasicAnimation("opacity", from: 1, to: 0.5)
        (pulse.repeatCount, pulse.autoreverses) = (.infinity, true)
        return pulse
    }

    @Test(arguments: ["pulse", nil]) func anEndlessAnimationThatIsAddedAgainIsFound(key: String?) {
        let found = findings { program in
            for second in 1...4 { program.at(Double(second)) { program.layer.add(pulse(), forKey: key) } }
        }
        #expect(found == [.addedAgain])
    }

    @Test func anEndlessTurnThatIsAddedAgainIsFound() {
        let found = findings { program in
            for second in 1...3 {
                program.at(Double(second)) {
                    let turn = CABasicAnimation("transform.rotation.z", from: 0, to: 2 * Double.pi)
                    turn.repeatDuration = .infinity
                    program.layer.add(turn, forKey: "turn")
                }
            }
        }
        #expect(found == [.addedAgain])
    }

    @Test func anEndlessAnimationThatStopsBetweenIsNotFound() {
        let found = findings { program in
            for second in 1...4 {
                program.at(Double(second)) { program.layer.add(pulse(), forKey: "pulse") }
                program.at(Double(second) + 0.5) { program.layer.removeAnimation(forKey: "pulse") }
            }
        }
        #expect(found == [])
    }

    @Test func aFiniteAnimationOfEachTapIsNotFound() {
        let found = findings { program in
            for second in 1...4 {
                program.at(Double(second)) {
                    let pulse = pulse()
                    pulse.repeatCount = 1
                    program.layer.add(pulse, forKey: "pulse")
                }
            }
        }
        #expect(found == [])
    }

    @Test func endlessAnimationsOfSeveralLayersAreNotFound() {
        let found = findings { program in
            for second in 1...4 {
                program.at(Double(second)) {
                    let dot = CALayer()
                    (dot.bounds.size, dot.borderWidth) = (CGSize(width: 5, height: 5), 1)
                    program.layer.addSublayer(dot)
                    dot.add(pulse(), forKey: "pulse")
                }
            }
        }
        #expect(found == [])
    }
}
