import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitControls

/// Titles and badges of bars, which change often and are attributed strings only where their attributes need one.
@MainActor struct TitleTextTests {
    private func label(_ words: String?, _ attributes: [NSAttributedString.Key: Any]) -> UILabel {
        let label = UILabel()
        label.show(words, attributes)
        return label
    }

    private func isPlain(_ label: UILabel) -> Bool { if case .plain = label.content { true } else { false } }

    @Test func fontAndColourNeedNoAttributedString() {
        let shown = label("12", [.font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.red])
        #expect(isPlain(shown))
        #expect(shown.font == .systemFont(ofSize: 13))
        #expect(shown.textColor == .red)
        #expect(shown.text == "12")
        let attributed = UILabel()
        attributed.attributedText = shown.attributedText
        #expect(attributed.intrinsicContentSize == shown.intrinsicContentSize)
    }

    @Test func otherAttributesAreKept() {
        let shown = label("12", [.kern: 3, .foregroundColor: UIColor.red])
        #expect(!isPlain(shown))
        #expect(shown.attributedText?.attributes(at: 0, effectiveRange: nil)[.kern] as? Int == 3)
        #expect(label(nil, [:]).attributedText == nil)
    }

    @Test func aBadgeIsPlainText() throws {
        let button = TabButton(UITabBarItem(title: "A", image: nil, tag: 0)) {}
        button.item.badgeValue = "7"
        button.update()
        let badge = try #require(button.subviews.compactMap { $0 as? TabBadge }.first)
        let text = try #require(badge.subviews.first as? UILabel)
        #expect(text.text == "7")
        #expect(isPlain(text))
        button.item.setBadgeTextAttributes([.kern: 2], for: .normal)
        button.update()
        #expect(!isPlain(text))
    }
}
