import QuartzCore
import Testing
import UIKit

@MainActor
struct ViewTraitTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    @Test func subviewsInheritTheInterfaceStyle() {
        let (outer, inner) = (UIView(), UIView())
        outer.overrideUserInterfaceStyle = .dark
        outer.addSubview(inner)
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        inner.overrideUserInterfaceStyle = .light
        #expect(inner.traitCollection.userInterfaceStyle == .light)
        #expect(outer.traitCollection.userInterfaceStyle == .dark)
        inner.overrideUserInterfaceStyle = .unspecified
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func aControllersStyleAppliesToItsView() {
        let controller = UIViewController()
        controller.overrideUserInterfaceStyle = .dark
        #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
        #expect(controller.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func aViewLimitsItsTextSize() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        outer.maximumContentSizeCategory = .medium
        #expect(inner.traitCollection.preferredContentSizeCategory == .medium)
        inner.minimumContentSizeCategory = .extraLarge
        #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
        #expect(outer.traitCollection.preferredContentSizeCategory == .medium)
        let lines = inner.appliedContentSizeCategoryLimitsDescription.split(separator: "\n")
        #expect(lines == ["UIView: minimum UICTContentSizeCategoryXL", "UIView: maximum UICTContentSizeCategoryM"])
        inner.minimumContentSizeCategory = nil
        outer.maximumContentSizeCategory = nil
        #expect(inner.traitCollection.preferredContentSizeCategory == .large)
        #expect(inner.appliedContentSizeCategoryLimitsDescription.isEmpty)
    }

    @Test func backgroundsFollowTheStyle() {
        let (outer, inner) = (UIView(), UIView())
        inner.backgroundColor = .systemBackground
        outer.addSubview(inner)
        let before = inner.layer.backgroundColor
        outer.overrideUserInterfaceStyle = .dark
        #expect(before == UIColor.systemBackground.resolvedColor(with: light).cgColor)
        #expect(inner.layer.backgroundColor == UIColor.systemBackground.resolvedColor(with: dark).cgColor)
        #expect(inner.backgroundColor == .systemBackground)
    }

    @Test func aLayersOwnColourStaysWhenTheStyleChanges() {
        let view = UIView()
        view.backgroundColor = .red
        view.layer.backgroundColor = UIColor.green.cgColor
        view.overrideUserInterfaceStyle = .dark
        #expect(view.layer.backgroundColor == UIColor.green.cgColor)
    }

    @Test func viewsAreNotifiedOnceOfTraitChanges() {
        let (outer, inner) = (UIView(), TraitView())
        outer.addSubview(inner)
        outer.overrideUserInterfaceStyle = .dark
        outer.overrideUserInterfaceStyle = .dark
        #expect(inner.heard == [.light])
    }

    @Test func drawingUsesTheViewsTraits() {
        let view = TraitView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        view.overrideUserInterfaceStyle = .dark
        let stage = Stage(view)
        #expect(view.drawn == [.dark])
        view.overrideUserInterfaceStyle = .light
        CATransaction.flush()
        #expect(view.drawn == [.dark, .light])
        #expect(stage.view === view)
    }

    @Test func aRegisteredClosureIsCalledForItsTraitsOnly() {
        let view = UIView()
        var heard: [UIUserInterfaceStyle] = []
        let style = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, old) in heard.append(old.userInterfaceStyle) }
        view.registerForTraitChanges([UITraitDisplayScale.self]) { (_: UIView, _) in heard.append(.unspecified) }
        view.overrideUserInterfaceStyle = .dark
        view.unregisterForTraitChanges(style)
        view.overrideUserInterfaceStyle = .light
        #expect(heard == [.light])
    }
}

@MainActor
struct TintTests {
    @Test func theTintIsInheritedFromTheNearestSuperview() {
        let (outer, inner) = (UIView(), TraitView())
        #expect(inner.tintColor == .systemBlue)
        outer.tintColor = .red
        outer.addSubview(inner)
        #expect(inner.tintColor == .red)
        #expect(inner.tintChanges == 1)
        inner.tintColor = .green
        #expect(inner.tintColor == .green)
        #expect(inner.tintChanges == 2)
        inner.tintColor = nil
        #expect(inner.tintColor == .red)
    }

    @Test func aDimmedTintIsGrey() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        inner.tintColor = .red
        outer.tintAdjustmentMode = .dimmed
        #expect(inner.tintColor.cgColor.numberOfComponents == 2)
        inner.tintAdjustmentMode = .normal
        #expect(inner.tintColor == .red)
    }
}

/// A view that records its previous interface styles, and the styles in which it draws.
private final class TraitView: UIView {
    var heard: [UIUserInterfaceStyle] = []
    var drawn: [UIUserInterfaceStyle] = []
    var tintChanges = 0

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        heard.append(previousTraitCollection?.userInterfaceStyle ?? .unspecified)
    }
    override func draw(_ rect: CGRect) { drawn.append(UITraitCollection.current.userInterfaceStyle) }
    override func tintColorDidChange() { tintChanges += 1 }
}
