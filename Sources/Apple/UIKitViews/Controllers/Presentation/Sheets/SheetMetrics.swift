import CoreGraphics

/// The frames of cards in a container.
///
/// - Source: The proportions of iOS 13 to 17; the top of a large card under a safe area and the height of detents are measured on iOS 26.1.
package struct SheetMetrics {
    static let cornerRadius: CGFloat = 10
    /// The opacity of the black shade over the view below.
    static let shade: CGFloat = 0.2
    /// The scale of the view behind a large card.
    ///
    /// - Source: Measured on iOS 18: 0.9165 of the screen's width.
    private static let backScale: CGFloat = 0.9165
    /// The width from which on a window shows sheets in its middle, in points.
    private static let regularWidth: CGFloat = 700
    private static let pageWidth: CGFloat = 704
    private static let form = CGSize(width: 540, height: 620)

    let bounds: CGRect
    let safeArea: UIEdgeInsets

    /// True when a sheet is a card over the whole width.
    var isCompact: Bool { bounds.width < Self.regularWidth }

    /// The top of the largest card, in points.
    var largeTop: CGFloat { min(max(safeArea.top, 30), bounds.height) }
    /// The top of the view that is scaled down behind the card, in points.
    private var backTop: CGFloat { largeTop - 10 }
    /// The height of the largest card without the safe area below, in points.
    var maximumDetentValue: CGFloat { max(0, bounds.height - largeTop - safeArea.bottom) }
    /// The height of a medium card without the safe area below, in points; its top is in the middle of the container.
    var mediumDetentValue: CGFloat { max(0, bounds.height - (bounds.height / 2).rounded() - safeArea.bottom) }

    /// Returns the frame of a sheet.
    ///
    /// - Parameter value: The height of the card without the safe area below, in points.
    func frame(value: CGFloat, style: UIModalPresentationStyle, preferred: CGSize) -> CGRect {
        guard isCompact else { return middle(style: style, preferred: preferred) }
        let height = max(0, min(value, maximumDetentValue)) + safeArea.bottom
        return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }

    private func middle(style: UIModalPresentationStyle, preferred: CGSize) -> CGRect {
        var size = style == .formSheet ? Self.form : CGSize(width: Self.pageWidth, height: bounds.height - 2 * backTop)
        if style == .formSheet, preferred.width > 0, preferred.height > 0 { size = preferred }
        size.width = min(size.width, bounds.width - 40)
        size.height = min(size.height, bounds.height - 2 * backTop)
        return CGRect(
            x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
            height: size.height)
    }

    /// Returns the transform that scales the view below down, so that its top appears just above the card.
    @MainActor
    func transform(of view: UIView) -> CGAffineTransform {
        let size = view.bounds.size
        guard size.width > 32 else { return .identity }
        let scale = Self.backScale
        // The top of the scaled view: the transform leaves the anchor point fixed.
        let top = view.center.y - view.layer.anchorPoint.y * size.height * scale
        return CGAffineTransform(translationX: 0, y: backTop - top).scaledBy(x: scale, y: scale)
    }
}
