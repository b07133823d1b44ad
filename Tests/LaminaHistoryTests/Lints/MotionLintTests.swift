import CoreGraphics
import Foundation
import LaminaHistory
import QuartzCore
import Testing

/// The rules about animations that look further than at one of them: each finds three mistakes, and nothing in three similar programs.
@MainActor @Suite(.serialized) struct MotionLintTests {
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

    /// An object with the class name of a view, as delegate of a layer.
    private final class DialView: NSObject, CALayerDelegate {
        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
    }
    private final class UIButton: NSObject, CALayerDelegate {}

    // MARK: snaps-back, in groups and for repeated animations

    @Test func aMemberThatEndsBeforeItsGroupIsFound() {
        let found = findings { program in
            program.at(1) {
                let (group, move, fade) = (CAAnimationGroup(), CABasicAnimation("position.x", to: 80), CABasicAnimation("opacity", from: 1, to: 1))
                (fade.duration, group.animations, group.duration) = (3, [move, fade], 3)
                program.layer.add(group, forKey: "group")
            }
        }
        #expect(found == [.snapsBack])
    }

    @Test func membersThatFollowEachOtherAreNotFound() {
        let found = findings { program in
            program.at(1) {
                let (group, there, back) = (
                    CAAnimationGroup(), CABasicAnimation("position.x", from: 20, to: 80), CABasicAnimation("position.x", from: 80, to: 20)
                )
                (back.beginTime, group.animations, group.duration) = (1, [there, back], 2)
                program.layer.add(group, forKey: "group")
            }
        }
        #expect(found == [])
    }

    @Test func aMemberThatFillsUntilTheGroupEndsIsFoundOnceAtTheGroupsEnd() {
        let program = SmallProgram()
        program.at(1) {
            let (group, move) = (CAAnimationGroup(), CABasicAnimation("position.x", to: 80))
            (move.fillMode, group.animations, group.duration) = (.forwards, [move], 3)
            program.layer.add(group, forKey: "group")
        }
        let found = program.findings()
        #expect(found.map(\.rule) == [.snapsBack])
        #expect(found.map(\.time) == [4])
    }

    @Test func aFindingHasTheLineOfItsAnimation() throws {
        let program = SmallProgram()
        program.layer.mask = CALayer()
        program.layer.mask?.frame = program.layer.bounds
        program.layer.mask?.backgroundColor = program.layer.backgroundColor
        program.at(1) { program.layer.add(CABasicAnimation("position.x", to: 80), forKey: "slide") }
        #expect(program.findings().map(\.line) == [nil, nil])
        var history = program.history
        let line = try #require(CodeLine(file: "Dial.swift", line: 42))
        history.lines = Dictionary(uniqueKeysWithValues: history.animations.map { ($0.id, line) })
        // A finding about a layer has none.
        #expect(Set(history.findings.map { [$0.rule.rawValue, $0.line?.description] }) == [["snaps-back", "Dial.swift:42"], ["corner-mask", nil]])
    }

    @Test func theSameMistakeAtThreeTapsIsOneFinding() {
        let program = SmallProgram()
        for second in [1.0, 3, 5] {
            program.at(second) { program.layer.add(CABasicAnimation("position.x", to: 20 + 10 * second), forKey: "slide") }
        }
        let found = program.findings()
        #expect(found.map(\.rule) == [.snapsBack])
        #expect(found.first?.sentence.hasSuffix("(2 times more later)") == true)
    }

    @Test func aModelThatTheDelegateSetsInTheNextFrameIsNotFound() {
        let found = findings { program in
            program.at(1) { program.layer.add(CABasicAnimation("position.x", to: 80), forKey: "slide") }
            program.at(2.016) { without { program.layer.position.x = 80 } }
        }
        #expect(found == [])
    }

    /// Half of a width of 375 points is the aim of the animation, and layout has rounded the centre of the view to whole points.
    @Test(arguments: [(CGFloat(188), [LintRule]()), (CGFloat(189), [LintRule.snapsBack])])
    func aCentreThatLayoutHasRoundedIsNotFound(model: CGFloat, expected: [LintRule]) {
        let found = findings { program in
            program.at(0.5) { without { program.layer.position.x = model } }
            program.at(1) { program.layer.add(CABasicAnimation("position.x", from: -187.5, to: 187.5, duration: 0.5), forKey: "fly") }
        }
        #expect(found == expected)
    }

