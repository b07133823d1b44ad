import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Runners for shadows and corners of layers, as the screen shows them.
@MainActor let uikitLayerRunners: [String: UIKitRunner] = [
    "layer/shadow sigma": { _ in
        let radius = 8.0
        let layer = shadowed(opacity: 1, radius: radius)
        // A Gauss blur of an edge falls off as the complementary error function.
        let distances = [0.0, 4, 8, 12, 16]
        let alphas = alphas(of: layer, at: distances.map { CGPoint(x: 140 + $0, y: 100) })
        return .bool(
            zip(distances, alphas).allSatisfy { distance, alpha in
                // Pixels lie half a point beyond their corner.
                abs(erfc((distance + 0.5) / (radius * 2.0.squareRoot())) / 2 - alpha / 255) < 0.02
            })
    },
    "layer/shadow of a group": { _ in
        let middle = alphas(of: shadowed(opacity: 0.5, radius: 0), at: [CGPoint(x: 100, y: 100)])[0]
        // Half of a black shadow below half of the layer, instead of half of the two together.
        return .bool(abs(middle - 191.25) <= 1)
    },
    "layer/mask and shadow": { _ in
        JSON(
            [1.0, 0.5].map { opacity in
                let (layer, mask) = (shadowed(opacity: 0.5, radius: 0), CALayer())
                mask.frame = layer.bounds
                mask.backgroundColor = CGColor(gray: 0, alpha: opacity)
                layer.mask = mask
                return CGFloat(alphas(of: layer, at: [CGPoint(x: 100, y: 100)])[0])
            })
    },
    "layer/large radius": { input in
        let size = CGSize(of: input["size"])
        let pictures = [try input.number("cornerRadius"), min(size.width, size.height) / 2].map { radius in
            let layer = CALayer()
            layer.frame = CGRect(origin: .zero, size: size)
            (layer.backgroundColor, layer.cornerRadius) = (CGColor(gray: 1, alpha: 1), radius)
            return alphas(of: layer, at: (0..<200).flatMap { x in (0..<200).map { CGPoint(x: x, y: $0) } })
        }
        return .text(pictures[0] == pictures[1] ? "limited" : "unlimited")
    },
]

/// Returns a white layer of 80 × 80 points in the middle of 200 × 200, with a black shadow.
private func shadowed(opacity: Float, radius: Double) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 60, y: 60, width: 80, height: 80)
    layer.backgroundColor = CGColor(gray: 1, alpha: 1)
    layer.opacity = opacity
    (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, radius, .zero)
    return layer
}

/// Returns the alpha bytes of pixels of a window that shows a layer.
@MainActor private func alphas(of layer: CALayer, at places: [CGPoint]) -> [Double] {
    let stage = UIKitStage(size: CGSize(width: 200, height: 200))
    stage.window.layer.addSublayer(layer)
    stage.advance(by: 0)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: stage.window.bounds.size, format: format).image { _ in
        _ = stage.window.drawHierarchy(in: stage.window.bounds, afterScreenUpdates: true)
    }
    guard let bitmap = image.cgImage?.picture.bitmap else { return places.map { _ in .nan } }
    return places.map { Double(bitmap[Int($0.x), Int($0.y)] >> 24) }
}
