import CoreGraphics
import Foundation
import QuartzCore

extension JSON {
    /// Converts a value from the framework to the notation of the cases.
    init(describing value: Any?) {
        guard let value, !(value is NSNull) else {
            self = .null
            return
        }
        self = Self.geometry(value) ?? Self.object(value) ?? .text(OpenEnumerationNames.name(of: value) ?? "\(value)")
    }

    init(_ numbers: [CGFloat]) { self = .array(numbers.map { .number(Double($0)) }) }
    init(_ point: CGPoint) { self.init([point.x, point.y]) }
    init(_ rect: CGRect) { self.init([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]) }
    init(_ map: CGAffineTransform) { self.init([map.a, map.b, map.c, map.d, map.tx, map.ty]) }

    init(_ map: CATransform3D) {
        self.init([
            map.m11, map.m12, map.m13, map.m14, map.m21, map.m22, map.m23, map.m24,
            map.m31, map.m32, map.m33, map.m34, map.m41, map.m42, map.m43, map.m44,
        ])
    }

    private static func geometry(_ value: Any) -> JSON? {
        switch value {
        case let point as CGPoint: JSON(point)
        case let size as CGSize: JSON([size.width, size.height])
        case let rect as CGRect: JSON(rect)
        case let map as CATransform3D: JSON(map)
        case let map as CGAffineTransform: JSON(map)
        default: nil
        }
    }

    private static func object(_ value: Any) -> JSON? {
        switch value {
        case let number as NSNumber: .number(number.doubleValue)
        case let text as String: .text(text)
        case let color as CGColor: JSON(color.straightComponents)
        case let path as CGPath: box(path.boundingBox)
        case let layer as CALayer: .text(layer.name ?? "unnamed")
        case let elements as [Any]: .array(elements.map { JSON(describing: $0) })
        default: nil
        }
    }

    private static func box(_ rect: CGRect) -> JSON {
        ["minX": .number(rect.minX), "minY": .number(rect.minY), "width": .number(rect.width), "height": .number(rect.height)]
    }
}

extension CGColor {
    /// The colour's red, green, blue and alpha in sRGB.
    fileprivate var straightComponents: [CGFloat] {
        guard components?.count != 4, let space = CGColorSpace(name: CGColorSpace.sRGB) else { return components ?? [] }
        return converted(to: space, intent: .defaultIntent, options: nil)?.components ?? []
    }
}