    @Test func aJumpOfTwoPointsFarFromTheOriginIsFound() {
        let found = findings { program in
            program.at(0.5) { without { program.layer.position.x = 500 } }
            program.at(1) { program.layer.add(CABasicAnimation("position.x", from: 500, to: 502), forKey: "nudge") }
        }
        #expect(found == [.snapsBack])
    }

    @Test(arguments: [(Double.pi, []), (Double.pi / 3, [LintRule.snapsBack])]) func aFlipByHalfATurnIsNotFound(angle: Double, expected: [LintRule]) {
        let found = findings { program in
            program.at(1) { program.layer.add(CABasicAnimation("transform.rotation.y", from: 0, to: angle), forKey: "flip") }
        }
        #expect(found == expected)
    }

    @Test func aFilledAnimationThatTheDelegateRemovesAtItsEndSnapsBack() {
        let program = SmallProgram()
        program.at(1) {
            let slide = CABasicAnimation("position.x", to: 80)
            (slide.isRemovedOnCompletion, slide.fillMode) = (false, .forwards)
            program.layer.add(slide, forKey: "slide")
        }
        program.at(2) { program.layer.removeAllAnimations() }
        let found = program.findings()
        #expect(found.map(\.rule) == [.snapsBack])
        #expect(found.first?.cure.hasPrefix("layer.position.x = 80") == true)
    }

    @Test func thePartOfATransformIsSetByItsKeyPath() {
        let program = SmallProgram()
        program.at(1) { program.layer.add(CABasicAnimation("transform.rotation.z", to: 1), forKey: "turn") }
        #expect(program.findings().first?.cure.hasPrefix("layer.setValue(1, forKeyPath: \"transform.rotation.z\")") == true)
    }

    // MARK: pauses and unusual numbers

    @Test func aPauseMovesTheEnd() {
        let found = findings { program in
            program.at(1) {
                let animation = CABasicAnimation("position.x", from: 20, to: 80)
                animation.isRemovedOnCompletion = false
                program.layer.add(animation, forKey: "slide")
                without { program.layer.position.x = 80 }
            }
            program.at(1.5) { without { (program.layer.speed, program.layer.timeOffset) = (0, program.now) } }
            program.at(4.5) {
                without {
                    (program.layer.speed, program.layer.timeOffset) = (1, 0)
                    program.layer.beginTime = 3
                }
            }
            program.at(5.05) { program.layer.removeAnimation(forKey: "slide") }
        }
        #expect(found == [])
    }

    @Test(arguments: [-1e300, -1e12, 1e12, 1e300, .infinity, -.infinity, .nan]) func unusualBeginTimesAreNoTrap(begin: Double) {
        let found = findings { program in
            program.at(1) {
                let animation = CABasicAnimation("position.x", to: 80)
                (animation.beginTime, animation.fillMode) = (begin, .forwards)
                program.layer.add(animation, forKey: "k")
            }
        }
        #expect(begin < 0 && begin.isFinite ? found == [.beginTime] : found.allSatisfy { $0 == .beginTime || $0 == .nothingToSee })
    }

    @Test(arguments: [0, -1, .infinity, .nan]) func unusualSpeedsOfLayersAreNoTrap(speed: Double) {
        _ = findings { program in
            program.at(1) {
                without { (program.layer.speed, program.layer.timeOffset) = (Float(speed), 5) }
                program.layer.add(CABasicAnimation("position.x", to: 80), forKey: "k")
            }
            program.at(4) { without { program.layer.speed = 1 } }
        }
    }

    @Test func groupsOfAnyDepthAreNoTrap() {
        let found = findings { program in
            program.at(1) {
                var inner: CAAnimation = CABasicAnimation("position.x", from: 20, to: 20.1)
                for _ in 0..<50 {
                    let group = CAAnimationGroup()
                    (group.animations, group.duration) = ([inner], 2)
                    inner = group
                }
                program.layer.add(inner, forKey: "deep")
            }
        }
        #expect(found == [])
    }

