import Foundation
import UIKit

extension FuzzedData {
    mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

    mutating func size() -> CGSize { CGSize(width: number(), height: number()) }

    mutating func rect() -> CGRect { CGRect(origin: point(), size: size()) }

    /// Returns at most 4 dash lengths.
    mutating func lengths() -> [CGFloat] { list(most: 4) { CGFloat($0.number()) } }

    mutating func transform() -> CGAffineTransform {
        switch choice(5) {
        case 0: .identity
        case 1: CGAffineTransform(translationX: number(), y: number())
        case 2: CGAffineTransform(scaleX: number(), y: number())
        case 3: CGAffineTransform(rotationAngle: number())
        default: CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
        }
    }

    mutating func transform3D() -> CATransform3D {
        var transform = CATransform3DIdentity
        switch choice(5) {
        case 0: transform = CATransform3DMakeRotation(number(), number(), number(), number())
        case 1: transform = CATransform3DMakeScale(number(), number(), number())
        case 2: transform = CATransform3DMakeTranslation(number(), number(), number())
        case 3: transform = CATransform3DMakeAffineTransform(self.transform())
        default: transform = CATransform3DRotate(transform, number(), 1, number(), 0)
        }
        if flag() { transform.m34 = number() / 100 }
        return transform
    }

    mutating func color() -> CGColor {
        switch choice(3) {
        case 0: CGColor(gray: number(), alpha: number())
        case 1: CGColor(genericCMYKCyan: number(), magenta: number(), yellow: number(), black: number(), alpha: number())
        default: CGColor(red: number(), green: number(), blue: number(), alpha: number())
        }
    }

    mutating func path() -> CGMutablePath {
        let path = CGMutablePath()
        for _ in 0..<choice(8) { addStep(to: path) }
        return path
    }

    private mutating func addStep(to path: CGMutablePath) {
        let transform = flag() ? transform() : .identity
        switch choice(11) {
        case 0: path.move(to: point(), transform: transform)
        case 1: path.addLine(to: point(), transform: transform)
        case 2: path.addQuadCurve(to: point(), control: point(), transform: transform)
        case 3: path.addCurve(to: point(), control1: point(), control2: point(), transform: transform)
        case 4: path.closeSubpath()
        case 5: path.addRect(rect(), transform: transform)
        case 6: path.addEllipse(in: rect(), transform: transform)
        case 7: path.addRoundedRect(in: rect(), cornerWidth: number(), cornerHeight: number(), transform: transform)
        case 8:
            path.addArc(
                center: point(), radius: number(), startAngle: number(), endAngle: number(), clockwise: flag(), transform: transform)
        case 9: path.addArc(tangent1End: point(), tangent2End: point(), radius: number(), transform: transform)
        default: path.addRelativeArc(center: point(), radius: number(), startAngle: number(), delta: number(), transform: transform)
        }
    }

    /// Returns a small striped image.
    mutating func image() -> CGImage? {
        let side = 1 + choice(9)
        let space = CGColorSpaceCreateDeviceRGB()
        let info = CGImageAlphaInfo.premultipliedLast.rawValue
        guard
            let context = CGContext(
                data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: 0, space: space, bitmapInfo: info)
        else { return nil }
        context.setFillColor(color())
        context.fill(CGRect(x: 0, y: 0, width: 1, height: side))
        return context.makeImage()
    }
}
