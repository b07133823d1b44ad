public import CoreGraphics
public import Foundation
import LaminaText

/// Creates the system's font for a purpose; nil for `none`.
///
/// - Parameters:
///   - size: The size in points; the purpose's usual size on macOS when it is not positive.
///   - language: Has no effect: all languages have the same font.
public func CTFontCreateUIFontForLanguage(_ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?) -> CTFont? {
    if uiType == .none { return nil }
    let points = size > 0 && size.isFinite ? Double(size) : uiType.usualSize
    switch uiType {
    case .user: return CTFont(Font.named("Helvetica", size: points))
    case .userFixedPitch: return CTFont(Font.named("Menlo", size: points))
    default:
        do throws(FontError) { return CTFont(try Font.system(size: points, FontTraits(weight: uiType.isBold ? 700 : 400))) } catch {
            return CTFont(CTFont.standard.font.withSize(points))
        }
    }
}

extension CTFontUIFontType {
    fileprivate var isBold: Bool {
        [.emphasizedSystem, .smallEmphasizedSystem, .miniEmphasizedSystem, .alertHeader, .emphasizedSystemDetail, .windowTitle].contains(self)
    }

    /// The size in points that macOS uses for the purpose.
    fileprivate var usualSize: Double {
        switch self {
        case .user, .views: 12
        case .userFixedPitch, .smallSystem, .smallEmphasizedSystem, .toolTip, .toolbar, .utilityWindowTitle, .message, .palette: 11
        case .miniSystem, .miniEmphasizedSystem, .systemDetail, .emphasizedSystemDetail: 9
        case .label, .smallToolbar: 10
        case .menuTitle, .menuItem, .menuItemMark, .menuItemCmdKey: 14
        default: 13
        }
    }
}
