import CoreGraphics
import Foundation
import QuartzCore
import TestLimits
import Testing

/// Layers and CAML documents that ask for absurd numbers of things take little memory and time.
///
/// Each test measures a process of its own.
struct HostileLayerTests {
    @Test(arguments: HostileLayers.cases.map(\.name))
    func absurdLayersAreDrawnWithinLimits(name: String) async {
        await #expect(processExitsWith: .success) { [name] in
            await MainActor.run {
                let cost = WorkCost { HostileLayers.cases.first { $0.name == name }?.draw() }
                #expect(cost.isSmall, "\(name): \(cost)")
            }
        }
    }

    @Test func malformedDocumentsAreRefusedOrReadWithinLimits() async {
        await #expect(processExitsWith: .success) {
            for (name, text) in HostileDocuments.all {
                let cost = WorkCost { _ = try? CAPackage(Data(text.utf8), file: name) }
                #expect(cost.isSmall, "\(name): \(cost)")
            }
        }
    }
}

private enum HostileLayers {
    static let cases: [LayerNumbers] = [
        LayerNumbers(name: "particles") { emitter(of: cell()) },
        LayerNumbers(name: "particles of particles", make: particlesOfParticles),
        LayerNumbers(name: "replicators", make: replicators),
        LayerNumbers(name: "blurs", make: blurs),
        LayerNumbers(name: "gradient", make: gradient),
        LayerNumbers(name: "paths", make: paths),
        LayerNumbers(name: "rasterised layers", make: rasterisedLayers),
    ]

    @MainActor private static func particlesOfParticles() -> CALayer {
        let outer = cell()
        outer.emitterCells = [cell()]
        return emitter(of: outer)
    }

    @MainActor private static func replicators() -> CALayer {
        let (outer, inner) = (replicator(), replicator())
        outer.addSublayer(inner)
        inner.addSublayer(colored(CALayer()))
        return outer
    }

    @MainActor private static func blurs() -> CALayer {
        let layer = colored(CALayer())
        let radii: [Double] = [.infinity, 1e308, 1e9]
        layer.filters = radii.map { radius -> Any in
            let filter = CAFilter(type: "gaussianBlur")
            filter.setValue(radius, forKey: "inputRadius")
            return filter
        }
        layer.backgroundFilters = layer.filters
        return layer
    }

    @MainActor private static func gradient() -> CALayer {
        let layer = CAGradientLayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
        layer.colors = (0..<100_000).map { CGColor(gray: CGFloat($0 % 2), alpha: 1) }
        layer.locations = (0..<100_000).map { index -> NSNumber in
            let place = Double(index * 7919 % 100_000) / 1e5
            return NSNumber(value: index % 7 == 0 ? .nan : place)
        }
        return layer
    }

    @MainActor private static func paths() -> CALayer {
        let layer = CAShapeLayer()
        let path = CGMutablePath()
        path.move(to: CGPoint(x: CGFloat.nan, y: 1))
        path.addLine(to: CGPoint(x: CGFloat.infinity, y: 1))
        path.move(to: .zero)
        for index in 0..<20_000 { path.addLine(to: CGPoint(x: CGFloat(index % 3) * 1e9, y: CGFloat(index % 7) * -1e9)) }
        layer.path = path
        layer.lineDashPattern = [1e-9, 1e-9]
        layer.strokeColor = CGColor(gray: 0, alpha: 1)
        return layer
    }

    @MainActor private static func rasterisedLayers() -> CALayer {
        let layer = CALayer()
        for index in 0..<6 {
            let child = colored(CALayer())
            child.bounds.size = CGSize(width: 1e5, height: 1e5)
            child.opacity = Float(index % 9) / 10
            child.shouldRasterize = true
            child.rasterizationScale = 1e9
            layer.addSublayer(child)
        }
        return layer
    }

    @MainActor private static func colored(_ layer: CALayer) -> CALayer {
        layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
        layer.backgroundColor = CGColor(gray: 0.5, alpha: 1)
        return layer
    }

    @MainActor private static func emitter(of cell: CAEmitterCell) -> CALayer {
        let layer = CAEmitterLayer()
        layer.emitterSize = CGSize(width: 40, height: 40)
        layer.emitterCells = [cell]
        return layer
    }

    @MainActor private static func cell() -> CAEmitterCell {
        let cell = CAEmitterCell()
        (cell.birthRate, cell.lifetime, cell.velocity) = (1e9, 1e9, 10)
        let context = CGContext(
            data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        context?.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        cell.contents = context?.makeImage()
        return cell
    }

    @MainActor private static func replicator() -> CAReplicatorLayer {
        let layer = CAReplicatorLayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
        layer.instanceCount = 1_000_000_000
        layer.instanceTransform = CATransform3DMakeTranslation(1, 0, 0)
        return layer
    }
}

private enum HostileDocuments {
    static var all: [(String, String)] {
        let levels = 100_000
        let deep = String(repeating: "<CALayer><sublayers>", count: levels) + String(repeating: "</sublayers></CALayer>", count: levels)
        let entities = (1..<30).map { "<!ENTITY e\($0) \"&e\($0 - 1);&e\($0 - 1);&e\($0 - 1);\">" }.joined()
        let bomb = "<!DOCTYPE a [<!ENTITY e0 \"aaaaaaaa\">\(entities)]>\n<caml><CALayer name=\"&e29;\"/></caml>"
        let digits = String(repeating: "9", count: 1 << 20)
        let path = String(repeating: "1 2 l ", count: 200_000)
        let attributes = (0..<50_000).map { "a\($0)=\"1\"" }.joined(separator: " ")
        let animation = "<CAKeyframeAnimation keyPath=\"opacity\" duration=\"1e999\"><values>"
        let values = String(repeating: "<real value=\"1\"/>", count: 100_000) + "</values></CAKeyframeAnimation>"
        return [
            ("deep", CAMLDocument.text(deep)), ("open", "<caml>" + String(repeating: "<CALayer><sublayers>", count: levels)), ("bomb", bomb),
            ("digits", CAMLDocument.text("<CALayer opacity=\"\(digits)\" bounds=\"0 0 \(digits) 1e\(digits)\"/>")),
            ("path", CAMLDocument.text("<CAShapeLayer><path d=\"0 0 m \(path)\"/></CAShapeLayer>")),
            ("attributes", CAMLDocument.text("<CALayer \(attributes)/>")),
            ("values", CAMLDocument.text("<CALayer><animations>\(animation)\(values)</animations></CALayer>")),
        ]
    }
}
