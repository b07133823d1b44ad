import CoreGraphics
import Foundation
import LaminaPrimitives
import LaminaScene
import TestRandom

@testable import QuartzCore

/// Random layer trees with every kind of content that CAML can hold.
@MainActor struct RandomLayers {
    private var random: Random
    private var count = 0
    private var layers: [CALayer] = []

    init(seed: UInt64) { random = Random(seed: seed) }

    /// Returns a tree of up to 15 layers.
    static func tree(seed: UInt64) -> CALayer {
        var maker = RandomLayers(seed: seed)
        let root = maker.layer(depth: 0)
        maker.addStates(root)
        return root
    }

    private static let classes: [CALayer.Type] = [
        CALayer.self, CAShapeLayer.self, CAGradientLayer.self, CATextLayer.self, CATransformLayer.self, CAScrollLayer.self, CATiledLayer.self,
        CAEmitterLayer.self, CAReplicatorLayer.self,
    ]

    private mutating func pick<Element>(_ items: [Element]) -> Element { items[random.below(items.count)] }

    private mutating func layer(depth: Int) -> CALayer {
        let layer = pick(Self.classes).laminaInit()
        count += 1
        layer.name = "layer \(count) <\"&'>"
        layers.append(layer)
        changeProperties(layer)
        if random.chance(30) { layer.style = ["opacity": 0.5, "own": [1, "two"] as [Any], "flag": true] }
        if random.chance(30) {
            layer.setValue(ownValue(depth: 0), forKey: pick(["place", "two words", "sublayers of mine", "p", "états", "animations"]))
        }
        if random.chance(30) { addEffects(layer) }
        for _ in 0..<random.below(3) where random.chance(40) {
            layer.add(animation(depth: 0), forKey: random.chance(80) ? pick(["a", "b", "c d"]) : nil)
        }
        if let emitter = layer as? CAEmitterLayer { emitter.emitterCells = random.chance(80) ? [cell(depth: 0), cell(depth: 0)] : nil }
        if random.chance(20) { layer.constraints = [constraint()] }
        if random.chance(10) { layer.layoutManager = CAConstraintLayoutManager() }
        if random.chance(10) { layer.autoresizingMask = [.layerWidthSizable, .layerMaxYMargin] }
        if depth < 3, count < 15 {
            if random.chance(20) { layer.mask = self.layer(depth: depth + 1) }
            for _ in 0..<random.below(4) { layer.addSublayer(self.layer(depth: depth + 1)) }
        }
        return layer
    }

    private mutating func changeProperties(_ layer: CALayer) {
        // One property is never archived.
        for row in type(of: layer).properties.rows where random.chance(25) && row.name != "wantsDynamicContentScaling" {
            let value = random.chance(80) ? number(like: row, of: layer) : nil
            layer.setValue((value ?? OtherValues.other(than: type(of: layer).initialState, for: row))?.bridged, forKey: row.name)
        }
        if let text = layer as? CATextLayer {
            text.string = pick(["", "one\ntwo\t<b>&amp;", "Größe 🎈"])
            if random.chance(50) { text.font = "DejaVuSans" as NSString }
        }
    }

    /// Returns a random number of any size for a property that is a number.
    private mutating func number(like row: Property, of layer: CALayer) -> Value? {
        guard case .number = row.access.value(in: type(of: layer).initialState) else { return nil }
        return .number(random.chance(20) ? Double(random.below(1000)) : random.number(-3...3) * pick([1e-9, 1, 1e6]))
    }

    private mutating func ownValue(depth: Int) -> Any {
        switch random.below(depth < 2 ? 12 : 10) {
        case 0: NSNumber(value: random.number(-9...9))
        case 1: NSNumber(value: random.below(1 << 20))
        case 2: NSNumber(value: random.chance(50))
        case 3: pick(["", " text\r\n", "<&>"]) as NSString
        case 4: CGPoint(x: random.number(0...1), y: 2)._boxed
        case 5: CGRect(x: 1, y: 2, width: random.number(0...1), height: 4)._boxed
        case 6: CATransform3DMakeRotation(random.number(-3...3), 1, 2, 3)._boxed
        case 7: CGColor(Color(red: Float(random.number(-1...2)), green: 0.5, blue: 0, alpha: pick([1, 0.25])))
        case 8: CGPath(OtherValues.path)
        case 9: CGImage(OtherValues.picture)
        case 10: [ownValue(depth: depth + 1), ownValue(depth: depth + 1)] as [Any]
        default: ["a": ownValue(depth: depth + 1), "b c": ownValue(depth: depth + 1)] as [AnyHashable: Any]
        }
    }

