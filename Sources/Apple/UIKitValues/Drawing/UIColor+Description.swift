import CoreGraphics
import Foundation

extension UIColor {
    /// The colour space and the components of a fixed colour, as UIKit prints them: `UIExtendedSRGBColorSpace 1 0 0 0.5`.
    var text: String {
        let numbers = (cgColor.components ?? []).map { String(format: "%g", Double($0)) }
        return ([spaceName] + numbers).joined(separator: " ")
    }

    private var spaceName: String {
        switch (cgColor.colorSpace?.model, cgColor.colorSpace?.name) {
        case (.monochrome?, _): "UIExtendedGrayColorSpace"
        case (.rgb?, CGColorSpace.displayP3): "UIDisplayP3ColorSpace"
        case (.rgb?, _): "UIExtendedSRGBColorSpace"
        case (.cmyk?, _): "kCGColorSpaceModelCMYK"
        case (.lab?, _): "kCGColorSpaceModelLab"
        default: "UIPatternColorSpace"
        }
    }
}
