public import CoreGraphics
public import Foundation
import LaminaPrimitives
import LaminaRaster
import LaminaText

/// The direction in which lines follow each other, the number of a `CTFrameProgression`.
public var kCTFrameProgressionAttributeName: CFString { interned("CTFrameProgression") }
/// The rule that decides which parts are inside a frame's path, the number of a `CTFramePathFillRule`.
public var kCTFramePathFillRuleAttributeName: CFString { interned("CTFramePathFillRule") }
/// The width of a margin at the edge of a path, in points.
public var kCTFramePathWidthAttributeName: CFString { interned("CTFramePathWidth") }
/// Paths that text avoids, an array of dictionaries with `kCTFramePathClippingPathAttributeName`.
public var kCTFrameClippingPathsAttributeName: CFString { interned("CTFrameClippingPaths") }
/// A path that text avoids, a `CGPath`.
public var kCTFramePathClippingPathAttributeName: CFString { interned("CTFramePathClippingPath") }

/// The attributes of a frame.
struct FrameSettings {
    let attributes: NSDictionary?
    let progression: CTFrameProgression

    init(_ attributes: NSDictionary?) {
        self.attributes = attributes
        let number = (attributes?[kCTFrameProgressionAttributeName] as? NSNumber)?.uint32Value
        progression = number.flatMap(CTFrameProgression.init) ?? .topToBottom
    }

    var isVertical: Bool { progression == .rightToLeft || progression == .leftToRight }

    /// The map from a frame's space, with y pointing up, to that of its lines, which run to the right, with y pointing down.
    var toLines: AffineTransform {
        switch progression {
        // Text runs downwards. Lines follow each other towards smaller or larger x.
        case .rightToLeft: AffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 0, ty: 0)
        case .leftToRight: AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        default: .scale(1, -1)
        }
    }

    /// Returns the region that text fills.
    func region(_ path: Path) -> TextRegion {
        let margin = Self.width(attributes)
        let holes = (attributes?[kCTFrameClippingPathsAttributeName] as? NSArray)?.compactMap { $0 as? NSDictionary } ?? []
        var avoided = holes.compactMap { hole -> (path: Path, rule: FillRule)? in
            guard let path = hole[kCTFramePathClippingPathAttributeName] as? CGPath else { return nil }
            return (path.path.mapped(by: toLines), Self.rule(hole))
        }
        for hole in holes {
            guard let path = hole[kCTFramePathClippingPathAttributeName] as? CGPath else { continue }
            avoided += Self.edge(of: path.path, Self.width(hole)).map { ($0.mapped(by: toLines), .nonZero) }
        }
        avoided += Self.edge(of: path, margin).map { ($0.mapped(by: toLines), .nonZero) }
        return TextRegion(path.mapped(by: toLines), rule: Self.rule(attributes), holes: avoided)
    }

    /// Returns the band along a path that text avoids; none without a width.
    private static func edge(of path: Path, _ width: Double) -> [Path] {
        width > 0 ? [path.stroked(StrokeStyle(width: width, join: .miter), tolerance: 0.05)] : []
    }

    private static func width(_ attributes: NSDictionary?) -> Double {
        let width = (attributes?[kCTFramePathWidthAttributeName] as? NSNumber)?.doubleValue ?? 0
        return width.isFinite ? max(0, min(1e6, width)) : 0
    }

    private static func rule(_ attributes: NSDictionary?) -> FillRule {
        let number = (attributes?[kCTFramePathFillRuleAttributeName] as? NSNumber)?.uint32Value
        return number == CTFramePathFillRule.windingNumber.rawValue ? .nonZero : .evenOdd
    }
}
