import Foundation
import UIKit

extension LateChange {
    private static let button = { @MainActor @Sendable in
        let button = UIButton(type: .custom)
        button.setTitle("Title", for: .normal)
        button.setTitleColor(.black, for: .normal)
        return button
    }
    private static let configured = { @MainActor @Sendable in
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        configuration.image = halfRed()
        return UIButton(configuration: configuration)
    }

    private static let pictured = { @MainActor @Sendable in
        let button = UIButton(type: .system)
        button.setImage(halfRed(.automatic), for: .normal)
        return button
    }
    private static let coloured = { @MainActor @Sendable in
        let button = UIButton(type: .custom)
        button.setImage(halfRed(), for: .normal)
        return button
    }

    static let buttons = list {
        LateChange("isEnabled of a template", pictured) { $0.isEnabled = false }
        LateChange("tintColor of a template", pictured) { $0.tintColor = .green }
        LateChange("isEnabled of a picture", coloured) { $0.isEnabled = false }
        LateChange("isHighlighted of a picture", coloured) { $0.isHighlighted = true }
        LateChange("adjustsImageWhenDisabled", coloured) {
            $0.setTitle("T", for: .normal)
            $0.adjustsImageWhenDisabled = false
            $0.isEnabled = false
        }
        LateChange("title", button) { $0.setTitle("Other words", for: .normal) }
        LateChange("attributedTitle", button) {
            $0.setAttributedTitle(NSAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.red]), for: .normal)
        }
        LateChange("titleColor", button) { $0.setTitleColor(.red, for: .normal) }
        LateChange("titleShadowColor", button) {
            $0.titleLabel?.shadowOffset = CGSize(width: 2, height: 2)
            $0.setTitleShadowColor(.red, for: .normal)
        }
        LateChange("image", button) { $0.setImage(halfRed(), for: .normal) }
        LateChange("backgroundImage", button) { $0.setBackgroundImage(halfRed(), for: .normal) }
        LateChange("font", button) { $0.titleLabel?.font = .systemFont(ofSize: 9) }
        LateChange("isEnabled", button) {
            $0.setTitleColor(.red, for: .disabled)
            $0.isEnabled = false
        }
        LateChange("isSelected", button) {
            $0.setTitle("Selected", for: .selected)
            $0.isSelected = true
        }
        LateChange("isHighlighted", button) {
            $0.setImage(halfRed(), for: .normal)
            $0.isHighlighted = true
        }
        LateChange("contentEdgeInsets", button) { $0.contentEdgeInsets = UIEdgeInsets(top: 0, left: 30, bottom: 8, right: 0) }
        LateChange("titleEdgeInsets", button) { $0.titleEdgeInsets = UIEdgeInsets(top: 10, left: 30, bottom: 0, right: 0) }
        LateChange("imageEdgeInsets", button) {
            $0.setImage(halfRed(), for: .normal)
            $0.imageEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 20)
        }
        LateChange("contentHorizontalAlignment", button) { $0.contentHorizontalAlignment = .right }
        LateChange("contentVerticalAlignment", button) { $0.contentVerticalAlignment = .top }
        LateChange("configuration", button) { $0.configuration = .filled() }
        LateChange("configurationUpdateHandler", configured) { $0.configurationUpdateHandler = { $0.configuration?.title = "Handled" } }
        LateChange("configuration.title", configured) { $0.configuration?.title = "Other words" }
        LateChange("configuration.subtitle", configured) { $0.configuration?.subtitle = "Below" }
        LateChange("configuration.image", configured) { $0.configuration?.image = nil }
        LateChange("configuration.imagePlacement", configured) { $0.configuration?.imagePlacement = .top }
        LateChange("configuration.imagePadding", configured) { $0.configuration?.imagePadding = 14 }
        LateChange("configuration.titlePadding", configured) {
            $0.configuration?.subtitle = "Below"
            $0.configuration?.titlePadding = 12
        }
        LateChange("configuration.titleAlignment", configured) {
            $0.configuration?.subtitle = "Much longer words"
            $0.configuration?.titleAlignment = .trailing
        }
        LateChange("configuration.contentInsets", configured) {
            $0.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 2)
        }
        LateChange("configuration.buttonSize", configured) {
            $0.configuration?.buttonSize = .mini
            $0.configuration?.title = "Mini"
        }
        LateChange("configuration.cornerStyle", configured) { $0.configuration?.cornerStyle = .capsule }
        LateChange("configuration.baseForegroundColor", configured) { $0.configuration?.baseForegroundColor = .black }
        LateChange("configuration.baseBackgroundColor", configured) { $0.configuration?.baseBackgroundColor = .green }
        LateChange("configuration.showsActivityIndicator", configured) { $0.configuration?.showsActivityIndicator = true }
        LateChange("tintColor", configured) { $0.tintColor = .green }
        LateChange("isEnabled", configured) { $0.isEnabled = false }
    }

    private static let slider = { @MainActor @Sendable in
        let slider = UISlider()
        slider.value = 0.5
        return slider
    }
    private static let stepper = { @MainActor @Sendable in UIStepper() }
    private static let onSwitch = { @MainActor @Sendable in
        let control = UISwitch()
        control.isOn = true
        return control
    }
    private static let pages = { @MainActor @Sendable in
        let pages = UIPageControl()
        pages.numberOfPages = 3
        pages.pageIndicatorTintColor = .gray
        pages.currentPageIndicatorTintColor = .black
        return pages
    }
    private static let progress = { @MainActor @Sendable in
        let view = UIProgressView(progressViewStyle: .default)
        view.progress = 0.5
        return view
    }
    private static let wheel = { @MainActor @Sendable in
        let view = UIActivityIndicatorView(style: .medium)
        view.hidesWhenStopped = false
        return view
    }
    private static let segments = { @MainActor @Sendable in
        let control = UISegmentedControl(items: ["One", "Two"])
        control.selectedSegmentIndex = 0
        return control
    }

    static let controls = list {
        LateChange("value", slider) { $0.value = 0.8 }
        LateChange("minimumValue", slider) { $0.minimumValue = 0.4 }
        LateChange("maximumValue", slider) { $0.maximumValue = 4 }
        LateChange("minimumValueImage", slider) { $0.minimumValueImage = halfRed() }
        LateChange("maximumValueImage", slider) { $0.maximumValueImage = halfRed() }
        LateChange("minimumTrackTintColor", slider) { $0.minimumTrackTintColor = .red }
        LateChange("maximumTrackTintColor", slider) { $0.maximumTrackTintColor = .green }
        LateChange("thumbTintColor", slider) { $0.thumbTintColor = .green }
        LateChange("thumbImage", slider) { $0.setThumbImage(halfRed(), for: .normal) }
        LateChange("minimumTrackImage", slider) { $0.setMinimumTrackImage(halfRed(), for: .normal) }
        LateChange("maximumTrackImage", slider) { $0.setMaximumTrackImage(halfRed(), for: .normal) }
        LateChange("tintColor", slider) { $0.tintColor = .green }
        LateChange("isEnabled", slider) { $0.isEnabled = false }
        LateChange("value", stepper) { $0.value = 1 }
        LateChange("value at the limit", stepper) { $0.value = 100 }
        LateChange("wraps", stepper) { $0.wraps = true }
        LateChange("isEnabled", stepper) { $0.isEnabled = false }
        LateChange("isOn", onSwitch) { $0.isOn = false }
        LateChange("onTintColor", onSwitch) { $0.onTintColor = .red }
        LateChange("thumbTintColor", onSwitch) { $0.thumbTintColor = .red }
        LateChange("isEnabled", onSwitch) { $0.isEnabled = false }
        LateChange("numberOfPages", pages) { $0.numberOfPages = 5 }
        LateChange("currentPage", pages) { $0.currentPage = 2 }
        LateChange("hidesForSinglePage", pages) {
            $0.numberOfPages = 1
            $0.hidesForSinglePage = true
        }
        LateChange("pageIndicatorTintColor", pages) { $0.pageIndicatorTintColor = .red }
        LateChange("currentPageIndicatorTintColor", pages) { $0.currentPageIndicatorTintColor = .red }
        LateChange("preferredIndicatorImage", pages) { $0.preferredIndicatorImage = halfRed(.alwaysTemplate) }
        LateChange("preferredCurrentPageIndicatorImage", pages) { $0.preferredCurrentPageIndicatorImage = halfRed(.alwaysTemplate) }
        LateChange("indicatorImage", pages) { $0.setIndicatorImage(halfRed(.alwaysTemplate), forPage: 1) }
        LateChange("backgroundStyle", pages) { $0.backgroundStyle = .prominent }
        LateChange("progress", progress) { $0.progress = 0.9 }
        LateChange("progressTintColor", progress) { $0.progressTintColor = .red }
        LateChange("trackTintColor", progress) { $0.trackTintColor = .green }
        LateChange("progressImage", progress) { $0.progressImage = halfRed() }
        LateChange("trackImage", progress) { $0.trackImage = halfRed() }
        LateChange("style", wheel) { $0.style = .large }
        LateChange("color", wheel) { $0.color = .red }
        LateChange("hidesWhenStopped", wheel) { $0.hidesWhenStopped = true }
        LateChange("selectedSegmentIndex", segments) { $0.selectedSegmentIndex = 1 }
        LateChange("no selection", segments) { $0.selectedSegmentIndex = UISegmentedControl.noSegment }
        LateChange("insertSegment", segments) { $0.insertSegment(withTitle: "Three", at: 1, animated: false) }
        LateChange("removeSegment", segments) { $0.removeSegment(at: 1, animated: false) }
        LateChange("removeAllSegments", segments) { $0.removeAllSegments() }
        LateChange("title", segments) { $0.setTitle("Other", forSegmentAt: 1) }
        LateChange("image", segments) { $0.setImage(halfRed(), forSegmentAt: 1) }
        LateChange("width", segments) { $0.setWidth(30, forSegmentAt: 0) }
        LateChange("contentOffset", segments) { $0.setContentOffset(CGSize(width: 5, height: 4), forSegmentAt: 0) }
        LateChange("enabled", segments) { $0.setEnabled(false, forSegmentAt: 1) }
        LateChange("apportionsSegmentWidthsByContent", segments) {
            $0.setTitle("Much longer", forSegmentAt: 1)
            $0.apportionsSegmentWidthsByContent = true
        }
        LateChange("selectedSegmentTintColor", segments) { $0.selectedSegmentTintColor = .red }
        LateChange("titleTextAttributes", segments) { $0.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal) }
    }
}
