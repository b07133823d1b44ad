import TestSupport
import Testing
import UIKit

/// Controls and bars whose content runs from right to left: each place is the mirrored one of the usual direction.
@MainActor struct MirroredLayoutTests {
    private let row = CGRect(x: 0, y: 0, width: 200, height: 40)

    @Test func aSwitchThatIsOnHasItsThumbAtTheLeft() throws {
        let toggle = UISwitch()
        toggle.isOn = true
        toggle.semanticContentAttribute = .forceRightToLeft
        toggle.layoutIfNeeded()
        let thumb = try #require(toggle.subviews.last)
        #expect(thumb.frame == CGRect(x: 2, y: 2, width: 27, height: 27))
        toggle.isOn = false
        #expect(thumb.frame.maxX == 49)
        toggle.semanticContentAttribute = .playback
        toggle.layoutIfNeeded()
        #expect(thumb.frame.minX == 2)
    }

    @Test func aDragToTheLeftSwitchesOn() {
        let hand = Hand()
        defer { hand.close() }
        hand.window.traitOverrides.layoutDirection = .rightToLeft
        let toggle = UISwitch()
        hand.window.addSubview(toggle)
        hand.down(40, 15)
        hand.move(5, 15)
        #expect(!toggle.isOn)
        hand.up(5, 15)
        #expect(toggle.isOn)
        hand.down(10, 15)
        hand.move(45, 15)
        hand.up(45, 15)
        #expect(!toggle.isOn)
    }

    @Test func aSlidersLeastValueIsAtTheRight() throws {
        let slider = UISlider(frame: row)
        slider.semanticContentAttribute = .forceRightToLeft
        slider.value = 0.25
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(track == CGRect(x: 2, y: 18, width: 196, height: 4))
        #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).maxX == 200)
        #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1).minX == 0)
        #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.25).midX == 14 + 172 * 0.75)
    }

    @Test func aSlidersImagesAndTracksAreMirrored() throws {
        let image = try #require(UIImage(systemName: "star"))
        expectMirrored {
            let slider = UISlider(frame: row)
            (slider.minimumValueImage, slider.value) = (image, 0.25)
            return slider
        }
    }

    @Test func aSlidersThumbFollowsTheFinger() {
        let hand = Hand()
        defer { hand.close() }
        let slider = UISlider(frame: row)
        slider.semanticContentAttribute = .forceRightToLeft
        hand.window.addSubview(slider)
        hand.down(186, 20)
        hand.move(186 - 43, 20)
        #expect(abs(slider.value - 0.25) < 1e-6)
        hand.up(186 - 43, 20)
    }

    @Test func progressFillsFromTheRight() {
        expectMirrored {
            let bar = UIProgressView(frame: row)
            bar.progress = 0.3
            return bar
        }
    }

    @Test func theFirstSegmentIsAtTheRight() throws {
        expectMirrored(
            {
                let control = UISegmentedControl(items: ["One", "Two", "Three and four"])
                control.frame = row
                control.setWidth(40, forSegmentAt: 0)
                control.selectedSegmentIndex = 0
                return control
            }, named("SegmentView"))
    }

    @Test func theFirstPageIsAtTheRight() {
        func dots(_ direction: UISemanticContentAttribute) -> [CGFloat] {
            let control = UIPageControl(frame: row)
            (control.numberOfPages, control.semanticContentAttribute) = (3, direction)
            control.layoutIfNeeded()
            return control.subviews.flatMap(\.subviews).flatMap { $0.subviews }.map { $0.convert($0.bounds, to: control).midX }
        }
        #expect(!dots(.forceLeftToRight).isEmpty)
        #expect(dots(.forceRightToLeft) == dots(.forceLeftToRight).map { 200 - $0 })
    }

    @Test func aButtonsImageIsRightOfItsTitle() throws {
        let image = try #require(UIImage(systemName: "star"))
        for alignment in [UIControl.ContentHorizontalAlignment.center, .leading, .trailing] {
            expectMirrored(
                {
                    let button = UIButton(type: .system)
                    button.setTitle("Title", for: .normal)
                    button.setImage(image, for: .normal)
                    button.contentHorizontalAlignment = alignment
                    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
                    return button
                }, { [($0 as? UIButton)?.titleLabel, ($0 as? UIButton)?.imageView].compactMap(\.self) })
        }
    }

