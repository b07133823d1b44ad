import CoreGraphics
import QuartzCore
import Testing
import TestSupport

/// The presentation values of animations on a layer on screen; samples of each kind, measured or documented on Apple's systems.
@Suite @MainActor struct PlaybackTests {
    @Test(arguments: [(0.0, 0.0), (1, 0.5), (2, 1), (3, 0.5), (4.001, 1)])
    func anAutoreversingAnimationRunsBothWaysAndIsRemoved_seed_001_005(time: Double, opacity: Double) throws {
        let animation = fade(duration: 2)
        animation.autoreverses = true
        animation.timingFunction = nil
        try expect(animation, shows: opacity, of: "opacity", at: time)
    }

    @Test func aDelayedAnimationShowsItsStartValueWithBackwardsFill_seed_019() throws {
        let animation = depth(from: 2, to: 6)
        (animation.beginTime, animation.duration, animation.fillMode) = (1, 0.05, .backwards)
        try expect(animation, shows: 2, of: "zPosition", at: 0.5, model: 9)
    }

    @Test(
        arguments: [
            (CAMediaTimingFillMode.removed, 0.5, 9.0), (.removed, 3, 9), (.forwards, 0.5, 9), (.forwards, 3, 6), (.backwards, 0.5, 2),
            (.backwards, 3, 9), (.both, 0.5, 2), (.both, 3, 6),
        ])
    func theFillModeDeterminesTheValueOutsideTheActiveTime_timeline_014_021(mode: CAMediaTimingFillMode, time: Double, shown: Double) throws {
        let animation = depth(from: 2, to: 6)
        animation.beginTime = 1
        animation.fillMode = mode
        try expect(animation, shows: shown, of: "zPosition", at: time, model: 9)
    }

    @Test(
        arguments: [
            (2.0, 6.0, nil, 4.0), (2, nil, 6, 5), (nil, 6, 4, 4), (2, nil, nil, 5.5), (nil, 3, nil, 6), (nil, nil, 2, 10),
        ] as [(Double?, Double?, Double?, Double)])
    func twoOfThreeValuesDetermineTheRange_basic_001_006(from: Double?, to: Double?, by: Double?, depth: Double) throws {
        let animation = CABasicAnimation(keyPath: "zPosition")
        animation.fromValue = from
        animation.toValue = to
        animation.byValue = by
        animation.duration = 1
        try expect(animation, shows: depth, of: "zPosition", at: 0.5, model: 9)
    }

    @Test func anAdditiveAnimationAddsToTheUnderlyingValue_basic_023() throws {
        let stage = Stage()
        let (below, above) = (depth(from: 5, to: 5), depth(from: 2, to: 2))
        above.isAdditive = true
        stage.layer.add(below, forKey: nil)
        stage.layer.add(above, forKey: nil)
        CATransaction.flush()
        stage.time = 0.5
        #expect(stage.shown("zPosition") == 7)
    }

    @Test func anAdditiveTransformIsAppliedFirst_basic_025() throws {
        let stage = Stage()
        CATransaction.setDisableActions(true)
        stage.layer.transform = CATransform3DMakeScale(2, 2, 2)
        let animation = CABasicAnimation(keyPath: "transform")
        animation.fromValue = CATransform3DMakeTranslation(10, 0, 0)
        animation.toValue = CATransform3DMakeTranslation(10, 0, 0)
        animation.isAdditive = true
        animation.duration = 1
        stage.layer.add(animation, forKey: nil)
        CATransaction.flush()
        let shown = try #require(stage.shown("transform", as: CATransform3D.self))
        #expect(shown.m11 == 2 && shown.m41 == 20)
    }

    @Test(arguments: [(0.1, 310.0), (0.3, 60), (0.6, 120), (0.8, 60)])
    func discreteValuesHaveOneMoreKeyTime_keyframe_015_018(time: Double, depth: Double) throws {
        let animation = keyframes([310, 60, 120, 60], mode: .discrete)
        animation.keyTimes = [0, 0.25, 0.5, 0.75, 1]
        try expect(animation, shows: depth, of: "zPosition", at: time)
    }

    @Test func cubicCurvesEndWithTheFullDifference_keyframe_cubic_006() throws {
        try expect(keyframes([0, 10, 10], mode: .cubic), shows: 10.625, of: "zPosition", at: 0.75)
    }

