import CoreGraphics
import Foundation
import QuartzCore

/// The view of a colour picker: twelve columns of hues in ten rows from greys over dark to light ones, and the opacity below.
@MainActor
final class ColorPalette: UIView {
    /// Called with the chosen colour, and true while the finger is down.
    var onChoice: ((UIColor, Bool) -> Void)?
    var onClose: (() -> Void)?
    var title = "" { didSet { header.text = title } }
    var showsHeader = true { didSet { setNeedsLayout() } }
    var showsOpacity = true { didSet { setNeedsLayout() } }

    private let header = UILabel()
    private let close = UIButton(type: .close)
    private let grid = UIView()
    private let mark = UIView()
    private let opacityTitle = UILabel()
    private let opacity = UISlider()
    private var color = UIColor.black

    private static let margin: CGFloat = 16
    private static let headerHeight: CGFloat = 54
    static let columns = 12
    static let rows = 10

    init() {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        header.font = .systemFont(ofSize: 17, weight: .semibold)
        header.textAlignment = .center
        opacityTitle.text = "OPACITY"
        opacityTitle.font = .systemFont(ofSize: 13, weight: .semibold)
        opacityTitle.textColor = .secondaryLabel
        grid.layer.cornerRadius = 10
        grid.clipsToBounds = true
        for place in 0..<Self.rows * Self.columns {
            let field = UIView()
            field.isUserInteractionEnabled = false
            field.backgroundColor = Self.color(row: place / Self.columns, column: place % Self.columns)
            grid.addSubview(field)
        }
        mark.layer.borderWidth = 3
        mark.layer.borderColor = UIColor.white.cgColor
        mark.layer.cornerRadius = 4
        mark.isUserInteractionEnabled = false
        for view in [header, close, grid, mark, opacityTitle, opacity] { addSubview(view) }
        close.addAction(UIAction { [weak self] _ in self?.onClose?() }, for: .touchUpInside)
        opacity.addAction(UIAction { [weak self] _ in self?.choose(isOngoing: self?.opacity.isTracking == true) }, for: .valueChanged)
        let ends: UIControl.Event = [.touchUpInside, .touchUpOutside, .touchCancel]
        opacity.addAction(UIAction { [weak self] _ in self?.choose(isOngoing: false) }, for: ends)
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = 0
        press.addHandler { [weak self] in self?.follow($0) }
        grid.addGestureRecognizer(press)
    }

    required init?(coder: NSCoder) { nil }

    /// The colour of a field; the first row has greys, the fifth the pure hues.
    static func color(row: Int, column: Int) -> UIColor {
        if row == 0 { return UIColor(white: 1 - CGFloat(column) / CGFloat(columns - 1), alpha: 1) }
        let pure = hues[column]
        let step = CGFloat(row - 4)
        func part(_ shift: UInt32) -> CGFloat {
            let value = CGFloat((pure >> shift) & 0xFF) / 255
            return step < 0 ? value * (1 + step * 0.2) : value + (1 - value) * step / 6
        }
        return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }

    /// The pure hues from blue over red to green, as in the grid of iOS.
    private static let hues: [UInt32] = [
        0x00A1D8, 0x0061FD, 0x4D22B2, 0x982ABC, 0xB92D5D, 0xFF4015, 0xFF6A00, 0xFFAB01, 0xFCC700, 0xFEFB41, 0xD9EC37, 0x76BB40,
    ]

    func show(_ new: UIColor) {
        color = new.withAlphaComponent(1)
        opacity.value = Float(new.cgColor.alpha)
        setNeedsLayout()
    }

    private func follow(_ recognizer: UIGestureRecognizer) {
        let place = recognizer.location(in: grid)
        guard !grid.bounds.isEmpty else { return }
        if recognizer.state == .cancelled { return choose(isOngoing: false) }
        // A finger that leaves the grid chooses the nearest field.
        let column = min(Self.columns - 1, max(0, Int(clamped: place.x / grid.bounds.width * CGFloat(Self.columns))))
        let row = min(Self.rows - 1, max(0, Int(clamped: place.y / grid.bounds.height * CGFloat(Self.rows))))
        color = Self.color(row: row, column: column)
        choose(isOngoing: recognizer.state != .ended)
        setNeedsLayout()
    }

    private func choose(isOngoing: Bool) {
        onChoice?(showsOpacity ? color.withAlphaComponent(CGFloat(opacity.value)) : color, isOngoing)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let top = safeAreaInsets.top + (showsHeader ? Self.headerHeight : Self.margin)
        (header.isHidden, close.isHidden) = (!showsHeader, !showsHeader)
        header.frame = CGRect(x: 60, y: safeAreaInsets.top, width: max(0, bounds.width - 120), height: Self.headerHeight)
        close.frame = CGRect(x: bounds.width - 46, y: safeAreaInsets.top + 12, width: 30, height: 30)
        let side = max(0, bounds.width - 2 * Self.margin) / CGFloat(Self.columns)
        grid.frame = CGRect(x: Self.margin, y: top, width: side * CGFloat(Self.columns), height: side * CGFloat(Self.rows))
        for (place, field) in grid.subviews.enumerated() {
            let (row, column) = (CGFloat(place / Self.columns), CGFloat(place % Self.columns))
            field.frame = CGRect(x: column * side, y: row * side, width: side, height: side)
        }
        let chosen = (0..<Self.rows * Self.columns).first { Self.color(row: $0 / Self.columns, column: $0 % Self.columns) == color }
        mark.isHidden = chosen == nil
        if let chosen {
            mark.frame = CGRect(
                x: grid.frame.minX + CGFloat(chosen % Self.columns) * side, y: top + CGFloat(chosen / Self.columns) * side, width: side,
                height: side)
        }
        (opacityTitle.isHidden, opacity.isHidden) = (!showsOpacity, !showsOpacity)
        opacityTitle.frame = CGRect(x: Self.margin, y: grid.frame.maxY + 20, width: 200, height: 18)
        opacity.frame = CGRect(x: Self.margin, y: opacityTitle.frame.maxY + 4, width: grid.frame.width, height: 34)
    }
}
