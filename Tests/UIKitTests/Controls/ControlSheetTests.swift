import LaminaImages
import QuartzCore
import Testing
import UIKit

@MainActor
struct ControlSheetTests {
    @Test func writesSheets() throws {
        for (name, style) in [("light", UIUserInterfaceStyle.light), ("dark", .dark)] {
            for scale in [1, 2] as [CGFloat] {
                let sheet = Self.sheet()
                sheet.overrideUserInterfaceStyle = style
                sheet.backgroundColor = .systemBackground
                let stage = Stage(sheet)
                sheet.layoutIfNeeded()
                CATransaction.flush()
                _ = stage
                let format = UIGraphicsImageRendererFormat()
                format.scale = scale
                let image = UIGraphicsImageRenderer(size: sheet.bounds.size, format: format).image { context in
                    sheet.layer.render(in: context.cgContext)
                }
                try image.pngData()?.write(to: URL(filePath: "/tmp/sheet-\(name)-\(Int(scale)).png"))
            }
        }
    }

    static func sheet() -> UIView {
        let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        func put(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat? = nil) {
            var size = view.sizeThatFits(CGSize(width: 300, height: 300))
            if let width { size.width = width }
            view.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
            sheet.addSubview(view)
        }
        let off = UISwitch(), on = UISwitch(), disabled = UISwitch(), pressed = UISwitch()
        on.isOn = true
        disabled.isOn = true
        disabled.isEnabled = false
        pressed.isOn = true
        pressed.isHighlighted = true
        for (i, view) in [off, on, disabled, pressed].enumerated() { put(view, 20 + CGFloat(i) * 70, 20) }
        let slider = UISlider()
        slider.value = 0.4
        put(slider, 20, 65, 200)
        let faint = UISlider()
        faint.value = 0.7
        faint.isEnabled = false
        put(faint, 235, 65, 120)
        let progress = UIProgressView()
        progress.progress = 0.6
        put(progress, 20, 115, 200)
        let small = UIActivityIndicatorView(style: .medium), large = UIActivityIndicatorView(style: .large)
        small.hidesWhenStopped = false
        large.hidesWhenStopped = false
        put(small, 240, 105)
        put(large, 280, 98)
        let stepper = UIStepper(), other = UIStepper()
        stepper.value = 3
        put(stepper, 20, 140)
        put(other, 130, 140)
        let pages = UIPageControl()
        pages.numberOfPages = 4
        pages.currentPage = 1
        pages.backgroundColor = .systemGray
        put(pages, 240, 143)
        let segments = UISegmentedControl(items: ["First", "Second", "Third"])
        segments.selectedSegmentIndex = 1
        put(segments, 20, 190, 335)
        let two = UISegmentedControl(items: ["On", "Off"])
        two.selectedSegmentIndex = 0
        two.setEnabled(false, forSegmentAt: 1)
        put(two, 20, 235)
        var x: CGFloat = 20
        for state in 0..<3 {
            let button = UIButton(type: .system)
            button.setTitle("System button", for: .normal)
            button.isHighlighted = state == 1
            button.isEnabled = state != 2
            put(button, x, 280)
            x += 115
        }
        x = 20
        for configuration in [UIButton.Configuration.plain(), .gray(), .tinted(), .filled()] {
            for state in 0..<3 {
                var own = configuration
                own.title = "Title"
                let button = UIButton(configuration: own)
                button.isHighlighted = state == 1
                button.isEnabled = state != 2
                put(button, x, 320 + CGFloat(state) * 45)
            }
            x += 85
        }
        var own = UIButton.Configuration.filled()
        own.title = "Two lines"
        own.subtitle = "and a picture"
        own.image = UIImage(systemName: "star.fill")
        own.imagePadding = 8
        own.cornerStyle = .capsule
        put(UIButton(configuration: own), 20, 460)
        own.imagePlacement = .top
        own.showsActivityIndicator = true
        own.cornerStyle = .large
        put(UIButton(configuration: own), 200, 460)
        x = 20
        for type in [UIButton.ButtonType.detailDisclosure, .contactAdd, .close] {
            put(UIButton(type: type), x, 540)
            x += 50
        }
        let custom = UIButton(frame: CGRect(x: 200, y: 540, width: 150, height: 44))
        custom.setTitle("Custom", for: .normal)
        custom.setTitleColor(.label, for: .normal)
        custom.setImage(UIImage(systemName: "heart"), for: .normal)
        custom.backgroundColor = .systemGray5
        sheet.addSubview(custom)
        return sheet
    }
}
