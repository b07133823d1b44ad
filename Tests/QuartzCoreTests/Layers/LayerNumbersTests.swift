import CoreGraphics
import Foundation
import LaminaCompositor
import LaminaPrimitives
import LaminaScene
import QuartzCore
import TestLimits
import TestSupport
import Testing

/// Layers with numbers of all magnitudes are committed, evaluated and drawn quickly and without a trap.
struct LayerNumbersTests {
    @Test func extremeNumbersAreDrawnWithinAMinuteEach() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            for hard in LayerNumbers.cases {
                HardCases.begin(hard.name)
                await MainActor.run { hard.draw() }
            }
        }
        let names = HardCases.names(in: result?.standardErrorContent ?? [])
        #expect(names == LayerNumbers.cases.map(\.name), "the last case was \(names.last ?? "none")")
    }
}

struct LayerMemoryTests {
    @Test func contentsThatExceedTheMemoryAreOmittedWithAWarning() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ").first.flatMap { Int($0) } ?? 0
            let most = rlim_t(pages * sysconf(Int32(_SC_PAGESIZE)) + (700 << 20))
            var limit = rlimit(rlim_cur: most, rlim_max: most)
            setrlimit(CInt(RLIMIT_AS.rawValue), &limit)
            await MainActor.run {
                let layers = (0..<12).map { _ in
                    let layer = DrawnLayer()
                    layer.bounds = CGRect(x: 0, y: 0, width: 4000, height: 4000)
                    layer.setNeedsDisplay()
                    layer.displayIfNeeded()
                    return layer
                }
                #expect(layers[0].contents != nil)
                #expect(layers[11].contents == nil)
            }
        }
        let lines = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(lines.contains("not enough memory for contents of 4000×4000 pixels"), "\(lines)")
    }

    private final class DrawnLayer: CALayer {
        override func draw(in context: CGContext) { context.fill(CGRect(x: 0, y: 0, width: 10, height: 10)) }
    }
}

/// A layer with extreme numbers.
struct LayerNumbers: Sendable {
    let name: String
    let make: @MainActor @Sendable () -> CALayer

    @MainActor func draw() {
        let root = CALayer()
        root.bounds = CGRect(x: 0, y: 0, width: 64, height: 64)
        root.position = CGPoint(x: 32, y: 32)
        let layer = make()
        root.addSublayer(layer)
        let screen = ManualScreen(root, at: 50)
        let renderer = Renderer(threadCount: 2)
        for time in [50, 50.5, 60] {
            screen.advance(to: time)
            guard let tree = screen.host.tree else { continue }
            var bitmap = Bitmap(width: 64, height: 64)
            renderer.draw(tree, at: time, in: Viewport(width: 64, height: 64), into: &bitmap)
            _ = layer.presentation()?.frame
            _ = root.hitTest(CGPoint(x: 20, y: 20))
        }
    }

    static let sizes: [CGFloat] = [1e-308, .leastNonzeroMagnitude, 1e5, 1e9, 1e12, 1e30, 1e100, 1e200, 1e308, -1e5, -1e12, -1e308]

