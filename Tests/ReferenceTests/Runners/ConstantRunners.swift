import QuartzCore
import UIKit

let constantRunners: [String: Runner] = [
    "constant": { question in
        let name = question.input["name"]?.text ?? ""
        guard let value = constants[name] ?? viewConstants[name] else { throw Unsupported("the constant \(name)") }
        return value
    }
]

/// Raw values, keyed by their names in Apple's C headers, which Swift imports as members of types.
private let constants: [String: JSON] = [
    "kCALayerMinXMargin": JSON(CAAutoresizingMask.layerMinXMargin), "kCALayerWidthSizable": JSON(CAAutoresizingMask.layerWidthSizable),
    "kCALayerMaxXMargin": JSON(CAAutoresizingMask.layerMaxXMargin), "kCALayerMinYMargin": JSON(CAAutoresizingMask.layerMinYMargin),
    "kCALayerHeightSizable": JSON(CAAutoresizingMask.layerHeightSizable), "kCALayerMaxYMargin": JSON(CAAutoresizingMask.layerMaxYMargin),
    "kCALayerNotSizable": JSON(CAAutoresizingMask()),
    "kCALayerLeftEdge": JSON(CAEdgeAntialiasingMask.layerLeftEdge), "kCALayerRightEdge": JSON(CAEdgeAntialiasingMask.layerRightEdge),
    "kCALayerBottomEdge": JSON(CAEdgeAntialiasingMask.layerBottomEdge), "kCALayerTopEdge": JSON(CAEdgeAntialiasingMask.layerTopEdge),
    "kCALayerMinXMinYCorner": JSON(CACornerMask.layerMinXMinYCorner), "kCALayerMaxXMinYCorner": JSON(CACornerMask.layerMaxXMinYCorner),
    "kCALayerMinXMaxYCorner": JSON(CACornerMask.layerMinXMaxYCorner), "kCALayerMaxXMaxYCorner": JSON(CACornerMask.layerMaxXMaxYCorner),
    "kCATransactionAnimationDuration": .text(kCATransactionAnimationDuration),
    "kCATransactionDisableActions": .text(kCATransactionDisableActions),
    "kCATransactionAnimationTimingFunction": .text(kCATransactionAnimationTimingFunction),
    "kCATransactionCompletionBlock": .text(kCATransactionCompletionBlock),
    "kCAOnOrderIn": .text(kCAOnOrderIn), "kCAOnOrderOut": .text(kCAOnOrderOut), "kCATransition": .text(kCATransition),
    "kCAContentsFormatRGBA8Uint": .text(CALayerContentsFormat.RGBA8Uint.rawValue),
    "kCAContentsFormatRGBA16Float": .text(CALayerContentsFormat.RGBA16Float.rawValue),
    "kCAContentsFormatGray8Uint": .text(CALayerContentsFormat.gray8Uint.rawValue),
    "kCAContentsFormatAutomatic": .text(CALayerContentsFormat.automatic.rawValue),
    "kCAAnimationLinear": .text(CAAnimationCalculationMode.linear.rawValue),
    "kCAAnimationDiscrete": .text(CAAnimationCalculationMode.discrete.rawValue),
    "kCAAnimationPaced": .text(CAAnimationCalculationMode.paced.rawValue),
    "kCAAnimationCubic": .text(CAAnimationCalculationMode.cubic.rawValue),
    "kCAAnimationCubicPaced": .text(CAAnimationCalculationMode.cubicPaced.rawValue),
    "kCAAnimationRotateAuto": .text(CAAnimationRotationMode.rotateAuto.rawValue),
    "kCAAnimationRotateAutoReverse": .text(CAAnimationRotationMode.rotateAutoReverse.rawValue),
    "kCAEmitterLayerPoint": .text(CAEmitterLayerEmitterShape.point.rawValue),
    "kCAEmitterLayerLine": .text(CAEmitterLayerEmitterShape.line.rawValue),
    "kCAEmitterLayerRectangle": .text(CAEmitterLayerEmitterShape.rectangle.rawValue),
    "kCAEmitterLayerCuboid": .text(CAEmitterLayerEmitterShape.cuboid.rawValue),
    "kCAEmitterLayerCircle": .text(CAEmitterLayerEmitterShape.circle.rawValue),
    "kCAEmitterLayerSphere": .text(CAEmitterLayerEmitterShape.sphere.rawValue),
    "kCAEmitterLayerPoints": .text(CAEmitterLayerEmitterMode.points.rawValue),
    "kCAEmitterLayerOutline": .text(CAEmitterLayerEmitterMode.outline.rawValue),
    "kCAEmitterLayerSurface": .text(CAEmitterLayerEmitterMode.surface.rawValue),
    "kCAEmitterLayerVolume": .text(CAEmitterLayerEmitterMode.volume.rawValue),
    "kCAEmitterLayerUnordered": .text(CAEmitterLayerRenderMode.unordered.rawValue),
    "kCAEmitterLayerOldestFirst": .text(CAEmitterLayerRenderMode.oldestFirst.rawValue),
    "kCAEmitterLayerOldestLast": .text(CAEmitterLayerRenderMode.oldestLast.rawValue),
    "kCAEmitterLayerBackToFront": .text(CAEmitterLayerRenderMode.backToFront.rawValue),
    "kCAEmitterLayerAdditive": .text(CAEmitterLayerRenderMode.additive.rawValue),
    "kCAFillModeForwards": .text(CAMediaTimingFillMode.forwards.rawValue),
    "kCAFillModeBackwards": .text(CAMediaTimingFillMode.backwards.rawValue),
    "kCAFillModeBoth": .text(CAMediaTimingFillMode.both.rawValue), "kCAFillModeRemoved": .text(CAMediaTimingFillMode.removed.rawValue),
    "kCAMediaTimingFunctionLinear": .text(CAMediaTimingFunctionName.linear.rawValue),
    "kCAMediaTimingFunctionEaseIn": .text(CAMediaTimingFunctionName.easeIn.rawValue),
    "kCAMediaTimingFunctionEaseOut": .text(CAMediaTimingFunctionName.easeOut.rawValue),
    "kCAMediaTimingFunctionEaseInEaseOut": .text(CAMediaTimingFunctionName.easeInEaseOut.rawValue),
    "kCAMediaTimingFunctionDefault": .text(CAMediaTimingFunctionName.default.rawValue),
    "kCATransitionFade": .text(CATransitionType.fade.rawValue), "kCATransitionMoveIn": .text(CATransitionType.moveIn.rawValue),
    "kCATransitionPush": .text(CATransitionType.push.rawValue), "kCATransitionReveal": .text(CATransitionType.reveal.rawValue),
    "kCATransitionFromRight": .text(CATransitionSubtype.fromRight.rawValue),
    "kCATransitionFromLeft": .text(CATransitionSubtype.fromLeft.rawValue),
    "kCATransitionFromTop": .text(CATransitionSubtype.fromTop.rawValue),
    "kCATransitionFromBottom": .text(CATransitionSubtype.fromBottom.rawValue),
    "kCAGradientLayerAxial": .text(CAGradientLayerType.axial.rawValue), "kCAGradientLayerRadial": .text(CAGradientLayerType.radial.rawValue),
    "kCAGradientLayerConic": .text(CAGradientLayerType.conic.rawValue),
    "kCACornerCurveCircular": .text(CALayerCornerCurve.circular.rawValue),
    "kCACornerCurveContinuous": .text(CALayerCornerCurve.continuous.rawValue),
    "kCAFilterLinear": .text(CALayerContentsFilter.linear.rawValue), "kCAFilterNearest": .text(CALayerContentsFilter.nearest.rawValue),
    "kCAFilterTrilinear": .text(CALayerContentsFilter.trilinear.rawValue),
    "kCAGravityCenter": .text(CALayerContentsGravity.center.rawValue), "kCAGravityTop": .text(CALayerContentsGravity.top.rawValue),
    "kCAGravityBottom": .text(CALayerContentsGravity.bottom.rawValue), "kCAGravityLeft": .text(CALayerContentsGravity.left.rawValue),
    "kCAGravityRight": .text(CALayerContentsGravity.right.rawValue), "kCAGravityTopLeft": .text(CALayerContentsGravity.topLeft.rawValue),
    "kCAGravityTopRight": .text(CALayerContentsGravity.topRight.rawValue),
    "kCAGravityBottomLeft": .text(CALayerContentsGravity.bottomLeft.rawValue),
    "kCAGravityBottomRight": .text(CALayerContentsGravity.bottomRight.rawValue),
    "kCAGravityResize": .text(CALayerContentsGravity.resize.rawValue),
    "kCAGravityResizeAspect": .text(CALayerContentsGravity.resizeAspect.rawValue),
    "kCAGravityResizeAspectFill": .text(CALayerContentsGravity.resizeAspectFill.rawValue),
    "kCAFillRuleNonZero": .text(CAShapeLayerFillRule.nonZero.rawValue), "kCAFillRuleEvenOdd": .text(CAShapeLayerFillRule.evenOdd.rawValue),
    "kCALineJoinMiter": .text(CAShapeLayerLineJoin.miter.rawValue), "kCALineJoinRound": .text(CAShapeLayerLineJoin.round.rawValue),
    "kCALineJoinBevel": .text(CAShapeLayerLineJoin.bevel.rawValue), "kCALineCapButt": .text(CAShapeLayerLineCap.butt.rawValue),
    "kCALineCapRound": .text(CAShapeLayerLineCap.round.rawValue), "kCALineCapSquare": .text(CAShapeLayerLineCap.square.rawValue),
    "kCATruncationNone": .text(CATextLayerTruncationMode.none.rawValue), "kCATruncationStart": .text(CATextLayerTruncationMode.start.rawValue),
    "kCATruncationEnd": .text(CATextLayerTruncationMode.end.rawValue), "kCATruncationMiddle": .text(CATextLayerTruncationMode.middle.rawValue),
    "kCAAlignmentNatural": .text(CATextLayerAlignmentMode.natural.rawValue), "kCAAlignmentLeft": .text(CATextLayerAlignmentMode.left.rawValue),
    "kCAAlignmentRight": .text(CATextLayerAlignmentMode.right.rawValue),
    "kCAAlignmentCenter": .text(CATextLayerAlignmentMode.center.rawValue),
    "kCAAlignmentJustified": .text(CATextLayerAlignmentMode.justified.rawValue),
    "kCAValueFunctionRotateX": .text(CAValueFunctionName.rotateX.rawValue), "kCAValueFunctionRotateY": .text(CAValueFunctionName.rotateY.rawValue),
    "kCAValueFunctionRotateZ": .text(CAValueFunctionName.rotateZ.rawValue), "kCAValueFunctionScale": .text(CAValueFunctionName.scale.rawValue),
    "kCAValueFunctionScaleX": .text(CAValueFunctionName.scaleX.rawValue), "kCAValueFunctionScaleY": .text(CAValueFunctionName.scaleY.rawValue),
    "kCAValueFunctionScaleZ": .text(CAValueFunctionName.scaleZ.rawValue),
    "kCAValueFunctionTranslate": .text(CAValueFunctionName.translate.rawValue),
    "kCAValueFunctionTranslateX": .text(CAValueFunctionName.translateX.rawValue),
    "kCAValueFunctionTranslateY": .text(CAValueFunctionName.translateY.rawValue),
    "kCAValueFunctionTranslateZ": .text(CAValueFunctionName.translateZ.rawValue),
]

