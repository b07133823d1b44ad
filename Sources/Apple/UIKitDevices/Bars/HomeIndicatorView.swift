import CoreGraphics
import Foundation
import QuartzCore
import UIKitValues

/// The bar at the lower edge by which a user leaves an app: dark over light content, and light over dark content.
///
/// The colour comes from the content behind it, which is blurred, turned to gray, inverted and pushed to black or white.
final class HomeIndicatorView: UIView {
    private let isPad: Bool
    private static let thickness: CGFloat = 5

    init(isPad: Bool) {
        self.isPad = isPad
        super.init(frame: .zero)
        // A group would not see what lies behind it.
        layer.allowsGroupOpacity = false
        layer.cornerRadius = Self.thickness / 2
        layer.masksToBounds = true
        layer.backgroundFilters = [
            Self.filter("gaussianBlur", "inputRadius", 12), Self.filter("colorSaturate", "inputAmount", 0), CAFilter(type: "colorInvert"),
            Self.filter("colorContrast", "inputAmount", 6),
        ]
    }

    required init?(coder: NSCoder) { nil }

    private static func filter(_ type: String, _ key: String, _ value: Double) -> CAFilter {
        let filter = CAFilter(type: type)
        filter.setValue(value, forKey: key)
        return filter
    }

    /// Places the indicator in the middle of the lower edge.
    ///
    /// - Source: Drawn after screenshots: 134 points wide on a screen of 375 points, 8 points above the edge.
    func place(in bounds: CGRect) {
        let share = isPad ? 0.31 : bounds.width > bounds.height ? 0.3 : 0.357
        let width = (bounds.width * share).rounded()
        frame = CGRect(x: ((bounds.width - width) / 2).rounded(), y: bounds.height - 8 - Self.thickness, width: width, height: Self.thickness)
    }
}
