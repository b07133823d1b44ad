import CoreGraphics
import Foundation

/// The buttons of a compact date picker, with its day and its time; each opens a card with a calendar or with wheels.
@MainActor
final class DateButton: DatePickerContent {
    /// Nil once the picker is gone, whose calendar an app may have kept.
    private weak var picker: UIDatePicker?
    private let row = UIView(frame: .zero)
    private let day: UIButton?
    private let time: UIButton?
    private weak var card: DateCard?
    private static let height: CGFloat = 34

    convenience init(_ picker: UIDatePicker) {
        self.init(picker, showsTime: picker.datePickerMode != .date, showsDay: picker.datePickerMode != .time)
    }

    init(_ picker: UIDatePicker, showsTime: Bool, showsDay: Bool) {
        self.picker = picker
        day = showsDay ? Self.makeButton() : nil
        time = showsTime ? Self.makeButton() : nil
        day?.addAction(UIAction { [weak self] _ in self?.open(.inline, .date) }, for: .touchUpInside)
        time?.addAction(UIAction { [weak self] _ in self?.open(.wheels, .time) }, for: .touchUpInside)
        for case let button? in [day, time] { row.addSubview(button) }
    }

    var view: UIView { row }

    var naturalSize: CGSize {
        let widths = [day, time].compactMap { $0 }.map { $0.sizeThatFits(.zero).width + 22 }
        return CGSize(width: widths.reduce(0, +) + 6 * CGFloat(max(0, widths.count - 1)), height: Self.height)
    }

    private static func makeButton() -> UIButton {
        let button = UIButton(type: .custom)
        button.backgroundColor = .tertiarySystemFill
        button.layer.cornerRadius = 6
        button.setTitleColor(.label, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        return button
    }

    func show(animated: Bool) {
        guard let picker else { return }
        day?.setTitle(picker.formatter("yMMMd").string(from: picker.date), for: .normal)
        time?.setTitle(picker.formatter("jmm").string(from: picker.date), for: .normal)
        color()
        var x: CGFloat = 0
        for case let button? in [day, time] {
            let width = button.sizeThatFits(.zero).width + 22
            button.frame = CGRect(x: x, y: 0, width: width, height: Self.height)
            x += width + 6
        }
        picker.invalidateIntrinsicContentSize()
    }

    /// Colours the button of the open card with the tint colour.
    private func color() {
        for case let button? in [day, time] {
            let isOpen = card?.mode == (button === day ? .date : .time)
            button.setTitleColor(isOpen ? picker?.tintColor : .label, for: .normal)
        }
    }

    private func open(_ style: UIDatePicker.Style, _ mode: UIDatePicker.Mode) {
        guard let picker, let window = row.window, card == nil else { return }
        let card = DateCard(picker, style, mode)
        card.onClose = { [weak self] in
            self?.card = nil
            self?.color()
        }
        self.card = card
        card.open(in: window, beside: window.convert(row.bounds, from: row))
        color()
    }
}

/// A card with a calendar or wheels over the window; a tap beside it closes it.
@MainActor
final class DateCard: UIView {
    let mode: UIDatePicker.Mode
    var onClose: (() -> Void)?
    private let card = UIView(frame: .zero)
    private let inner: UIDatePicker
    private weak var owner: UIDatePicker?

    init(_ owner: UIDatePicker, _ style: UIDatePicker.Style, _ mode: UIDatePicker.Mode) {
        self.mode = mode
        self.owner = owner
        inner = UIDatePicker(frame: .zero)
        super.init(frame: .zero)
        inner.locale = owner.locale
        inner.timeZone = owner.timeZone
        inner.calendar = owner.calendar
        inner.minuteInterval = owner.minuteInterval
        inner.preferredDatePickerStyle = style
        inner.datePickerMode = mode
        inner.minimumDate = owner.minimumDate
        inner.maximumDate = owner.maximumDate
        inner.date = owner.date
        inner.tintColor = owner.tintColor
        inner.addAction(UIAction { [weak self] _ in self.map { $0.owner?.choose($0.inner.date) } }, for: .valueChanged)
        card.backgroundColor = .systemBackground
        card.layer.cornerRadius = 13
        card.layer.shadowOpacity = 0.2
        card.layer.shadowRadius = 32
        card.layer.shadowOffset = CGSize(width: 0, height: 8)
        card.addSubview(inner)
        addSubview(card)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    /// Opens the card below a rectangle of the window, or above it if there is more room.
    func open(in window: UIWindow, beside source: CGRect) {
        frame = window.bounds
        window.addSubview(self)
        let room = bounds.inset(by: window.safeAreaInsets).insetBy(dx: 8, dy: 8)
        let natural = inner.intrinsicContentSize
        let size = CGSize(width: mode == .time ? 220 : min(natural.width, room.width), height: natural.height + 8)
        let below = source.maxY + 8 + size.height <= room.maxY || room.maxY - source.maxY > source.minY - room.minY
        let y = below ? source.maxY + 8 : source.minY - 8 - size.height
        let x = max(room.minX, min(source.midX - size.width / 2, room.maxX - size.width))
        UIView.performWithoutAnimation {
            card.frame = CGRect(x: x, y: max(room.minY, min(y, room.maxY - size.height)), width: size.width, height: size.height)
            inner.frame = card.bounds.insetBy(dx: 0, dy: 4)
            inner.layoutIfNeeded()
            card.alpha = 0
            card.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
        }
        UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0) { [card] in
            card.alpha = 1
            card.transform = .identity
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, !card.frame.containsHalfOpen(touch.location(in: self)) else { return }
        isUserInteractionEnabled = false
        onClose?()
        UIView.animate(withDuration: 0.2) { [card] in
            card.alpha = 0
        } completion: { [self] _ in
            removeFromSuperview()
        }
    }
}
