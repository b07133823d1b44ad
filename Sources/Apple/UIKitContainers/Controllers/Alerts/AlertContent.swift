import CoreGraphics

/// The view of an alert or action sheet, which computes its own frame.
@MainActor
protocol AlertContent: UIView {
    /// Rebuilds the view from the alert's current title, message, fields and actions.
    func reload()
    /// Returns the frame in a container with these bounds.
    func place(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect
}

/// The dimensions of alerts and action sheets, in points.
///
/// - Source: Apple's design templates for iOS 13 to 17.
enum AlertMetrics {
    static let width: CGFloat = 270
    /// The width at the text sizes of accessibility.
    static let greatWidth: CGFloat = 310
    /// The height that several buttons keep when a long text needs the room: one and a half of them.
    ///
    /// - Source: Measured on iOS.
    static let leastButtonsHeight: CGFloat = 67.8
    static let corner: CGFloat = 14
    static let side: CGFloat = 16
    static let topSpace: CGFloat = 19
    static let gap: CGFloat = 2
    static let buttonHeight: CGFloat = 44
    static let fieldHeight: CGFloat = 30
    static let fieldSpace: CGFloat = 16

    static let sheetMargin: CGFloat = 8
    static let sheetButtonHeight: CGFloat = 57
    static let sheetWidth: CGFloat = 398
}

/// The background and the colours of alerts and action sheets.
@MainActor
enum AlertColors {
    /// The background: a blur of what lies beneath.
    static let material = UIBlurEffect(style: .systemThickMaterial)
    /// The background of the cancel button's block in an action sheet.
    static let cancelGround = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(white: 0.18, alpha: 1) : UIColor(white: 1, alpha: 1)
    }
    static let pressed = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.12) : UIColor(white: 0, alpha: 0.1) }
    static let line = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.16) : UIColor(white: 0, alpha: 0.2) }
    static let fieldGround = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.1, alpha: 1) : UIColor(white: 1, alpha: 1) }
    /// The shade over the window, behind the alert.
    static let shade = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2) }
}
