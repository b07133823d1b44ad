import CoreGraphics

/// The view of an alert in the middle of the window: title, message, text fields and buttons.
///
/// In a window that is too low for all of them, the texts and fields scroll, and so do the buttons.
final class AlertView: UIView, AlertContent {
    /// Nil once the alert is gone, whose view an app may have kept.
    private weak var alert: UIAlertController?
    private let background = UIVisualEffectView(effect: AlertColors.material)
    /// The texts and fields.
    private let body = AlertView.makeScrollView()
    /// The buttons and the lines above them.
    private let rows = AlertView.makeScrollView()
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
        for view in [background, body, rows] { addSubview(view) }
        reload()
    }

    private static func makeScrollView() -> UIScrollView {
        let view = UIScrollView()
        view.contentInsetAdjustmentBehavior = .never
        view.delaysContentTouches = false
        return view
    }

    required init?(coder: NSCoder) { nil }

    func reload() {
        guard let alert else { return }
        for view in [header, fields] + buttons + lines as [UIView?] { view?.removeFromSuperview() }
        let header = AlertHeader(
            title: alert.title, message: alert.message, titleFont: font(.headline), messageFont: font(.footnote), color: .label)
        self.header = header
        body.addSubview(header)
        fields = alert.textFields.map(AlertFields.init)
        if let fields { body.addSubview(fields) }
        buttons = ordered(alert.actions).map { action in
            AlertButton(action, size: font(.body).pointSize, isBold: action === alert.emphasized) { [weak alert] in alert?.choose(action) }
        }
        buttons.forEach(rows.addSubview)
        lines = (0..<buttons.count).map { _ in UIView() }
        for line in lines {
            line.backgroundColor = AlertColors.line
            line.isUserInteractionEnabled = false
            rows.addSubview(line)
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
        guard actions.count == 2, !isGreat else { return false }
        return actions.allSatisfy {
            AlertButton($0, size: font(.body).pointSize, isBold: true, onTap: {}).wordsWidth <= width / 2 - 16
        }
    }

    // MARK: Text sizes

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        guard previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else { return }
        reload()
    }

    /// True at the text sizes of accessibility, which widen the alert and place every button in a row of its own.
    private var isGreat: Bool { traits.preferredContentSizeCategory.isAccessibilityCategory }
    private var traits: UITraitCollection { alert?.traitCollection ?? traitCollection }
    private var width: CGFloat { isGreat ? AlertMetrics.greatWidth : AlertMetrics.width }
    private var buttonHeight: CGFloat { max(AlertMetrics.buttonHeight, (font(.body).lineHeight + 20).rounded(.up)) }

    private func font(_ style: UIFont.TextStyle) -> UIFont { .preferredFont(forTextStyle: style, compatibleWith: traits) }

    // MARK: Layout

    private var headerHeight: CGFloat {
        guard let header, !header.isEmpty else { return 0 }
        return header.sizeThatFits(CGSize(width: width - 2 * AlertMetrics.side, height: 0)).height
    }

    private var fieldsHeight: CGFloat { fields.map { $0.height + AlertMetrics.fieldSpace } ?? 0 }
    private var buttonsHeight: CGFloat {
        buttons.isEmpty ? 0 : buttonHeight * CGFloat(isPair(buttons.map(\.action)) ? 1 : buttons.count)
    }
    private var bodyHeight: CGFloat { AlertMetrics.topSpace + headerHeight + fieldsHeight + AlertMetrics.topSpace + 1 }

    func place(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect {
        let free = bounds.inset(by: safeArea)
        let height = min(bodyHeight + buttonsHeight, max(0, free.height - 2 * AlertMetrics.side))
        return CGRect(
            x: ((bounds.width - width) / 2).rounded(), y: (free.midY - height / 2).rounded(), width: width, height: height)
    }

    override func layoutSubviews() {
        background.frame = bounds
        let needed = buttonsHeight
        // The texts give way first, down to nothing, and then the buttons.
        let top = min(bodyHeight, max(0, bounds.height - min(needed, AlertMetrics.leastButtonsHeight)))
        body.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
        body.contentSize = CGSize(width: bounds.width, height: bodyHeight)
        rows.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
        rows.contentSize = CGSize(width: bounds.width, height: needed)
        for view in [body, rows] { view.isScrollEnabled = view.contentSize.height > view.bounds.height + 0.5 }
        let inner = bounds.width - 2 * AlertMetrics.side
        header?.frame = CGRect(x: AlertMetrics.side, y: AlertMetrics.topSpace, width: inner, height: headerHeight)
        let fieldsTop = AlertMetrics.topSpace + headerHeight + AlertMetrics.fieldSpace
        fields?.frame = CGRect(x: AlertMetrics.side, y: fieldsTop, width: inner, height: fields?.height ?? 0)
        layOutButtons()
    }

    private func layOutButtons() {
        let (isPair, thickness) = (isPair(buttons.map(\.action)), 1 / max(1, contentScaleFactor))
        for (index, button) in buttons.enumerated() {
            let place = isPair ? pairPlace(index) : rowPlace(index)
            button.frame = place
            lines[index].frame = CGRect(x: 0, y: place.minY, width: bounds.width, height: thickness)
        }
        // The second line of a pair is vertical, between the two buttons.
        if isPair, let last = lines.last { last.frame = CGRect(x: bounds.midX, y: 0, width: thickness, height: buttonHeight) }
    }

    private func rowPlace(_ index: Int) -> CGRect {
        CGRect(x: 0, y: CGFloat(index) * buttonHeight, width: bounds.width, height: buttonHeight)
    }

    private func pairPlace(_ index: Int) -> CGRect {
        CGRect(x: CGFloat(index) * bounds.midX, y: 0, width: bounds.midX, height: buttonHeight)
    }
}
