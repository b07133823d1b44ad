import LaminaPrimitives
import QuartzCore
import Testing
import UIKit

@MainActor
struct ControlLooksTests {
    /// Each kind of control, as its initialiser leaves it.
    enum Kind: String, CaseIterable {
        case toggle, slider, progress, stepper, segments, indicator, systemButton, plainButton, grayButton, tintedButton, filledButton

        @MainActor
        func make() -> UIView {
            switch self {
            case .toggle: UISwitch()
            case .slider: UISlider()
            case .progress: UIProgressView()
            case .stepper: UIStepper()
            case .segments: UISegmentedControl(items: ["One", "Two"])
            case .indicator: standing(UIActivityIndicatorView(style: .large))
            case .systemButton: UIButton(type: .system, primaryAction: UIAction(title: "Press") { _ in })
            case .plainButton: button(.plain())
            case .grayButton: button(.gray())
            case .tintedButton: button(.tinted())
            case .filledButton: button(.filled())
            }
        }

        @MainActor
        private func standing(_ view: UIActivityIndicatorView) -> UIView {
            view.hidesWhenStopped = false
            return view
        }

        @MainActor
        private func button(_ configuration: UIButton.Configuration) -> UIButton {
            var configuration = configuration
            configuration.title = "Press"
            return UIButton(configuration: configuration)
        }
    }

    /// Returns the pixels of a control on the system background.
    private func pixels(of kind: Kind, _ style: UIUserInterfaceStyle) -> [Pixel] {
        let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 60))
        sheet.overrideUserInterfaceStyle = style
        sheet.backgroundColor = .systemBackground
        let control = kind.make()
        let size = control.sizeThatFits(CGSize(width: 100, height: 100))
        control.frame = CGRect(x: 20, y: 10, width: max(size.width, 60), height: size.height)
        sheet.addSubview(control)
        sheet.layoutIfNeeded()
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: sheet.bounds.size, format: format).image { sheet.layer.render(in: $0.cgContext) }
        return (0..<60).flatMap { y in (0..<150).compactMap { x in image.pixel(x, y) } }
    }

    @Test(arguments: Kind.allCases)
    func everyControlIsVisibleInLightAndDarkMode(kind: Kind) {
        let (light, dark) = (pixels(of: kind, .light), pixels(of: kind, .dark))
        #expect(light.first == 0xFFFF_FFFF && dark.first == 0xFF00_0000)
        #expect(light.count { $0 != 0xFFFF_FFFF } > 50)
        #expect(dark.count { $0 != 0xFF00_0000 } > 50)
    }
}
