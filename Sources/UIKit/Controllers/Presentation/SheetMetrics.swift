import CoreGraphics

/// Where cards stand.
///
/// - Source: The proportions of iOS 13 to 17.
struct SheetMetrics {
    static let cornerRadius: CGFloat = 10
    /// How dark what is below becomes.
    static let shade: CGFloat = 0.2
    /// Windows from this width on show sheets in their middle.
    private static let regularWidth: CGFloat = 700
    private static let pageWidth: CGFloat = 704
    private static let form = CGSize(width: 540, height: 620)

    let bounds: CGRect
    let safeArea: UIEdgeInsets

    /// Whether a sheet is a card over the whole width.
    var isCompact: Bool { bounds.width < Self.regularWidth }

    /// The upper edge of what is pushed back.
    private var backTop: CGFloat { max(safeArea.top, 20) }

    func frame(detent: UISheetPresentationController.Detent.Identifier?, style: UIModalPresentationStyle, preferred: CGSize) -> CGRect {
        guard isCompact else { return middle(style: style, preferred: preferred) }
        let top = detent == .medium ? (bounds.height / 2).rounded() : min(backTop + 10, bounds.height)
        return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
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

    /// Makes what is below a little smaller, with its upper edge just above the card's.
    @MainActor
    func transform(of view: UIView) -> CGAffineTransform {
        let size = view.bounds.size
        guard size.width > 32 else { return .identity }
        let scale = (size.width - 32) / size.width
        let top = view.center.y - view.layer.anchorPoint.y * size.height * scale
        return CGAffineTransform(translationX: 0, y: backTop - top).scaledBy(x: scale, y: scale)
    }
}