    @Test func leftStaysLeftInAButton() throws {
        let button = UIButton(type: .system)
        button.setTitle("Title", for: .normal)
        button.setImage(try #require(UIImage(systemName: "star")), for: .normal)
        (button.contentHorizontalAlignment, button.semanticContentAttribute) = (.left, .forceRightToLeft)
        button.frame = row
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame.minX == 0)
        #expect(button.imageView?.frame.minX == button.titleLabel?.frame.maxX)
    }

    @Test func aConfiguredButtonIsMirrored() throws {
        let image = try #require(UIImage(systemName: "star"))
        for alignment in [UIControl.ContentHorizontalAlignment.center, .leading, .trailing] {
            expectMirrored(
                {
                    var configuration = UIButton.Configuration.filled()
                    (configuration.title, configuration.subtitle, configuration.image) = ("A title", "Less", image)
                    configuration.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 2, trailing: 20)
                    configuration.imagePadding = 6
                    let button = UIButton(configuration: configuration)
                    button.contentHorizontalAlignment = alignment
                    button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
                    return button
                }, { [($0 as? UIButton)?.titleLabel, ($0 as? UIButton)?.subtitleLabel, ($0 as? UIButton)?.imageView].compactMap(\.self) })
        }
    }

    @Test func aToolbarsFirstItemIsAtTheRight() {
        expectMirrored(
            {
                let bar = UIToolbar(frame: row)
                bar.items = [
                    UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil), UIBarButtonItem(systemItem: .flexibleSpace),
                    UIBarButtonItem(title: "Two and", style: .plain, target: nil, action: nil),
                    UIBarButtonItem(title: "Three", style: .plain, target: nil, action: nil),
                ]
                return bar
            }, named("BarButton"))
    }

    @Test func aTabBarsFirstItemIsAtTheRight() {
        expectMirrored(
            {
                let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 200, height: 49))
                bar.items = ["One", "Two", "Three"].enumerated().map { UITabBarItem(title: $1, image: nil, tag: $0) }
                return bar
            }, named("TabButton"))
    }

    private func navigationBar(large: Bool = false) -> UINavigationBar {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: large ? 96 : 44))
        bar.prefersLargeTitles = large
        let item = UINavigationItem(title: "Second")
        item.rightBarButtonItems = ["Done", "More"].map { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
        bar.items = [UINavigationItem(title: "First"), item]
        return bar
    }

    @Test func aNavigationBarsBackButtonIsAtTheRightWithAnArrowToTheRight() throws {
        let parts = { (view: UIView) in
            ["NavigationBackButton", "BarButton", "BarGlyphView", "UILabel"].flatMap { named($0)(view) }
        }
        expectMirrored({ navigationBar() }, parts)
        let bar = navigationBar()
        bar.semanticContentAttribute = .forceRightToLeft
        bar.layoutIfNeeded()
        let arrow = try #require(named("BarGlyphView")(bar).first)
        #expect(arrow.transform.a == -1)
        bar.semanticContentAttribute = .unspecified
        bar.layoutIfNeeded()
        #expect(arrow.transform == .identity)
    }

    @Test func aTraitThatChangesMirrorsABarThatWasLaidOut() throws {
        let bar = navigationBar()
        bar.layoutIfNeeded()
        let back = try #require(named("NavigationBackButton")(bar).first)
        #expect(back.frame.minX == 0)
        bar.traitOverrides.layoutDirection = .rightToLeft
        bar.layoutIfNeeded()
        #expect(back.frame.maxX == 320)
    }

    @Test func aLargeTitleStandsAtTheRightEdge() {
        expectMirrored({ navigationBar(large: true) }, { named("LargeTitleView")($0).flatMap(\.subviews) })
    }

    @Test func appearanceProxiesGiveADirection() {
        let proxy = UISlider.appearance(whenContainedInInstancesOf: [MirroredHost.self])
        proxy.semanticContentAttribute = .forceRightToLeft
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let host = MirroredHost(frame: window.bounds)
        let slider = UISlider(frame: row)
        host.addSubview(slider)
        window.addSubview(host)
        #expect(slider.semanticContentAttribute == .forceRightToLeft)
    }
}

/// A view whose sliders have a direction by appearance.
private final class MirroredHost: UIView {}
