import CoreGraphics

/// The view of an action sheet: a block with title and buttons, and below it a separate block with the cancel button.
final class ActionSheetView: UIView, AlertContent {
    /// Nil once the alert is gone, whose view an app may have kept.
    private weak var alert: UIAlertController?
    private let block = UIView()
    private let background = UIVisualEffectView(effect: AlertColors.material)
    private let cancelBlock = UIView()
    private var header: AlertHeader?
    private var buttons: [AlertButton] = []
    private var cancel: AlertButton?
    private var lines: [UIView] = []

    init(_ alert: UIAlertController) {
        self.alert = alert
        super.init(frame: .zero)
        cancelBlock.backgroundColor = AlertColors.cancelGround
        for view in [block, cancelBlock] {
            view.layer.cornerRadius = AlertMetrics.corner
            view.clipsToBounds = true
            addSubview(view)
        }
        background.isUserInteractionEnabled = false
        block.addSubview(background)
        reload()
    }

    required init?(coder: NSCoder) { nil }

    func reload() {
        guard let alert else { return }
        for view in [header, cancel] + buttons + lines as [UIView?] { view?.removeFromSuperview() }
        let header = AlertHeader(
            title: alert.title, message: alert.message, titleFont: .systemFont(ofSize: 13, weight: .semibold),
            messageFont: .systemFont(ofSize: 13), color: .secondaryLabel)
        self.header = header
        block.addSubview(header)
        buttons = alert.actions.filter { $0.style != .cancel }.map { makeButton($0, of: alert) }
        buttons.forEach(block.addSubview)
        cancel = alert.cancelAction.map { makeButton($0, of: alert) }
        if let cancel { cancelBlock.addSubview(cancel) }
        cancelBlock.isHidden = cancel == nil
        lines = buttons.map { _ in UIView() }
        for line in lines {
            line.backgroundColor = AlertColors.line
            block.addSubview(line)
        }
        superview?.setNeedsLayout()
        setNeedsLayout()
    }

    private func makeButton(_ action: UIAlertAction, of alert: UIAlertController) -> AlertButton {
        AlertButton(action, size: 20, isBold: action === alert.emphasized) { [weak alert] in alert?.choose(action) }
    }

    // MARK: Layout

    private func headerHeight(_ width: CGFloat) -> CGFloat {
        guard let header, !header.isEmpty else { return 0 }
        return header.sizeThatFits(CGSize(width: width - 2 * AlertMetrics.side, height: 0)).height + 28
    }

    private func blockHeight(_ width: CGFloat) -> CGFloat {
        headerHeight(width) + CGFloat(buttons.count) * AlertMetrics.sheetButtonHeight
    }

    func place(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect {
        let width = min(bounds.width - 2 * AlertMetrics.sheetMargin, AlertMetrics.sheetWidth)
        let cancelHeight = cancel == nil ? 0 : AlertMetrics.sheetButtonHeight + AlertMetrics.sheetMargin
        let height = blockHeight(width) + cancelHeight
        return CGRect(
            x: ((bounds.width - width) / 2).rounded(), y: bounds.height - max(safeArea.bottom, AlertMetrics.sheetMargin) - height,
            width: width, height: height)
    }

    override func layoutSubviews() {
        let width = bounds.width
        let thickness = 1 / max(1, contentScaleFactor)
        block.frame = CGRect(x: 0, y: 0, width: width, height: blockHeight(width))
        background.frame = block.bounds
        let headerHeight = headerHeight(width)
        header?.frame = CGRect(x: AlertMetrics.side, y: 14, width: width - 2 * AlertMetrics.side, height: max(0, headerHeight - 28))
        for (index, button) in buttons.enumerated() {
            let y = headerHeight + CGFloat(index) * AlertMetrics.sheetButtonHeight
            button.frame = CGRect(x: 0, y: y, width: width, height: AlertMetrics.sheetButtonHeight)
            lines[index].frame = CGRect(x: 0, y: y, width: width, height: y > 0 ? thickness : 0)
        }
        cancelBlock.frame = CGRect(
            x: 0, y: block.frame.maxY + AlertMetrics.sheetMargin, width: width, height: AlertMetrics.sheetButtonHeight)
        cancel?.frame = cancelBlock.bounds
    }
}
