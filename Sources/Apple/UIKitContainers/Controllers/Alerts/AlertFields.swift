import CoreGraphics

/// The text fields of an alert, in one frame with separators.
final class AlertFields: UIView {
    private let fields: [UITextField]
    private var lines: [UIView] = []

    init(_ fields: [UITextField]) {
        self.fields = fields
        super.init(frame: .zero)
        backgroundColor = AlertColors.fieldGround
        layer.cornerRadius = 6
        layer.borderWidth = 1 / max(1, contentScaleFactor)
        for field in fields {
            field.borderStyle = .none
            field.font = .systemFont(ofSize: 13)
            addSubview(field)
        }
        lines = fields.dropFirst().map { _ in UIView() }
        for line in lines {
            line.backgroundColor = AlertColors.line
            addSubview(line)
        }
        recolor()
    }

    required init?(coder: NSCoder) { nil }

    var height: CGFloat { AlertMetrics.fieldHeight * CGFloat(fields.count) }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { recolor() }

    private func recolor() { layer.borderColor = AlertColors.line.resolvedColor(with: traitCollection).cgColor }

    override func layoutSubviews() {
        let thickness = 1 / max(1, contentScaleFactor)
        for (index, field) in fields.enumerated() {
            let y = CGFloat(index) * AlertMetrics.fieldHeight
            field.frame = CGRect(x: 7, y: y, width: bounds.width - 14, height: AlertMetrics.fieldHeight)
            if index > 0 { lines[index - 1].frame = CGRect(x: 0, y: y, width: bounds.width, height: thickness) }
        }
    }
}
