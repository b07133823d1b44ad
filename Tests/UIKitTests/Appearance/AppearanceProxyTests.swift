import Testing
import UIKit

/// All tests share the rules, so each ends by forgetting them.
@Suite(.serialized) @MainActor
final class AppearanceProxyTests {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    /// Removes all proxies; at the end of each test, because an object of the suite may be deinitialised during the next one.
    private func end() {
        window.isHidden = true
        AppearanceRules.removeAll()
    }

    final class Panel: UIView {
        var edge: UIColor? { didSet { layer.borderColor = edge?.cgColor } }
        var fill: UIColor? {
            get { backgroundColor }
            set { backgroundColor = newValue }
        }
    }

    private func show(_ views: UIView...) {
        for view in views { window.addSubview(view) }
        window.isHidden = false
    }

    @Test func aProxysSettingsReachViewsThatEnterAWindow() {
        defer { end() }
        UISwitch.appearance().onTintColor = .red
        let view = UISwitch()
        #expect(view.onTintColor == nil)
        show(view)
        #expect(view.onTintColor == .red)
    }

    @Test func whatTheAppSetsOnAViewIsKept() {
        defer { end() }
        UISwitch.appearance().onTintColor = .red
        let view = UISwitch()
        view.onTintColor = .blue
        show(view)
        #expect(view.onTintColor == .blue)
    }

    /// Checks that a proxy's value reaches a view, but not one for which the app has set a value.
    private func reaches<View: UIView, Value: Equatable>(
        _ make: @autoclosure () -> View, _ path: ReferenceWritableKeyPath<View, Value>, _ proxied: Value, _ own: Value,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        defer { end() }
        View.appearance()[keyPath: path] = proxied
        let (plain, changed) = (make(), make())
        changed[keyPath: path] = own
        show(plain, changed)
        #expect(plain[keyPath: path] == proxied, sourceLocation: sourceLocation)
        #expect(changed[keyPath: path] == own, sourceLocation: sourceLocation)
    }