/// UIKit's animation options, as the reference lists them: flags by the index of their bit; curves, transitions and modes by their value.
private let viewConstants: [String: JSON] = [
    "layoutSubviews": bit(UIView.AnimationOptions.layoutSubviews.rawValue),
    "allowUserInteraction": bit(UIView.AnimationOptions.allowUserInteraction.rawValue),
    "beginFromCurrentState": bit(UIView.AnimationOptions.beginFromCurrentState.rawValue),
    "repeat": bit(UIView.AnimationOptions.repeat.rawValue),
    "autoreverse": bit(UIView.AnimationOptions.autoreverse.rawValue),
    "overrideInheritedDuration": bit(UIView.AnimationOptions.overrideInheritedDuration.rawValue),
    "overrideInheritedCurve": bit(UIView.AnimationOptions.overrideInheritedCurve.rawValue),
    "allowAnimatedContent": bit(UIView.AnimationOptions.allowAnimatedContent.rawValue),
    "showHideTransitionViews": bit(UIView.AnimationOptions.showHideTransitionViews.rawValue),
    "overrideInheritedOptions": bit(UIView.AnimationOptions.overrideInheritedOptions.rawValue),
    "curveEaseInOut": value(.curveEaseInOut), "curveEaseIn": value(.curveEaseIn), "curveEaseOut": value(.curveEaseOut),
    "curveLinear": value(.curveLinear), "transitionFlipFromLeft": value(.transitionFlipFromLeft),
    "transitionFlipFromRight": value(.transitionFlipFromRight), "transitionCurlUp": value(.transitionCurlUp),
    "transitionCurlDown": value(.transitionCurlDown), "transitionCrossDissolve": value(.transitionCrossDissolve),
    "transitionFlipFromTop": value(.transitionFlipFromTop), "transitionFlipFromBottom": value(.transitionFlipFromBottom),
    "preferredFramesPerSecond60": value(.preferredFramesPerSecond60), "preferredFramesPerSecond30": value(.preferredFramesPerSecond30),
    "calculationModeLinear": mode(.calculationModeLinear), "calculationModeDiscrete": mode(.calculationModeDiscrete),
    "calculationModePaced": mode(.calculationModePaced), "calculationModeCubic": mode(.calculationModeCubic),
    "calculationModeCubicPaced": mode(.calculationModeCubicPaced),
]

private func bit(_ rawValue: UInt) -> JSON { .number(Double(rawValue.trailingZeroBitCount)) }
private func value(_ options: UIView.AnimationOptions) -> JSON { .number(Double(options.rawValue)) }
private func mode(_ options: UIView.KeyframeAnimationOptions) -> JSON { .number(Double(options.rawValue)) }

extension JSON {
    fileprivate init<Mask: OptionSet>(_ mask: Mask) where Mask.RawValue: BinaryInteger { self = .number(Double(mask.rawValue)) }
}
