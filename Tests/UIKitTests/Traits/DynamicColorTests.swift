import CoreGraphics
import Testing
import UIKit

struct DynamicColorTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)
    private let redInTheDark = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }

    @Test func aDynamicProviderIsCalledForEachTraitCollection() {
        #expect(redInTheDark.resolvedColor(with: dark) == .red)
        #expect(redInTheDark.resolvedColor(with: light) == .blue)
    }

    @Test func theCurrentTraitsResolveCGColor() {
        dark.performAsCurrent { #expect(redInTheDark.cgColor == UIColor.red.cgColor) }
        light.performAsCurrent { #expect(redInTheDark.cgColor == UIColor.blue.cgColor) }
    }

    @Test func changingTheAlphaKeepsAColourDynamic() {
        let faint = redInTheDark.withAlphaComponent(0.5)
        #expect(faint.resolvedColor(with: dark) == UIColor.red.withAlphaComponent(0.5))
        #expect(faint.resolvedColor(with: light) == UIColor.blue.withAlphaComponent(0.5))
    }

    @Test func aDynamicColourEqualsItselfOnly() {
        #expect(UIColor.label == UIColor.label)
        #expect(UIColor.label != UIColor.systemBackground)
        #expect(UIColor.label != UIColor(white: 0, alpha: 1))
    }

    @Test(arguments: [
        (UIColor.systemBlue, [0, 122, 255, 1], [10, 132, 255, 1]), (.systemRed, [255, 59, 48, 1], [255, 69, 58, 1]),
        (.systemGreen, [52, 199, 89, 1], [48, 209, 88, 1]), (.systemGray6, [242, 242, 247, 1], [28, 28, 30, 1]),
        (.secondaryLabel, [60, 60, 67, 0.6], [235, 235, 245, 0.6]), (.separator, [60, 60, 67, 0.29], [84, 84, 88, 0.6]),
        (.systemBackground, [255, 255, 255, 1], [0, 0, 0, 1]), (.systemGroupedBackground, [242, 242, 247, 1], [0, 0, 0, 1]),
        (.groupTableViewBackground, [242, 242, 247, 1], [0, 0, 0, 1]),
        (.tertiarySystemFill, [118, 118, 128, 0.12], [118, 118, 128, 0.24]), (.placeholderText, [60, 60, 67, 0.3], [235, 235, 245, 0.3]),
    ])
    func systemColoursHaveApplesValues(color: UIColor, inLight: [Double], inDark: [Double]) {
        #expect(parts(color.resolvedColor(with: light)) == inLight)
        #expect(parts(color.resolvedColor(with: dark)) == inDark)
    }

    @Test func elevatedBackgroundsAreLighterInDarkMode() {
        let above = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])
        #expect(parts(UIColor.systemBackground.resolvedColor(with: above)) == [28, 28, 30, 1])
    }

    /// Returns red, green and blue in 0…255, and alpha in 0…1.
    private func parts(_ color: UIColor) -> [Double] {
        let parts = color.cgColor.components ?? []
        return parts.dropLast().map { Double(($0 * 255).rounded()) } + parts.suffix(1).map { Double($0) }
    }
}