    static let cases: [LayerNumbers] = sizes.flatMap { number in
        [
            layer("bounds", number) { $0.bounds = CGRect(x: 0, y: 0, width: number, height: number) },
            layer("origin", number) { $0.bounds.origin = CGPoint(x: number, y: -number) },
            layer("position", number) { $0.position = CGPoint(x: number, y: number) },
            layer("zPosition", number) {
                $0.transform = CATransform3DMakeRotation(0.5, 1, 0.2, 0)
                $0.zPosition = number
                let other = colored(CALayer())
                other.transform = CATransform3DMakeRotation(-0.5, 1, 0.4, 0)
                $0.addSublayer(other)
                let third = colored(CALayer())
                third.zPosition = number
                third.transform = CATransform3DMakeRotation(-0.2, 1, 0.4, 0)
                $0.addSublayer(third)
            },
            layer("scale", number) { $0.setAffineTransform(CGAffineTransform(scaleX: number, y: number)) },
            layer("perspective", number) {
                var transform = CATransform3DMakeRotation(1, 1, 0, 0)
                transform.m34 = -1 / number
                $0.transform = transform
            },
            layer("m34", number) {
                var transform = CATransform3DMakeRotation(1, 1, 0, 0)
                transform.m34 = number
                $0.transform = transform
            },
            layer("shadow", number) {
                $0.bounds.size = CGSize(width: number, height: number)
                $0.shadowOpacity = 1
                $0.shadowRadius = 10
            },
            layer("shadow radius", number) {
                $0.shadowOpacity = 1
                $0.shadowRadius = number
                $0.shadowOffset = CGSize(width: number, height: 1)
            },
            layer("wide shadow", number) {
                $0.bounds.size = CGSize(width: number, height: number)
                $0.cornerRadius = 10
                $0.shadowOpacity = 1
                $0.shadowRadius = abs(number)
            },
            layer("turned shadow", number) {
                $0.bounds.size = CGSize(width: number, height: number)
                $0.shadowOpacity = 1
                $0.shadowRadius = abs(number)
                $0.setAffineTransform(CGAffineTransform(rotationAngle: 0.3))
            },
            layer("path shadow", number) {
                $0.shadowPath = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: number, height: number), transform: nil)
                $0.shadowOpacity = 1
                $0.shadowRadius = abs(number)
            },
            layer("shadow of sublayers", number) {
                $0.backgroundColor = nil
                $0.shadowOpacity = 1
                $0.shadowRadius = abs(number)
                let inner = colored(CALayer())
                inner.bounds.size = CGSize(width: number, height: number)
                inner.cornerRadius = 10
                $0.addSublayer(inner)
                $0.addSublayer(colored(CALayer()))
            },
            layer("corner and border", number) {
                $0.cornerRadius = number
                $0.borderWidth = number
                $0.borderColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
            },
            layer("group", number) {
                $0.opacity = 0.5
                let inner = colored(CALayer())
                inner.bounds.size = CGSize(width: number, height: number)
                $0.addSublayer(inner)
            },
            layer("mask", number) {
                let mask = colored(CALayer())
                mask.bounds.size = CGSize(width: number, height: number)
                mask.position = CGPoint(x: number, y: 0)
                $0.mask = mask
            },
            shape("stroke", number) {
                let path = CGMutablePath()
                path.move(to: CGPoint(x: -number, y: 0))
                path.addLine(to: CGPoint(x: number, y: number))
                path.addCurve(to: CGPoint(x: 10, y: 10), control1: CGPoint(x: number, y: 0), control2: CGPoint(x: 0, y: number))
                path.addArc(center: .zero, radius: abs(number), startAngle: 0, endAngle: 5, clockwise: false)
                $0.path = path
            },
            shape("line width", number) {
                $0.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 50, height: 50), transform: nil)
                $0.lineWidth = number
                $0.lineJoin = .round
                $0.lineCap = .round
            },
            shape("dashes", number) {
                let path = CGMutablePath()
                path.move(to: CGPoint(x: -number, y: 0))
                path.addLine(to: CGPoint(x: number, y: 3))
                path.addEllipse(in: CGRect(x: 0, y: 0, width: 100, height: 100))
                $0.path = path
                $0.lineDashPattern = [3, 5]
                $0.lineCap = .round
            },
            shape("dash lengths", number) {
                $0.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
                $0.lineDashPattern = [NSNumber(value: Double(abs(number))), 1]
                $0.lineDashPhase = number
                $0.lineCap = .round
            },
            shape("gaps", number) {
                $0.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
                $0.lineDashPattern = [NSNumber(value: Double(abs(number))), NSNumber(value: Double(abs(number)))]
                $0.lineDashPhase = 3
                $0.lineWidth = 3
            },
            shape("dashes without length", number) {
                $0.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
                $0.lineDashPattern = [0, NSNumber(value: Double(abs(number)))]
                $0.lineDashPhase = number
                $0.lineCap = .round
            },
            shape("dashes in perspective", number) {
                $0.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 1000, height: 1000), transform: nil)
                $0.lineDashPattern = [0.001, NSNumber(value: 1 / Double(abs(number)))]
                $0.lineWidth = 4
                $0.lineCap = .round
                $0.lineJoin = .round
            },
            layer("duration", number) {
                let fade = CABasicAnimation(keyPath: "opacity")
                fade.fromValue = 0
                fade.duration = Double(abs(number))
                fade.repeatCount = Float(1e6)
                fade.autoreverses = true
                $0.add(fade, forKey: nil)
                let group = CAAnimationGroup()
                let move = CABasicAnimation(keyPath: "position.x")
                move.toValue = number
                move.isCumulative = true
                move.repeatCount = .infinity
                move.duration = 0.01
                group.animations = [move]
                group.duration = Double(abs(number))
                group.repeatDuration = 1e300
                $0.add(group, forKey: nil)
            },
            layer("timing", number) {
                $0.beginTime = Double(number)
                $0.timeOffset = Double(number)
                $0.speed = Float(number)
                $0.duration = Double(abs(number))
                $0.repeatCount = 1e30
                let fade = CABasicAnimation(keyPath: "opacity")
                fade.fromValue = 0
                fade.beginTime = Double(number)
                fade.speed = Float(number)
                $0.add(fade, forKey: nil)
            },
            layer("spring", number) {
                let spring = CASpringAnimation(keyPath: "position.x")
                spring.mass = abs(number)
                spring.stiffness = abs(number)
                spring.damping = abs(number)
                spring.initialVelocity = number
                spring.toValue = 10
                spring.duration = spring.settlingDuration
                $0.add(spring, forKey: nil)
            },
            layer("animated geometry", number) { layer in
                for (key, value) in [
                    ("position.x", number), ("bounds.size.width", number), ("zPosition", number), ("cornerRadius", number),
                    ("transform.scale", number), ("transform.rotation.x", number), ("shadowRadius", number), ("transform.translation.z", number),
                ] {
                    let animation = CABasicAnimation(keyPath: key)
                    animation.toValue = value
                    animation.isAdditive = key == "position.x"
                    animation.isCumulative = true
                    animation.repeatCount = 100
                    animation.duration = 0.7
                    layer.add(animation, forKey: nil)
                }
                layer.shadowOpacity = 1
            },
            layer("contents", number) {
                $0.contents = picture
                $0.contentsScale = number
                $0.contentsRect = CGRect(x: number, y: 0, width: number, height: 1)
                $0.contentsCenter = CGRect(x: 0.5, y: 0.5, width: number, height: 0)
                $0.setAffineTransform(CGAffineTransform(rotationAngle: 0.3))
            },
            layer("resized contents", number) {
                $0.contents = picture
                $0.bounds.size = CGSize(width: number, height: 4)
                $0.contentsGravity = .resizeAspectFill
                $0.contentsCenter = CGRect(x: 0.5, y: 0.5, width: 0.1, height: 0.1)
            },
            LayerNumbers(name: "gradient \(number)") {
                let layer = colored(CAGradientLayer())
                layer.colors = [CGColor(red: 0, green: 0, blue: 1, alpha: 1), CGColor(red: 1, green: 0, blue: 1, alpha: 1)]
                layer.startPoint = CGPoint(x: number, y: 0)
                layer.endPoint = CGPoint(x: 0, y: number)
                layer.locations = [0, NSNumber(value: Double(number))]
                layer.type = number > 1e10 ? .radial : .conic
                return layer
            },
            LayerNumbers(name: "text \(number)") {
                let layer = CATextLayer()
                layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
                layer.string = "Text"
                layer.fontSize = number
                layer.isWrapped = true
                return layer
            },
            LayerNumbers(name: "text bounds \(number)") {
                let layer = CATextLayer()
                layer.string = "Some text that wraps"
                layer.bounds = CGRect(x: 0, y: 0, width: number, height: number)
                layer.isWrapped = true
                layer.truncationMode = .end
                return layer
            },
            LayerNumbers(name: "replicator \(number)") {
                let layer = colored(CAReplicatorLayer())
                layer.addSublayer(colored(CALayer()))
                layer.instanceCount = 3
                layer.instanceDelay = number
                layer.instanceRedOffset = Float(number)
                layer.preservesDepth = number > 1e10
                layer.instanceTransform = CATransform3DMakeScale(number, 1, number)
                layer.instanceTransform.m34 = 1 / number
                return layer
            },
            LayerNumbers(name: "sublayer transform \(number)") {
                let layer = colored(CATransformLayer())
                let inner = colored(CALayer())
                inner.zPosition = 5
                inner.transform = CATransform3DMakeRotation(1, 0, 1, 0)
                layer.addSublayer(inner)
                layer.addSublayer(colored(CALayer()))
                var transform = CATransform3DMakeScale(number, 1, number)
                transform.m34 = 1 / number
                layer.sublayerTransform = transform
                return layer
            },
        ]
    }

    private static func layer(_ name: String, _ number: CGFloat, _ change: @escaping @MainActor @Sendable (CALayer) -> Void) -> LayerNumbers {
        LayerNumbers(name: "\(name) \(number)") {
            let layer = colored(CALayer())
            change(layer)
            return layer
        }
    }

    private static func shape(
        _ name: String, _ number: CGFloat, _ change: @escaping @MainActor @Sendable (CAShapeLayer) -> Void
    ) -> LayerNumbers {
        LayerNumbers(name: "\(name) \(number)") {
            let layer = colored(CAShapeLayer())
            layer.strokeColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
            layer.lineWidth = 2
            change(layer)
            return layer
        }
    }

    @MainActor private static func colored<Layer: CALayer>(_ layer: Layer) -> Layer {
        layer.frame = CGRect(x: 20, y: 20, width: 100, height: 100)
        layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        return layer
    }

    @MainActor private static var picture: CGImage? {
        let context = CGContext(
            data: nil, width: 8, height: 8, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        context?.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        return context?.makeImage()
    }
}
