import Testing
import UIKit

@MainActor
@Suite struct TextSizeTests {
    private let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)

    /// Shows a view as a child's view whose text size a parent overrides.
    private func show(_ view: UIView, _ traits: UITraitCollection) -> UIWindow {
        let (window, parent, child) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568)), UIViewController(), UIViewController())
        child.view.addSubview(view)
        parent.view.addSubview(child.view)
        parent.addChild(child)
        parent.setOverrideTraitCollection(traits, forChild: child)
        window.rootViewController = parent
        window.isHidden = false
        return window
    }

    /// - Source: The stored pictures of swift-snapshot-testing: a label of style `title1` is 1285 pixels wide at 3 pixels per point with the largest text
    ///   size, and 632 with the standard one; Apple's table has 58 and 28 points.
    @Test func aLabelFollowsTheTextSizeWhenWanted() {
        for isWanted in [true, false] {
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: .title1)
            label.adjustsFontForContentSizeCategory = isWanted
            let window = show(label, large)
            #expect(label.font.pointSize == (isWanted ? 58 : 28))
            window.isHidden = true
        }
    }

    @Test func fontsOfMetricsFollowUpToTheirMaximum() {
        let (field, page) = (UITextField(), UITextView())
        field.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .boldSystemFont(ofSize: 10), maximumPointSize: 20)
        page.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 10))
        (field.adjustsFontForContentSizeCategory, page.adjustsFontForContentSizeCategory) = (true, true)
        let windows = [show(field, large), show(page, large)]
        #expect(field.font?.pointSize == 20)
        #expect(page.font?.pointSize == UIFontMetrics(forTextStyle: .body).scaledValue(for: 10, compatibleWith: large).rounded())
        windows.forEach { $0.isHidden = true }
    }

    @Test func aFontOfAFixedSizeStays() {
        let label = UILabel()
        label.font = .systemFont(ofSize: 17)
        label.adjustsFontForContentSizeCategory = true
        let window = show(label, large)
        #expect(label.font.pointSize == 17)
        window.isHidden = true
    }

    /// - Source: Apple's documentation of `UIButton.Configuration`: the title has the font of a text style and follows the text size.
    @Test(arguments: [
        (UIButton.Configuration.Size.mini, UIFont.TextStyle.caption1, UIFont.TextStyle.caption2), (.small, .subheadline, .caption2),
        (.medium, .body, .footnote), (.large, .headline, .footnote),
    ])
    func aConfiguredButtonFollowsTheTextSize(size: UIButton.Configuration.Size, title: UIFont.TextStyle, subtitle: UIFont.TextStyle) {
        var configuration = UIButton.Configuration.filled()
        (configuration.title, configuration.subtitle, configuration.buttonSize) = ("Title", "Subtitle", size)
        let button = UIButton(configuration: configuration)
        let usual = button.intrinsicContentSize
        let window = show(button, large)
        defer { window.isHidden = true }
        #expect(button.titleLabel?.font == .preferredFont(forTextStyle: title, compatibleWith: large))
        #expect(button.subtitleLabel?.font == .preferredFont(forTextStyle: subtitle, compatibleWith: large))
        #expect(button.intrinsicContentSize.height > 2 * usual.height)
        let back = show(button, UITraitCollection(preferredContentSizeCategory: .large))
        defer { back.isHidden = true }
        #expect(button.intrinsicContentSize == usual)
    }

    @Test func aConfiguredButtonsOwnFontStays() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Title"
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
            var attributes = attributes
            attributes.font = .systemFont(ofSize: 10)
            return attributes
        }
        let button = UIButton(configuration: configuration)
        let window = show(button, large)
        defer { window.isHidden = true }
        #expect(button.titleLabel?.font.pointSize == 10)
    }
}