    @Test func aDelayInAGroupWithoutADurationOfItsOwnIsNotFound() {
        let found = findings { program in
            program.at(1) {
                let (outer, inner, child) = (CAAnimationGroup(), CAAnimationGroup(), CABasicAnimation("opacity", from: 1, to: 0.9999))
                child.beginTime = 0.5
                (inner.animations, outer.animations, outer.duration) = ([child], [inner], 2)
                program.layer.add(outer, forKey: "group")
            }
        }
        #expect(found == [])
    }

    // MARK: begin-time in layers with a time of their own

    @Test(arguments: [0.0, 0.5]) func aTimeOfTheScreenInAScaledLayerIsFound(delay: Double) {
        let found = findings { program in
            program.at(0.5) { without { program.layer.speed = 0.5 } }
            program.at(1) {
                let animation = CABasicAnimation("position.x", from: 20, to: 20.1)
                animation.beginTime = program.now + delay
                program.layer.add(animation, forKey: "late")
            }
        }
        #expect(found == [.beginTime])
    }

    @Test func aTimeOfTheScreenInAnOffsetLayerIsFound() {
        let found = findings { program in
            program.at(0.5) { without { program.layer.timeOffset = -3 } }
            program.at(1) {
                let animation = CABasicAnimation("position.x", from: 20, to: 20.1)
                animation.beginTime = program.now
                program.layer.add(animation, forKey: "late")
            }
        }
        #expect(found == [.beginTime])
    }

    @Test(arguments: [0.0, 0.5, 2]) func aConvertedTimeIsNotFound(delay: Double) {
        let found = findings { program in
            program.at(0.5) { without { (program.layer.timeOffset, program.layer.speed) = (-3, delay == 2 ? 1 : 0.5) } }
            program.at(1) {
                let animation = CABasicAnimation("position.x", from: 20, to: 20.1)
                animation.beginTime = program.layer.convertTime(program.now, from: nil) + delay
                program.layer.add(animation, forKey: "late")
            }
        }
        #expect(found == [])
    }

    @Test func anAnimationOfALayerThatComesLaterIsNotFound() {
        let found = findings { program in
            let late = CALayer()
            late.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
            program.at(1) {
                let animation = CABasicAnimation("opacity", from: 1, to: 0.9999, duration: 0.5)
                animation.beginTime = program.now + 0.2
                animation.isRemovedOnCompletion = false
                animation.fillMode = .both
                late.add(animation, forKey: "fade")
            }
            program.at(5) { program.layer.addSublayer(late) }
        }
        #expect(found == [])
    }

    // MARK: values

    @Test(arguments: ["position", "transform", "backgroundColor"]) func aValueOfAnotherTypeIsFound(keyPath: String) {
        let found = findings { program in program.at(1) { program.layer.add(CABasicAnimation(keyPath, from: 0, to: 1), forKey: "k") } }
        #expect(found == [.unmixedValues])
    }

    @Test func pathsOfDifferentElementsAreFound() {
        let found = findings { program in
            program.at(1) {
                let shape = self.shape(in: program)
                let ellipse = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
                shape.add(CABasicAnimation("path", from: shape.path, to: ellipse), forKey: "path")
                without { shape.path = ellipse }
            }
        }
        #expect(found == [.unmixedValues])
    }