    private mutating func addEffects(_ layer: CALayer) {
        let blur = CAFilter(type: "gaussianBlur")
        blur.name = pick(["soft", "gaussianBlur"])
        blur.isEnabled = random.chance(50)
        blur.setValue(random.number(0...9), forKey: "inputRadius")
        var filters: [Any] = [blur]
        if let matrix = CIFilter(name: "CIColorMatrix") {
            matrix.setValue(CIVector(x: 1, y: 0.5, z: 0, w: 0.25), forKey: "inputRVector")
            filters.append(matrix)
        }
        if random.chance(50) { layer.filters = filters } else { layer.backgroundFilters = filters }
        if random.chance(50) { layer.compositingFilter = random.chance(50) ? "multiplyBlendMode" : CAFilter(type: "destOut") }
    }

    private mutating func constraint() -> CAConstraint {
        CAConstraint(attribute: .midX, relativeTo: pick(["superlayer", "layer <1>"]), attribute: .maxX, scale: random.number(0...2), offset: -3.5)
    }

    private mutating func cell(depth: Int) -> CAEmitterCell {
        let cell = CAEmitterCell()
        for row in EmitterCell.properties.rows where random.chance(20) {
            let other = OtherValues.all.first { value in
                var changed = EmitterCell()
                return row.set(value, in: &changed) && row.value(in: changed) != row.value(in: EmitterCell())
            }
            cell.setValue(other?.bridged, forKey: row.name)
        }
        if depth < 2, random.chance(40) { cell.emitterCells = [self.cell(depth: depth + 1)] }
        return cell
    }

    private mutating func animation(depth: Int) -> CAAnimation {
        let result: CAAnimation
        switch random.below(depth < 2 ? 5 : 4) {
        case 0:
            let basic = CABasicAnimation(keyPath: pick(["opacity", "position", "transform.rotation.z", "a b"]))
            (basic.fromValue, basic.toValue) = (ownValue(depth: 2), random.chance(50) ? ownValue(depth: 2) : nil)
            if random.chance(20) { basic.valueFunction = CAValueFunction(name: .rotateZ) }
            result = basic
        case 1:
            let spring = CASpringAnimation(keyPath: "position.x")
            (spring.mass, spring.initialVelocity, spring.allowsOverdamping) = (2.5, CGFloat(random.number(-3...3)), random.chance(50))
            result = spring
        case 2:
            let keyframes = CAKeyframeAnimation(keyPath: "contents")
            keyframes.values = (0..<random.below(4)).map { _ in ownValue(depth: 2) }
            keyframes.keyTimes = random.chance(50) ? [0, 0.25, 1] : nil
            keyframes.timingFunctions = random.chance(50) ? [CAMediaTimingFunction(name: .easeIn)] : nil
            keyframes.calculationMode = pick([.linear, .cubicPaced])
            if random.chance(30) { keyframes.path = CGPath(OtherValues.path) }
            if random.chance(30) { keyframes.rotationMode = .rotateAuto }
            result = keyframes
        case 3:
            let transition = CATransition()
            (transition.type, transition.subtype, transition.startProgress) = (.push, random.chance(50) ? .fromTop : nil, 0.25)
            result = transition
        default:
            let group = CAAnimationGroup()
            group.animations = (0..<random.below(3)).map { _ in animation(depth: depth + 1) }
            result = group
        }
        changeTiming(result)
        return result
    }

    private mutating func changeTiming(_ animation: CAAnimation) {
        animation.duration = pick([0.5, 1, 2.125])
        if random.chance(30) { animation.beginTime = random.number(0...9) }
        if random.chance(30) { animation.repeatCount = pick([2, .infinity]) }
        if random.chance(30) { animation.fillMode = .both }
        if random.chance(30) { animation.isRemovedOnCompletion = false }
        if random.chance(30) { animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.1, -0.2, 0.3, 1.4) }
        if random.chance(10) { animation.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60, preferred: pick([nil, 30])) }
        if random.chance(20) { animation.setValue(ownValue(depth: 1), forKey: pick(["tag", "a tag", "velocity"])) }
    }

    private mutating func addStates(_ root: CALayer) {
        guard random.chance(60) else { return }
        let (on, off) = (CAState(name: "on <1>"), CAState(name: "off"))
        (off.basedOn, off.isInitial, off.isEnabled) = (random.chance(50) ? "on <1>" : nil, random.chance(50), random.chance(50))
        on.elements = (0..<random.below(4)).map { _ in CAStateSetValue(target: pick(layers), keyPath: "opacity", value: ownValue(depth: 0)) }
        off.elements = [CAStateSetValue(target: root, keyPath: "position.x", value: nil)]
        root.states = [on, off]
        let transition = CAStateTransition(fromState: "*", toState: "off")
        transition.elements = [CAStateTransitionElement(target: pick(layers), key: "opacity", animation: fade(duration: 2))]
        root.stateTransitions = [transition]
    }
}
