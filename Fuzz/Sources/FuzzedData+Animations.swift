import UIKit

extension CALayer {
    /// Sets a property, often to a value of the wrong type.
    func setFuzzedValue(_ data: inout FuzzedData) {
        let path = data.keyPath()
        // Key paths never add sublayers, so the tree has no more layers than the program counts.
        setValue(data.value(), forKeyPath: path)
    }
}

extension FuzzedData {
    /// Returns a key path that exists in some layer, or in none.
    mutating func keyPath() -> String { pick(Self.keyPaths) }

    /// Returns a value of some property's type.
    mutating func value() -> Any? {
        switch choice(14) {
        case 0: nil
        case 1: NSValue(cgPoint: point())
        case 2: NSValue(cgSize: size())
        case 3: NSValue(cgRect: rect())
        case 4: NSValue(caTransform3D: transform3D())
        case 5: color()
        case 6: path()
        case 7: flag()
        case 8: pick(Self.names)
        case 9: image()
        case 10: list(most: 5) { NSNumber(value: $0.number()) }
        case 11: list(most: 4) { $0.color() }
        default: NSNumber(value: number())
        }
    }

    /// Returns an animation, or a group with a depth of at most 3.
    mutating func animation(depth: Int) -> CAAnimation {
        let animation = untimedAnimation(depth: depth)
        animation.duration = number() / 16
        if flag() { changeTiming(of: animation) }
        return animation
    }

    private mutating func untimedAnimation(depth: Int) -> CAAnimation {
        switch choice(5) {
        case 0: return filled(CABasicAnimation(keyPath: keyPath()))
        case 1:
            let spring = CASpringAnimation(keyPath: keyPath())
            (spring.mass, spring.stiffness, spring.damping, spring.initialVelocity) = (number(), number(), number(), number())
            return filled(spring)
        case 2: return keyframes()
        case 3:
            let transition = CATransition()
            transition.type = CATransitionType(rawValue: pick(Self.names))
            (transition.startProgress, transition.endProgress) = (Float(number()), Float(number()))
            return transition
        default:
            let group = CAAnimationGroup()
            if depth < 3 { group.animations = list(most: 3) { $0.animation(depth: depth + 1) } }
            return group
        }
    }

    private mutating func filled(_ animation: CABasicAnimation) -> CABasicAnimation {
        let make = choice(4)
        (animation.fromValue, animation.toValue, animation.byValue) = (flag() ? value() : nil, flag() ? value() : nil, flag() ? value() : nil)
        (animation.isAdditive, animation.isCumulative) = (make == 1, make == 2)
        if flag() { animation.valueFunction = CAValueFunction(name: CAValueFunctionName(rawValue: pick(Self.names))) }
        return animation
    }

    private mutating func keyframes() -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: keyPath())
        animation.values = list(most: 4) { $0.value() ?? NSNull() }
        if flag() { animation.path = path() }
        if flag() { animation.keyTimes = list(most: 5) { NSNumber(value: $0.number()) } }
        if flag() { animation.timingFunctions = list(most: 3) { $0.curve() } }
        animation.calculationMode = pick([.linear, .discrete, .paced, .cubic, .cubicPaced])
        if flag() { animation.rotationMode = pick([.rotateAuto, .rotateAutoReverse]) }
        if flag() { animation.tensionValues = list(most: 3) { NSNumber(value: $0.number()) } }
        return animation
    }

    private mutating func changeTiming(of animation: CAAnimation) {
        (animation.beginTime, animation.timeOffset, animation.speed) = (number() / 8, number(), Float(number()))
        (animation.repeatCount, animation.repeatDuration, animation.autoreverses) = (Float(number()), number(), flag())
        animation.fillMode = pick([.removed, .forwards, .backwards, .both])
        animation.isRemovedOnCompletion = flag()
        animation.timingFunction = curve()
    }

    private mutating func curve() -> CAMediaTimingFunction {
        flag()
            ? CAMediaTimingFunction(name: .easeInEaseOut)
            : CAMediaTimingFunction(controlPoints: Float(number()), Float(number()), Float(number()), Float(number()))
    }

    private static let keyPaths = [
        "bounds", "position", "zPosition", "anchorPoint", "anchorPointZ", "transform", "sublayerTransform", "opacity", "backgroundColor",
        "hidden", "masksToBounds", "doubleSided", "geometryFlipped", "opaque", "allowsGroupOpacity", "allowsEdgeAntialiasing",
        "shouldRasterize", "needsDisplayOnBoundsChange", "cornerRadius", "maskedCorners", "cornerCurve", "borderWidth", "borderColor",
        "edgeAntialiasingMask", "rasterizationScale", "minificationFilterBias", "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius",
        "shadowPath", "contents", "contentsRect", "contentsCenter", "contentsGravity", "contentsScale", "contentsFormat", "minificationFilter",
        "magnificationFilter", "beginTime", "timeOffset", "speed", "duration", "repeatCount", "repeatDuration", "autoreverses", "fillMode",
        "path", "fillColor", "fillRule", "strokeColor", "strokeStart", "strokeEnd", "lineWidth", "miterLimit", "lineCap", "lineJoin",
        "lineDashPhase", "lineDashPattern", "colors", "locations", "startPoint", "endPoint", "type", "string", "font", "fontSize",
        "foregroundColor", "wrapped", "alignmentMode", "truncationMode", "name", "frame", "frame.size.width", "bounds.size", "position.x",
        "transform.rotation.z", "transform.rotation", "transform.scale", "transform.scale.x", "transform.translation.y", "sublayers.a.opacity",
        "shadowOffset.width", "own", "", "..", "position.nothing",
    ]

    private static let names = [
        "", "center", "topLeft", "resizeAspect", "resizeAspectFill", "nearest", "linear", "trilinear", "circular", "continuous", "axial",
        "radial", "conic", "non-zero", "even-odd", "miter", "round", "bevel", "butt", "square", "natural", "justified", "start", "middle",
        "end", "fade", "moveIn", "push", "reveal", "fromLeft", "rotateZ", "scale", "translateX", "forwards", "both", "Gray8", "RGBAh", "a",
        "Helvetica", "two words and a half",
    ]
}
