import CoreGraphics

/// The view of an alert in the middle of the window: title, message, text fields and buttons.
final class AlertView: UIView, AlertContent {
    /// Nil once the alert is gone, whose view an app may have kept.
    private weak var alert: UIAlertController?
    private let background = UIVisualEffectView(effect: AlertColors.material)
    private var header: AlertHeader?
    private var fields: AlertFields?
    private var buttons: [AlertButton] = []
    private var lines: [UIView] = []

    init(_ alert: UIAlertController) {
        self.alert = alert
        super.init(frame: .zero)
        layer.cornerRadius = AlertMetrics.corner
        // Without group opacity the background blurs the views beneath while the alert fades.
        layer.allowsGroupOpacity = false
        clipsToBounds = true
        background.isUserInteractionEnabled = false
        addSubview(background)
        reload()
    }

    required init?(coder: NSCoder) { nil }

    func reload() {
        guard let alert else { return }
        for view in [header, fields] + buttons + lines as [UIView?] { view?.removeFromSuperview() }
        let header = AlertHeader(
            title: alert.title, message: alert.message, titleFont: .systemFont(ofSize: 17, weight: .semibold),
            messageFont: .systemFont(ofSize: 13), color: .label)
        self.header = header
        addSubview(header)
        fields = alert.textFields.map(AlertFields.init)
        if let fields { addSubview(fields) }
        buttons = ordered(alert.actions).map { action in
            AlertButton(action, size: 17, isBold: action === alert.emphasized) { [weak alert] in alert?.choose(action) }
        }
        buttons.forEach(addSubview)
        lines = (0..<buttons.count).map { _ in UIView() }
        for line in lines {
            line.backgroundColor = AlertColors.line
            line.isUserInteractionEnabled = false
            addSubview(line)
        }
        superview?.setNeedsLayout()
        setNeedsLayout()
    }

    /// Returns the actions in the order of their buttons: the cancel action is on the left of two buttons side by side, and last in a column.
    private func ordered(_ actions: [UIAlertAction]) -> [UIAlertAction] {
        let others = actions.filter { $0.style != .cancel }
        let cancel = actions.filter { $0.style == .cancel }
        return others.count == 1 && isPair(others + cancel) ? cancel + others : others + cancel
    }

    /// Returns true when the actions are two whose titles fit into half of the width each, so that their buttons are placed side by side.
    private func isPair(_ actions: [UIAlertAction]) -> Bool {
        guard actions.count == 2 else { return false }
        return actions.allSatisfy {
            AlertButton($0, size: 17, isBold: true, onTap: {}).wordsWidth <= AlertMetrics.width / 2 - 16
        }
    }

    // MARK: Layout

    private var headerHeight: CGFloat {
        guard let header, !header.isEmpty else { return 0 }
        return header.sizeThatFits(CGSize(width: AlertMetrics.width - 2 * AlertMetrics.side, height: 0)).height
    }

    private var fieldsHeight: CGFloat { fields.map { $0.height + AlertMetrics.fieldSpace } ?? 0 }
    private var buttonsHeight: CGFloat {
        buttons.isEmpty ? 0 : AlertMetrics.buttonHeight * CGFloat(isPair(buttons.map(\.action)) ? 1 : buttons.count)
    }
    private var bodyHeight: CGFloat { AlertMetrics.topSpace + headerHeight + fieldsHeight + AlertMetrics.topSpace + 1 }

    func place(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect {
        let height = bodyHeight + buttonsHeight
        let free = bounds.inset(by: safeArea)
        return CGRect(
            x: ((bounds.width - AlertMetrics.width) / 2).rounded(), y: (free.midY - height / 2).rounded(), width: AlertMetrics.width,
            height: height)
    }

    override func layoutSubviews() {
        background.frame = bounds
        let inner = bounds.width - 2 * AlertMetrics.side
        header?.frame = CGRect(x: AlertMetrics.side, y: AlertMetrics.topSpace, width: inner, height: headerHeight)
        let fieldsTop = AlertMetrics.topSpace + headerHeight + AlertMetrics.fieldSpace
        fields?.frame = CGRect(x: AlertMetrics.side, y: fieldsTop, width: inner, height: fields?.height ?? 0)
        let thickness = 1 / max(1, contentScaleFactor)
        let isPair = isPair(buttons.map(\.action))
        for (index, button) in buttons.enumerated() {
            let place = isPair ? pairPlace(index) : rowPlace(index)
            button.frame = place
            lines[index].frame = CGRect(x: 0, y: place.minY, width: bounds.width, height: thickness)
        }
        // The second line of a pair is vertical, between the two buttons.
        if isPair, let last = lines.last {
            last.frame = CGRect(x: bounds.midX, y: bodyHeight, width: thickness, height: AlertMetrics.buttonHeight)
        }
    }

    private func rowPlace(_ index: Int) -> CGRect {
        CGRect(
            x: 0, y: bodyHeight + CGFloat(index) * AlertMetrics.buttonHeight, width: bounds.width, height: AlertMetrics.buttonHeight)
    }

    private func pairPlace(_ index: Int) -> CGRect {
        CGRect(x: CGFloat(index) * bounds.midX, y: bodyHeight, width: bounds.midX, height: AlertMetrics.buttonHeight)
    }
}
