import Foundation
import UIKit

extension OutlineScene {
    @MainActor
    func control() -> [String] {
        let view = made()
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let size = view.sizeThatFits(CGSize(width: 320, height: 480))
        view.frame = CGRect(x: 0, y: 0, width: max(40, min(320, size.width)), height: min(480, size.height))
        container.addSubview(view)
        return Outline(of: view).lines
    }

    @MainActor
    private func made() -> UIView {
        switch self {
        case .wheels: Self.picker(.date, .wheels)
        case .calendar: Self.picker(.date, .inline)
        case .dateButton: Self.picker(.dateAndTime, .compact)
        case .stepper: UIStepper()
        case .slider: Self.slider()
        case .segments: Self.segments()
        case .pages: Self.pages()
        case .progress: Self.progress()
        case .toggle: UISwitch()
        case .configuredButtons: Self.buttons()
        default: Self.field()
        }
    }

    @MainActor
    private static func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePicker.Style) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.locale = Locale(identifier: "en_US")
        picker.timeZone = TimeZone(identifier: "UTC")
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.date = ISO8601DateFormatter().date(from: "2024-02-29T14:25:00Z") ?? .distantPast
        return picker
    }

    @MainActor
    private static func slider() -> UISlider {
        let slider = UISlider()
        slider.minimumValueImage = halfRed()
        slider.maximumValueImage = halfRed()
        slider.value = 0.25
        return slider
    }

    @MainActor
    private static func segments() -> UISegmentedControl {
        let control = UISegmentedControl(items: ["One", halfRed(), "Much longer"])
        control.selectedSegmentIndex = 2
        control.setEnabled(false, forSegmentAt: 1)
        control.apportionsSegmentWidthsByContent = true
        return control
    }

    @MainActor
    private static func pages() -> UIPageControl {
        let pages = UIPageControl()
        pages.numberOfPages = 4
        pages.currentPage = 1
        pages.backgroundStyle = .prominent
        return pages
    }

    @MainActor
    private static func progress() -> UIProgressView {
        let view = UIProgressView(progressViewStyle: .bar)
        view.progress = 0.4
        return view
    }

    @MainActor
    private static func buttons() -> UIStackView {
        var below = UIButton.Configuration.filled()
        below.title = "Title"
        below.subtitle = "Longer subtitle"
        below.image = halfRed()
        below.imagePlacement = .trailing
        below.imagePadding = 6
        below.titleAlignment = .center
        var above = UIButton.Configuration.tinted()
        above.title = "Title"
        above.image = halfRed()
        above.imagePlacement = .top
        above.cornerStyle = .capsule
        above.buttonSize = .large
        let buttons = [below, above].map { UIButton(configuration: $0) }
        let stack = UIStackView(arrangedSubviews: buttons)
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 9
        return stack
    }

    @MainActor
    private static func field() -> UITextField {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.text = "Words"
        field.clearButtonMode = .always
        field.leftView = block(.red)
        field.leftViewMode = .always
        return field
    }
}