    @Test func pathsOfTheSameElementsAreNotFound() {
        let found = findings { program in
            program.at(1) {
                let shape = self.shape(in: program)
                let other = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20), transform: nil)
                shape.add(CABasicAnimation("path", from: shape.path, to: other), forKey: "path")
                without { shape.path = other }
            }
        }
        #expect(found == [])
    }

    @Test func pathsThatChangeInStepsAreNotFound() {
        let found = findings { program in
            program.at(1) {
                let shape = self.shape(in: program)
                let animation = CAKeyframeAnimation(keyPath: "path")
                let ellipse = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
                animation.values = [shape.path, ellipse, shape.path].compactMap(\.self)
                (animation.calculationMode, animation.duration) = (.discrete, 3)
                shape.add(animation, forKey: "steps")
            }
        }
        #expect(found == [])
    }

    @Test func valuesOfTheRightTypeAreNotFound() {
        let found = findings { program in
            program.at(1) { program.layer.add(CABasicAnimation("position", from: CGPoint(x: 20, y: 20), to: CGPoint(x: 20.1, y: 20)), forKey: "k") }
        }
        #expect(found == [])
    }

    @Test func aScaleThatBeginsAtZeroIsNotFound() {
        let found = findings { program in
            program.at(1) {
                let grow = CABasicAnimation("transform", from: CATransform3DMakeScale(0, 0, 0), to: CATransform3DIdentity)
                program.layer.add(grow, forKey: "grow")
            }
        }
        #expect(found == [])
    }

    private func shape(in program: SmallProgram) -> CAShapeLayer {
        let shape = CAShapeLayer()
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
        program.layer.addSublayer(shape)
        return shape
    }

    // MARK: nothing-to-see

    private enum Emptiness: CaseIterable { case plain, shape, mask, size }

    @Test(arguments: Emptiness.allCases) private func anAnimationOfALayerThatDrawsNothingIsFound(kind: Emptiness) {
        let found = findings { program in
            program.at(1) {
                let layer = kind == .shape ? CAShapeLayer() : CALayer()
                layer.frame = CGRect(x: 0, y: 0, width: kind == .size ? 0 : 20, height: 20)
                if kind == .mask || kind == .size { layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1) }
                if kind == .mask { layer.mask = CALayer() }
                program.layer.addSublayer(layer)
                layer.add(CABasicAnimation("transform.rotation.z", from: 0, to: 2 * Double.pi), forKey: "turn")
            }
        }
        #expect(found == [.nothingToSee])
    }

    @Test func aContainerWhoseSublayersDrawIsNotFound() {
        let found = findings { program in
            program.at(1) {
                let (outer, inner) = (CALayer(), CALayer())
                inner.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
                inner.borderWidth = 1
                outer.addSublayer(inner)
                program.layer.addSublayer(outer)
                outer.add(CABasicAnimation("transform.rotation.z", from: 0, to: 2 * Double.pi), forKey: "turn")
            }
        }
        #expect(found == [])
    }

    @Test func aShapeWhoseStrokeGrowsIsNotFound() {
        let found = findings { program in
            program.at(1) {
                let shape = self.shape(in: program)
                (shape.fillColor, shape.strokeColor, shape.strokeEnd) = (nil, CGColor(red: 0, green: 0, blue: 0, alpha: 1), 0)
                let grow = CABasicAnimation("strokeEnd", from: 0, to: 1)
                grow.autoreverses = true
                shape.add(grow, forKey: "grow")
            }
        }
        #expect(found == [])
    }

    @Test func contentsThatComeDuringTheAnimationAreNotFound() {
        let found = findings { program in
            let layer = CALayer()
            program.at(1) {
                layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
                program.layer.addSublayer(layer)
                layer.add(CABasicAnimation("transform.rotation.z", from: 0, to: 2 * Double.pi), forKey: "turn")
            }
            program.at(1.8) { without { layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1) } }
        }
        #expect(found == [])
    }

    // MARK: unseen

    @Test(arguments: ["layer", "superlayer", "opacity"]) func anEndlessAnimationOfAHiddenLayerIsFound(hidden: String) {
        let found = findings { program in
            program.at(1) {
                without {
                    let dot = self.shape(in: program)
                    dot.isHidden = hidden == "layer"
                    program.layer.isHidden = hidden == "superlayer"
                    program.layer.opacity = hidden == "opacity" ? 0 : 1
                    dot.add(self.turn(), forKey: "turn")
                }
            }
        }
        #expect(found == [.unseen])
    }

    private func turn() -> CABasicAnimation {
        let turn = CABasicAnimation("transform.rotation.z", from: 0, to: 2 * Double.pi)
        turn.repeatCount = .infinity
        return turn
    }

    private final class UIActivityIndicatorView: NSObject, CALayerDelegate {}

    @Test func aPartOfAHiddenControlOfUIKitIsNotFound() {
        let found = findings { program in
            program.setView(UIActivityIndicatorView(), of: program.layer)
            program.at(1) {
                without { program.layer.isHidden = true }
                self.shape(in: program).add(self.turn(), forKey: "turn")
            }
        }
        #expect(found == [])
    }

    private final class ButtonTitle: NSObject, CALayerDelegate {}

    @Test func theEmptyTitleOfAButtonIsNotFound() {
        let found = findings { program in
            program.layer.backgroundColor = nil
            program.setView(ButtonTitle(), of: program.layer)
            program.at(1) { program.layer.add(CABasicAnimation("opacity", from: 0.2, to: 1), forKey: nil) }
        }
        #expect(found == [])
    }

    @Test(arguments: [1.5, 5]) func anEndlessAnimationThatIsSeenSometimesIsNotFound(shown: Double) {
        let found = findings { program in
            program.at(1) {
                without { program.layer.isHidden = true }
                program.layer.add(self.turn(), forKey: "turn")
            }
            program.at(shown) { without { program.layer.isHidden = false } }
        }
        #expect(found == [])
    }

    @Test func anEndlessAnimationThatIsRemovedSoonIsNotFound() {
        let found = findings { program in
            program.at(1) {
                without { program.layer.isHidden = true }
                program.layer.add(self.turn(), forKey: "turn")
            }
            program.at(2.5) { program.layer.removeAnimation(forKey: "turn") }
        }
        #expect(found == [])
    }

    // MARK: trailing

    /// A layer that fills its view, whose size changes at 2 s.
    private func resize(_ change: @escaping (CALayer, CGRect) -> Void) -> [LintRule] {
        return findings { program in
            let gradient = CALayer()
            program.setView(DialView(), of: program.layer)
            program.at(0.5) {
                without {
                    gradient.frame = program.layer.bounds
                    gradient.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
                    program.layer.addSublayer(gradient)
                }
            }
            program.at(2) {
                without { program.layer.bounds.size.width = 60 }
                change(gradient, program.layer.bounds)
            }
        }
    }

    @Test func aSublayerThatFillsItsViewLateIsFound() {
        #expect(resize { $0.frame = $1 } == [.trailing])
    }

    @Test func aSublayerThatFillsItsViewAtOnceIsNotFound() {
        #expect(
            resize { layer, bounds in
                without { layer.frame = bounds }
            } == [])
    }

    @Test func aSublayerOfAnotherSizeIsNotFound() {
        #expect(resize { layer, bounds in layer.bounds = bounds.insetBy(dx: 5, dy: 5) } == [])
    }

    @Test(arguments: ["position", "transform"]) func aLayerThatFollowsAFingerImplicitlyIsFound(keyPath: String) {
        let found = findings { program in
            for step in 0..<10 {
                let time = 1 + Double(step) / 60
                program.noteEvent(at: time)
                program.at(time) {
                    if keyPath == "position" {
                        program.layer.position.x += 3
                    } else {
                        program.layer.transform = CATransform3DMakeTranslation(3 * Double(step + 1), 0, 0)
                    }
                }
            }
        }
        #expect(found == [.trailing])
    }

    @Test func aLayerThatFollowsAFingerAtOnceIsNotFound() {
        let found = findings { program in
            for step in 0..<10 {
                program.noteEvent(at: 1 + Double(step) / 60)
                program.at(1 + Double(step) / 60) { without { program.layer.position.x += 3 } }
            }
        }
        #expect(found == [])
    }

    /// The place is a progress in tenths, which every third event changes.
    @Test func stepsOfAProgressThatAnAnimationSmoothsAreNotFound() {
        let found = findings { program in
            for step in 0..<30 {
                let time = 1 + Double(step) / 60
                program.noteEvent(at: time)
                program.at(time) { program.layer.position.x = 20 + 6 * CGFloat(step / 3) }
            }
        }
        #expect(found == [])
    }

    /// Between the two movements the finger does something else.
    @Test func aLayerThatTrailsBehindTwoMovementsIsFound() {
        let found = findings { program in
            for step in 0..<70 {
                let time = 1 + Double(step) / 60
                program.noteEvent(at: time)
                if step < 6 || step >= 64 { program.at(time) { program.layer.position.x += 3 } }
            }
        }
        #expect(found == [.trailing])
    }

    @Test func aProgressThatATimerSmoothsIsNotFound() {
        let found = findings { program in
            for step in 0..<10 { program.at(1 + Double(step) / 60) { program.layer.position.x += 3 } }
        }
        #expect(found == [])
    }

    // MARK: kept-delegate

    private func kept(delegate: String, _ change: (SmallProgram, CABasicAnimation) -> Void = { _, _ in }) -> [LintRule] {
        return findings { program in
            let animation = CABasicAnimation("position.x", to: 80)
            (animation.isRemovedOnCompletion, animation.fillMode) = (false, .forwards)
            change(program, animation)
            program.setView(DialView(), of: program.layer)
            program.noteDelegate(delegate)
            program.at(1) { program.layer.add(animation, forKey: "slide") }
        }
    }

    @Test func aViewThatItsOwnAnimationKeepsIsFound() { #expect(kept(delegate: "DialView") == [.keptDelegate]) }

    @Test func aViewThatAGroupKeepsIsFound() {
        let found = findings { program in
            let group = CAAnimationGroup()
            (group.animations, group.duration) = ([CABasicAnimation("position.x", to: 80)], 1)
            (group.isRemovedOnCompletion, group.fillMode) = (false, .both)
            program.setView(DialView(), of: program.layer)
            program.noteDelegate("DialView")
            program.at(1) { program.layer.add(group, forKey: "group") }
        }
        #expect(found == [.keptDelegate])
    }

    @Test func aViewThatAnAnimationOfASublayerKeepsIsFound() {
        let found = findings { program in
            program.setView(DialView(), of: program.layer)
            program.noteDelegate("DialView")
            program.at(1) {
                let animation = CABasicAnimation("opacity", to: 0.5)
                (animation.isRemovedOnCompletion, animation.fillMode) = (false, .forwards)
                self.shape(in: program).add(animation, forKey: "fade")
            }
        }
        #expect(found == [.keptDelegate])
    }

    @Test func anotherDelegateIsNotFound() { #expect(kept(delegate: "Coordinator") == []) }

    @Test func anAnimationThatIsRemovedAtItsEndIsNotFound() {
        #expect(
            kept(delegate: "DialView") { program, animation in
                animation.isRemovedOnCompletion = true
                program.at(1) { without { program.layer.position.x = 80 } }
            } == [])
    }

    @Test func anAnimationThatItsDelegateRemovesIsNotFound() {
        #expect(kept(delegate: "DialView") { program, _ in program.at(2.02) { program.layer.removeAnimation(forKey: "slide") } } == [])
    }

    @Test func aChainWhoseLastAnimationRemovesAllIsNotFound() {
        let found = kept(delegate: "DialView") { program, _ in
            program.at(2) {
                let next = CABasicAnimation("position.x", from: 80, to: 20)
                (next.isRemovedOnCompletion, next.fillMode) = (false, .forwards)
                program.layer.add(next, forKey: "back")
            }
            program.at(3) { program.layer.removeAllAnimations() }
        }
        #expect(found == [])
    }

    // MARK: untouchable

    /// A control that fades in from 1 s to 2 s.
    private func fadeIn(_ delegate: any CALayerDelegate, opacity: Float, _ change: @escaping (SmallProgram) -> Void = { _ in }) -> [LintRule] {
        findings { program in
            program.setView(delegate, of: program.layer)
            program.layer.bounds.size = CGSize(width: 50, height: 50)
            program.at(0.5) { without { program.layer.opacity = opacity } }
            program.at(1) {
                let fade = CABasicAnimation("opacity", from: 0, to: 1)
                (fade.isRemovedOnCompletion, fade.fillMode) = (false, .forwards)
                program.layer.add(fade, forKey: "fade")
            }
            change(program)
        }
    }

    @Test(arguments: [0, 0.005]) func aButtonThatOnlyAnAnimationShowsIsFound(opacity: Float) {
        #expect(fadeIn(UIButton(), opacity: opacity) == [.untouchable])
    }

    @Test func aButtonInAContainerThatOnlyAnAnimationShowsIsFound() {
        let found = fadeIn(DialView(), opacity: 0) { program in
            let inner = CALayer()
            program.setView(UIButton(), of: inner)
            inner.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
            program.layer.addSublayer(inner)
        }
        #expect(found.contains(.untouchable))
    }

    @Test func aButtonWhoseModelIsOpaqueIsNotFound() { #expect(fadeIn(UIButton(), opacity: 1).filter { $0 == .untouchable } == []) }

    @Test func aPictureThatOnlyAnAnimationShowsIsNotFound() { #expect(fadeIn(DialView(), opacity: 0) == []) }

    @Test func aButtonWhoseModelFollowsSoonIsNotFound() {
        let found = fadeIn(UIButton(), opacity: 0) { program in
            program.at(2.2) { without { program.layer.opacity = 1 } }
        }
        #expect(found.filter { $0 == .untouchable } == [])
    }
}