    @Test func coloursOfControlsHaveProxies() {
        reaches(UIView(), \.backgroundColor, .red, .blue)
        reaches(UILabel(), \.textColor, .red, .blue)
        reaches(UILabel(), \.font, .systemFont(ofSize: 31), .systemFont(ofSize: 32))
        reaches(UISlider(), \.minimumTrackTintColor, .red, .blue)
        reaches(UISlider(), \.maximumTrackTintColor, .red, .blue)
        reaches(UISlider(), \.thumbTintColor, .red, .blue)
        reaches(UIActivityIndicatorView(), \.color, .red, .blue)
        reaches(UIProgressView(), \.progressTintColor, .red, .blue)
        reaches(UIProgressView(), \.trackTintColor, .red, .blue)
        reaches(UISwitch(), \.onTintColor, .red, .blue)
        reaches(UISwitch(), \.thumbTintColor, .red, .blue)
        reaches(UISegmentedControl(), \.selectedSegmentTintColor, .red, .blue)
        reaches(UIPageControl(), \.pageIndicatorTintColor, .red, .blue)
        reaches(UIPageControl(), \.currentPageIndicatorTintColor, .red, .blue)
        reaches(UITableView(frame: .zero), \.separatorColor, .red, .blue)
        let (narrow, wide) = (UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 0), UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0))
        reaches(UITableView(frame: .zero), \.separatorInset, narrow, wide)
        reaches(UITableView(frame: .zero), \.rowHeight, 31, 32)
    }

    @Test func looksOfBarsHaveProxies() {
        let (one, other) = (halfRed(), halfRed())
        reaches(UINavigationBar(), \.barStyle, .black, .default)
        reaches(UINavigationBar(), \.barTintColor, .red, .blue)
        reaches(UINavigationBar(), \.isTranslucent, false, true)
        reaches(UINavigationBar(), \.shadowImage, one, other)
        reaches(UINavigationBar(), \.backIndicatorImage, one, other)
        reaches(UINavigationBar(), \.standardAppearance, UINavigationBarAppearance(), UINavigationBarAppearance())
        reaches(UITabBar(), \.barStyle, .black, .default)
        reaches(UITabBar(), \.barTintColor, .red, .blue)
        reaches(UITabBar(), \.unselectedItemTintColor, .red, .blue)
        reaches(UITabBar(), \.isTranslucent, false, true)
        reaches(UITabBar(), \.standardAppearance, UITabBarAppearance(), UITabBarAppearance())
        reaches(UITabBar(), \.backgroundImage, one, other)
        reaches(UITabBar(), \.shadowImage, one, other)
        reaches(UITabBar(), \.selectionIndicatorImage, one, other)
        reaches(UIToolbar(), \.barStyle, .black, .default)
        reaches(UIToolbar(), \.barTintColor, .red, .blue)
        reaches(UIToolbar(), \.isTranslucent, false, true)
        reaches(UIToolbar(), \.standardAppearance, UIToolbarAppearance(), UIToolbarAppearance())
    }

    @Test func aClassHasOneProxyForEachPlace() {
        defer { end() }
        #expect(UISlider.appearance() === UISlider.appearance())
        #expect(UISlider.appearance() !== UISlider.appearance(whenContainedInInstancesOf: [UITableView.self]))
    }

    @Test func containersLimitAProxy() {
        defer { end() }
        UIProgressView.appearance(whenContainedInInstancesOf: [Panel.self]).progressTintColor = .green
        let (inside, outside, panel) = (UIProgressView(), UIProgressView(), Panel())
        let wrapper = UIView()
        wrapper.addSubview(inside)
        panel.addSubview(wrapper)
        show(panel, outside)
        #expect(inside.progressTintColor == .green)
        #expect(outside.progressTintColor == nil)
    }

    @Test func containersCountFromTheInnermost() {
        defer { end() }
        UISwitch.appearance(whenContainedInInstancesOf: [Panel.self, UIStackView.self]).onTintColor = .green
        let (right, wrong) = (UISwitch(), UISwitch())
        let (outerStack, innerPanel, outerPanel, innerStack) = (UIStackView(), Panel(), Panel(), UIStackView())
        outerStack.addSubview(innerPanel)
        innerPanel.addSubview(right)
        outerPanel.addSubview(innerStack)
        innerStack.addSubview(wrong)
        show(outerStack, outerPanel)
        #expect(right.onTintColor == .green && wrong.onTintColor == nil)
    }

    @Test func aMoreSpecificProxyWins() {
        defer { end() }
        UISwitch.appearance(whenContainedInInstancesOf: [Panel.self]).onTintColor = .green
        UISwitch.appearance().onTintColor = .red
        UIView.appearance().tintColor = .brown
        UISwitch.appearance().tintColor = .purple
        let (view, panel) = (UISwitch(), Panel())
        panel.addSubview(view)
        show(panel)
        #expect(view.onTintColor == .green)
        #expect(view.tintColor == .purple)
        #expect(panel.tintColor == .brown)
    }

    @Test func traitsLimitAProxy() {
        defer { end() }
        UISwitch.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).onTintColor = .green
        let (light, dark) = (UISwitch(), UISwitch())
        dark.overrideUserInterfaceStyle = .dark
        show(light, dark)
        #expect(dark.onTintColor == .green && light.onTintColor == nil)
    }

    @Test func methodsWithStatesAreReplayed() {
        defer { end() }
        UIButton.appearance().setTitleColor(.red, for: .normal)
        UIButton.appearance().setTitleColor(.green, for: .disabled)
        let button = UIButton(type: .custom)
        show(button)
        #expect(button.titleColor(for: .normal) == .red && button.titleColor(for: .disabled) == .green)
    }

    @Test func computedPropertiesOfTheAppAreReplayedThroughUIKits() {
        defer { end() }
        Panel.appearance().fill = .yellow
        let panel = Panel()
        show(panel)
        #expect(panel.fill == .yellow)
    }

    @Test func itemsOfBarsAreCustomisedWhenTheirBarIsShown() {
        defer { end() }
        UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        let item = UITabBarItem(title: "One", image: nil, tag: 0)
        bar.items = [item]
        show(bar)
        #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .green)
    }

    @Test func aBarsAppearanceReachesItsButtonsAndTabs() throws {
        defer { end() }
        let appearance = UITabBarAppearance()
        appearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
        appearance.stackedLayoutAppearance.selected.iconColor = .purple
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        bar.standardAppearance = appearance
        bar.items = [UITabBarItem(title: "One", image: nil, tag: 0)]
        show(bar)
        let label = try #require(bar.withAllBelow.compactMap { $0 as? UILabel }.first { $0.attributedText?.string == "One" })
        #expect(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .green)
        let copy = try #require(appearance.copy() as? UITabBarAppearance)
        copy.stackedLayoutAppearance.selected.iconColor = .orange
        #expect(appearance.stackedLayoutAppearance.selected.iconColor == .purple)
    }
}