    @Test(
        arguments: [
            (CAAnimationCalculationMode.linear, 0.25, CGPoint(x: 5, y: 0)), (.paced, 0.5, CGPoint(x: 10, y: 40)),
            (.discrete, 0.75, CGPoint(x: 10, y: 0)),
        ])
    func aPathIsFollowed_keyframe_path_001_006(mode: CAAnimationCalculationMode, time: Double, point: CGPoint) throws {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 90)])
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        animation.calculationMode = mode
        animation.duration = 1
        try expect(animation, shows: point.x, of: "position.x", at: time)
        try expect(animation, shows: point.y, of: "position.y", at: time)
    }

    @Test(arguments: [(0.25, 159.98313), (0.5, 231.2907), (0.75, 210.55848)])
    func theWholeCurveIsEased_seed_020_022(time: Double, x: Double) throws {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 100, y: 400))
        path.addCurve(to: CGPoint(x: 100, y: 100), control1: CGPoint(x: 350, y: 400), control2: CGPoint(x: 200, y: 0))
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
        animation.duration = 1
        try expect(animation, shows: x, of: "position.x", at: time, within: 0.01)
    }

    @Test func aFullRotationRotatesByKeyPathOnly_transform_keypath_024() throws {
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.fromValue = 0
        turn.toValue = 2 * Double.pi
        turn.duration = 1
        #expect(abs(try shownTransform(turn, at: 0.5).m11 + 1) < 1e-12)
        let matrix = CABasicAnimation(keyPath: "transform")
        matrix.toValue = CATransform3DMakeRotation(2 * .pi, 0, 0, 1)
        matrix.duration = 1
        #expect(abs(try shownTransform(matrix, at: 0.5).m11 - 1) < 1e-12)
    }

    @Test func aValueFunctionReplacesTheProperty_value_function_003() throws {
        let animation = CABasicAnimation(keyPath: "transform")
        animation.valueFunction = CAValueFunction(name: .translateX)
        animation.fromValue = 0
        animation.toValue = 10
        animation.duration = 1
        try expect(animation, shows: 5, of: "transform.translation.x", at: 0.5)
    }

    @Test func aGroupTruncatesItsChildren_group_003() throws {
        let group = CAAnimationGroup()
        let child = depth(from: 0, to: 100)
        child.duration = 4
        group.animations = [child]
        group.duration = 0.5
        group.fillMode = .forwards
        group.isRemovedOnCompletion = false
        try expect(group, shows: 12.5, of: "zPosition", at: 2)
    }

    @Test func aSpringOvershootsItsEnd_spring_response_004() throws {
        let spring = CASpringAnimation(keyPath: "zPosition")
        spring.fromValue = 0
        spring.toValue = 1
        spring.duration = spring.settlingDuration
        try expect(spring, shows: 1.124354767, of: "zPosition", at: 0.3, within: 1e-6)
    }

    private func depth(from: Double, to: Double) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "zPosition")
        animation.fromValue = from
        animation.toValue = to
        animation.duration = 1
        animation.isRemovedOnCompletion = false
        return animation
    }

    private func keyframes(_ values: [Double], mode: CAAnimationCalculationMode) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: "zPosition")
        animation.values = values
        animation.calculationMode = mode
        animation.duration = 1
        return animation
    }

    private func expect(
        _ animation: CAAnimation, shows expected: Double, of keyPath: String, at time: Double, model: Double? = nil,
        within tolerance: Double = 1e-4, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let layer = CALayer()
        if let model { layer.setValue(model, forKeyPath: keyPath) }
        let stage = play(animation, on: layer, until: time)
        let shown = try #require(stage.shown(keyPath, as: Double.self), sourceLocation: sourceLocation)
        #expect(abs(shown - expected) <= tolerance, sourceLocation: sourceLocation)
    }

    private func shownTransform(_ animation: CAAnimation, at time: Double) throws -> CATransform3D {
        let stage = play(animation, on: CALayer(), until: time)
        return try #require(stage.layer.presentation()).transform
    }

    private func play(_ animation: CAAnimation, on layer: CALayer, until time: Double) -> Stage<CALayer> {
        let stage = Stage(layer)
        layer.add(animation, forKey: nil)
        CATransaction.flush()
        stage.time = time
        return stage
    }
}
