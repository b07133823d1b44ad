import CoreGraphics
import LaminaHardware
import QuartzCore

/// Drawings of the bodies of devices, of Lamina's own; all are upright, and their middle is the screen's.
@MainActor
enum DeviceBody {
    /// Returns the body with its frame, its buttons and, where there is one, the Home button.
    static func body(of model: DeviceModel, scale: CGFloat) -> CALayer {
        let margins = model.bodyMargins
        let whole = CGRect(x: 0, y: 0, width: model.width + margins.left + margins.right, height: model.height + margins.top + margins.bottom)
        let layer = CALayer()
        layer.bounds = whole
        let depth = CGFloat(DeviceModel.buttonDepth)
        let frame = whole.insetBy(dx: depth, dy: depth)
        for button in buttons(of: model, in: frame) { layer.addSublayer(button) }
        layer.addSublayer(shell(in: frame, model))
        if !model.hasHomeIndicator { layer.addSublayer(homeButton(in: frame, model)) }
        return layer
    }

    /// Returns the notch or island; nil for a device without one.
    static func camera(of model: DeviceModel) -> CALayer? {
        let shape = CALayer()
        shape.backgroundColor = CGColor(gray: 0, alpha: 1)
        shape.cornerCurve = .continuous
        switch model.housing {
        case .none: return nil
        case .notch(let width, let height):
            // The upper corners are outside the screen, below the body's frame.
            shape.frame = CGRect(x: (model.width - width) / 2, y: -8, width: width, height: height + 8)
            shape.cornerRadius = 20
            shape.maskedCorners = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        case .island(let width, let height, let top):
            shape.frame = CGRect(x: (model.width - width) / 2, y: top, width: width, height: height)
            shape.cornerRadius = CGFloat(height) / 2
            shape.addSublayer(lens(in: shape.bounds))
        }
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: model.width, height: model.height)
        layer.addSublayer(shape)
        return layer
    }

    private static func lens(in island: CGRect) -> CALayer {
        let lens = CALayer()
        lens.frame = CGRect(x: island.maxX - 26, y: island.midY - 6, width: 12, height: 12)
        lens.cornerRadius = 6
        lens.backgroundColor = CGColor(red: 0.06, green: 0.07, blue: 0.14, alpha: 1)
        return lens
    }

    /// A metal frame around black glass, which reaches to the screen.
    private static func shell(in frame: CGRect, _ model: DeviceModel) -> CALayer {
        let radius = cornerRadius(of: model)
        let metal = CAGradientLayer()
        metal.frame = frame
        metal.cornerRadius = radius
        metal.cornerCurve = .continuous
        metal.colors = [CGColor(gray: 0.46, alpha: 1), CGColor(gray: 0.24, alpha: 1), CGColor(gray: 0.4, alpha: 1)]
        (metal.startPoint, metal.endPoint) = (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
        for (inset, gray) in [(1.5, 0.12), (4, 0.02)] {
            let inner = CALayer()
            inner.frame = metal.bounds.insetBy(dx: inset, dy: inset)
            inner.cornerRadius = radius - inset
            inner.cornerCurve = .continuous
            inner.backgroundColor = CGColor(gray: gray, alpha: 1)
            metal.addSublayer(inner)
        }
        return metal
    }

    /// The radius of the body's corners: that of the screen and the distance between both, or that of a body with square screen corners.
    private static func cornerRadius(of model: DeviceModel) -> CGFloat {
        model.cornerRadius > 0 ? model.cornerRadius + model.bodyMargins.left - DeviceModel.buttonDepth : 56
    }

    private static func homeButton(in frame: CGRect, _ model: DeviceModel) -> CALayer {
        let below = model.bodyMargins.bottom - DeviceModel.buttonDepth
        let ring = CALayer()
        ring.frame = CGRect(x: frame.midX - 33, y: frame.maxY - below / 2 - 33, width: 66, height: 66)
        ring.cornerRadius = 33
        ring.borderWidth = 2
        ring.borderColor = CGColor(gray: 0.32, alpha: 1)
        return ring
    }

    /// Three buttons at the left and one at the right of a phone; a tablet has its button at the top.
    private static func buttons(of model: DeviceModel, in frame: CGRect) -> [CALayer] {
        let places: [(isLeft: Bool, top: CGFloat, height: CGFloat)] =
            model.idiom == .phone ? [(true, 0.14, 30), (true, 0.21, 56), (true, 0.29, 56), (false, 0.22, 88)] : []
        let depth = CGFloat(DeviceModel.buttonDepth)
        let sides = places.map { place in
            button(
                CGRect(
                    x: place.isLeft ? frame.minX - depth + 1 : frame.maxX - depth - 1, y: frame.minY + frame.height * place.top,
                    width: 2 * depth, height: place.height))
        }
        guard model.idiom == .pad else { return sides }
        return [button(CGRect(x: frame.maxX - 110, y: frame.minY - depth + 1, width: 60, height: 2 * depth))]
    }

    private static func button(_ frame: CGRect) -> CALayer {
        let button = CALayer()
        button.frame = frame
        button.cornerRadius = 2
        button.backgroundColor = CGColor(gray: 0.3, alpha: 1)
        return button
    }
}
