public import CoreGraphics
public import Foundation
import LaminaText

/// The purposes for which the system has a font.
public enum CTFontUIFontType: UInt32, Sendable {
    /// No purpose.
    case none = 4_294_967_295
    /// Text of documents.
    case user = 0
    /// Text of documents with characters of equal width.
    case userFixedPitch = 1
    /// The system's font.
    case system = 2
    /// The system's bold font.
    case emphasizedSystem = 3
    /// The system's font in small controls.
    case smallSystem = 4
    /// The system's bold font in small controls.
    case smallEmphasizedSystem = 5
    /// The system's font in the smallest controls.
    case miniSystem = 6
    /// The system's bold font in the smallest controls.
    case miniEmphasizedSystem = 7
    /// Text of views.
    case views = 8
    /// Text of applications.
    case application = 9
    /// Labels of controls.
    case label = 10
    /// Titles of menus.
    case menuTitle = 11
    /// Items of menus.
    case menuItem = 12
    /// Keyboard marks in menus.
    case menuItemMark = 13
    /// Keyboard shortcuts in menus.
    case menuItemCmdKey = 14
    /// Titles of windows.
    case windowTitle = 15
    /// Buttons.
    case pushButton = 16
    /// Titles of utility windows.
    case utilityWindowTitle = 17
    /// Titles of alerts.
    case alertHeader = 18
    /// Details in other fonts' lists.
    case systemDetail = 19
    /// Bold details in other fonts' lists.
    case emphasizedSystemDetail = 20
    /// Toolbars.
    case toolbar = 21
    /// Toolbars with small icons.
    case smallToolbar = 22
    /// Messages of controls.
    case message = 23
    /// Palettes.
    case palette = 24
    /// Help tags.
    case toolTip = 25
    /// Contents of controls.
    case controlContent = 26
}

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
