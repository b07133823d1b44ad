import LaminaPrimitives
import Testing
import UIKit

/// Backgrounds of bars and alerts over a view whose left half is black and whose right half is white.
@MainActor
struct BarBackgroundTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))

    init() {
        root.backgroundColor = .white
        let left = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        left.backgroundColor = .black
        root.addSubview(left)
        root.addSubview(bar)
    }

    /// The red components, 0…255, of the middle row at x positions in points.
    private func row(_ xs: Int...) -> [Int] {
        let image = UIGraphicsImageRenderer(size: root.bounds.size, format: .plain).image { _ in
            root.drawHierarchy(in: root.bounds, afterScreenUpdates: true)
        }
        return xs.map { Int((image.pixel($0, 22) ?? 0) >> 16 & 0xFF) }
    }

    @Test func aTranslucentBarBlursTheViewsBelow() {
        let shades = row(2, 80, 120, 198)
        #expect(shades == shades.sorted() && Set(shades).count == 4)
    }

    @Test func theChromeOverWhiteHasTheColourOfAnOpaqueBar() {
        root.subviews[0].isHidden = true
        let chrome = row(100)
        bar.isTranslucent = false
        #expect(row(100) == chrome)
    }

    @Test func anOpaqueBarHidesTheViewsBelow() {
        bar.isTranslucent = false
        #expect(row(2, 99, 101, 198) == [249, 249, 249, 249])
    }

    @Test func aTransparentAppearanceShowsTheViewsBelow() {
        bar.standardAppearance.configureWithTransparentBackground()
        bar.standardAppearance = bar.standardAppearance
        #expect(row(2, 97, 103, 198) == [0, 0, 255, 255])
    }

    @Test func aBackgroundImageReplacesTheBlurAndTheColour() {
        bar.barTintColor = .blue
        bar.setBackgroundImage(UIImage(), for: .default)
        #expect(row(2, 97, 103, 198) == [0, 0, 255, 255])
        bar.isTranslucent = false
        bar.barTintColor = UIColor(red: 0.2, green: 0, blue: 0, alpha: 1)
        #expect(row(2, 198) == [51, 51])
        bar.setBackgroundImage(nil, for: .default)
        bar.isTranslucent = true
        #expect(Set(row(2, 198)).isDisjoint(with: [0, 255]))
    }

    @Test func aTabBarWithAnEmptyImageShowsTheViewsBelow() {
        let tabs = UITabBar(frame: bar.frame)
        tabs.backgroundImage = UIImage()
        bar.removeFromSuperview()
        root.addSubview(tabs)
        #expect(row(2, 97, 103, 198) == [0, 0, 255, 255])
    }

    @Test func anOpaqueAppearanceHasTheBackgroundColour() {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        bar.standardAppearance = appearance
        #expect(appearance.backgroundEffect == nil && row(2, 99, 101, 198) == [255, 255, 255, 255])
    }

    @Test func theColourOfAnAppearanceLiesOverItsBlur() {
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = UIColor(white: 0, alpha: 0.5)
        bar.standardAppearance = appearance
        let shades = row(2, 80, 120, 198)
        #expect(Set(shades).count == 4 && shades.allSatisfy { $0 < 128 })
    }

    @Test func aBarInBlackStyleIsDark() {
        bar.barStyle = .black
        #expect(row(2, 198).allSatisfy { $0 < 100 })
    }

    @Test func copiesOfAnAppearanceKeepTheBlur() {
        let appearance = UINavigationBarAppearance()
        appearance.backgroundEffect = UIBlurEffect(style: .dark)
        #expect(UIToolbarAppearance(barAppearance: appearance).backgroundEffect === appearance.backgroundEffect)
    }

    @Test func aCopyOfAnAppearanceHasItsValues() throws {
        let (image, red) = (halfRed(), UIColor.red)
        func fill(_ appearance: UIBarAppearance) {
            (appearance.backgroundColor, appearance.backgroundImage) = (red, image)
            (appearance.shadowColor, appearance.shadowImage, appearance.backgroundEffect) = (red, image, nil)
        }
        func isFilled(_ appearance: UIBarAppearance?) -> Bool {
            guard let appearance else { return false }
            return appearance.backgroundColor == red && appearance.backgroundImage === image && appearance.shadowColor == red
                && appearance.shadowImage === image && appearance.backgroundEffect == nil
        }
        let tools = UIToolbarAppearance()
        fill(tools)
        tools.buttonAppearance.normal.titlePositionAdjustment.vertical = 1
        tools.doneButtonAppearance.disabled.titlePositionAdjustment.vertical = 2
        let toolCopy = try #require(tools.copy() as? UIToolbarAppearance)
        #expect(isFilled(toolCopy) && isFilled(UITabBarAppearance(barAppearance: tools)))
        #expect(toolCopy.buttonAppearance.normal.titlePositionAdjustment.vertical == 1)
        #expect(toolCopy.doneButtonAppearance.disabled.titlePositionAdjustment.vertical == 2)
        let tabs = UITabBarAppearance()
        fill(tabs)
        (tabs.selectionIndicatorTintColor, tabs.selectionIndicatorImage) = (red, image)
        for (value, look) in [tabs.stackedLayoutAppearance, tabs.inlineLayoutAppearance, tabs.compactInlineLayoutAppearance].enumerated() {
            look.normal.titlePositionAdjustment.vertical = CGFloat(value + 1)
        }
        let tabCopy = try #require(tabs.copy() as? UITabBarAppearance)
        #expect(isFilled(tabCopy) && tabCopy.selectionIndicatorTintColor == red && tabCopy.selectionIndicatorImage === image)
        let looks = [tabCopy.stackedLayoutAppearance, tabCopy.inlineLayoutAppearance, tabCopy.compactInlineLayoutAppearance]
        #expect(looks.map(\.normal.titlePositionAdjustment.vertical) == [1, 2, 3])
        let bar = UINavigationBarAppearance()
        fill(bar)
        (bar.titleTextAttributes, bar.largeTitleTextAttributes) = ([.foregroundColor: red], [.kern: 3])
        bar.titlePositionAdjustment.vertical = 4
        bar.backButtonAppearance.highlighted.titleTextAttributes = [.kern: 5]
        bar.setBackIndicatorImage(image, transitionMaskImage: image)
        let barCopy = try #require(bar.copy() as? UINavigationBarAppearance)
        #expect(isFilled(barCopy) && barCopy.titleTextAttributes.count == 1 && barCopy.largeTitleTextAttributes.count == 1)
        #expect(barCopy.titlePositionAdjustment.vertical == 4 && barCopy.backIndicatorImage === image)
        #expect(barCopy.backIndicatorTransitionMaskImage === image)
        #expect(barCopy.backButtonAppearance.highlighted.titleTextAttributes[.kern] as? Int == 5)
        #expect(isFilled(UIToolbarAppearance(barAppearance: bar)))
    }

    @Test func aCopyOfAnAppearanceChangesAlone() throws {
        let (bar, tools, tabs) = (UINavigationBarAppearance(), UIToolbarAppearance(), UITabBarAppearance())
        let barCopy = try #require(bar.copy() as? UINavigationBarAppearance)
        let toolCopy = try #require(tools.copy() as? UIToolbarAppearance)
        let tabCopy = try #require(tabs.copy() as? UITabBarAppearance)
        func states(_ bar: UINavigationBarAppearance, _ tools: UIToolbarAppearance) -> [UIBarButtonItemStateAppearance] {
            let buttons = [bar.buttonAppearance, bar.doneButtonAppearance, bar.backButtonAppearance]
            return (buttons + [tools.buttonAppearance, tools.doneButtonAppearance]).map(\.normal)
        }
        for state in states(barCopy, toolCopy) { state.titlePositionAdjustment.vertical = 5 }
        #expect(states(bar, tools).allSatisfy { $0.titlePositionAdjustment == .zero })
        for look in [tabCopy.stackedLayoutAppearance, tabCopy.inlineLayoutAppearance, tabCopy.compactInlineLayoutAppearance] {
            look.normal.iconColor = .red
        }
        let looks = [tabs.stackedLayoutAppearance, tabs.inlineLayoutAppearance, tabs.compactInlineLayoutAppearance]
        #expect(looks.allSatisfy { $0.normal.iconColor == nil })
    }

    @Test func aCopyOfAButtonsAppearanceHasItsStates() throws {
        let look = UIBarButtonItemAppearance(style: .done)
        for (value, state) in [look.normal, look.highlighted, look.disabled, look.focused].enumerated() {
            state.titleTextAttributes = [.kern: value]
            state.titlePositionAdjustment.horizontal = CGFloat(value)
            state.backgroundImagePositionAdjustment.vertical = CGFloat(value)
            state.backgroundImage = halfRed()
        }
        let copy = try #require(look.copy() as? UIBarButtonItemAppearance)
        let states = [copy.normal, copy.highlighted, copy.disabled, copy.focused]
        #expect(states.map { $0.titleTextAttributes[.kern] as? Int } == [0, 1, 2, 3])
        #expect(states.map(\.titlePositionAdjustment.horizontal) == [0, 1, 2, 3])
        #expect(states.map(\.backgroundImagePositionAdjustment.vertical) == [0, 1, 2, 3])
        #expect(states.allSatisfy { $0.backgroundImage != nil })
        look.configureWithDefault(for: .plain)
        #expect(
            [look.normal, look.highlighted, look.disabled, look.focused].allSatisfy { $0.titleTextAttributes.isEmpty && $0.backgroundImage == nil })
    }

    @Test func theBackgroundsOfAnAppearanceAreConfigured() {
        let appearance = UIToolbarAppearance()
        appearance.configureWithTransparentBackground()
        #expect(appearance.backgroundEffect == nil && appearance.backgroundColor == nil && appearance.shadowColor == nil)
        appearance.configureWithOpaqueBackground()
        #expect(appearance.backgroundEffect == nil && appearance.backgroundColor == .systemBackground && appearance.shadowColor != nil)
        appearance.configureWithDefaultBackground()
        #expect(appearance.backgroundEffect != nil && appearance.backgroundColor == nil && appearance.shadowColor != nil)
    }
}
