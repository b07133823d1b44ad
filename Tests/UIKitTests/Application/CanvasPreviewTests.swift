import CoreGraphics
import Foundation
import Testing

@testable import UIKit
@testable import UIKitViews

@MainActor
@Suite struct CanvasPreviewTests {
    private func containerSize(of preview: Preview) -> CGSize? {
        let window = UIWindow(frame: UIScreen.main.bounds)
        defer { window.isHidden = true }
        return window.show(preview)
    }

    private func box(_ width: CGFloat, _ height: CGFloat) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: width, height: height)) }

    @Test func theLastTraitOfAKindDecides() {
        let preview = Preview("A", traits: .landscapeLeft, .portrait, .fixedLayout(width: 10, height: 20), .sizeThatFitsLayout) { UIView() }
        #expect(preview.name == "A" && preview.orientation == .portrait && preview.layout == .sizeThatFits)
        #expect(Preview { UIViewController() }.layout == .device)
    }

    @Test func registeringKeepsThePreviewAndItsPlace() {
        Preview("A") { UIView() }.laminaRegister(file: "/A.swift", line: 3)
        #expect(Preview.registered?.preview.name == "A")
        #expect(Preview.registered?.place == Preview.Place(file: "/A.swift", line: 3))
    }

    @Test func aPreviewOnADeviceFillsTheScreen() {
        #expect(containerSize(of: Preview { UIViewController() }) == nil)
    }

    @Test func aFixedContainerHasItsSize() {
        #expect(containerSize(of: Preview(traits: .fixedLayout(width: 100, height: 50)) { UIView() }) == CGSize(width: 100, height: 50))
    }

    @Test func aFittingContainerHasTheSizeOfItsView() {
        let label = UILabel()
        label.text = "Hello"
        let fitting = containerSize(of: Preview(traits: .sizeThatFitsLayout) { label })
        #expect(fitting == CGSize(width: label.intrinsicContentSize.width.rounded(.up), height: label.intrinsicContentSize.height.rounded(.up)))
        #expect(containerSize(of: Preview(traits: .sizeThatFitsLayout) { box(30, 40) }) == CGSize(width: 30, height: 40))
    }

    @Test func aLongTextBreaksItsLinesWithinTheDevice() throws {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "word ", count: 100)
        let size = try #require(containerSize(of: Preview(traits: .sizeThatFitsLayout) { label }))
        #expect(size.width <= UIScreen.main.bounds.width && size.height > 100)
    }

    @Test(arguments: [0, -5, CGFloat.nan, .infinity])
    func noContainerHasASideOfZero(side: CGFloat) {
        let screen = UIScreen.main.bounds.size
        #expect(containerSize(of: Preview(traits: .fixedLayout(width: side, height: side)) { UIView() }) == screen)
        #expect(containerSize(of: Preview(traits: .sizeThatFitsLayout) { UIView() }) == screen)
        #expect(containerSize(of: Preview(traits: .sizeThatFitsLayout) { UIViewController() }) == screen)
    }

    @Test func aContainerIsAtMost4096PointsLong() {
        #expect(containerSize(of: Preview(traits: .fixedLayout(width: 1e9, height: 10)) { UIView() }) == CGSize(width: 4096, height: 10))
    }

    @Test func aControllersPreferredSizeFits() {
        let controller = UIViewController()
        controller.preferredContentSize = CGSize(width: 120, height: 80)
        #expect(containerSize(of: Preview(traits: .sizeThatFitsLayout) { controller }) == CGSize(width: 120, height: 80))
    }

    @Test(arguments: [true, false])
    func aViewStandsInTheMiddle(byFrame: Bool) throws {
        let view = box(50, 20)
        view.translatesAutoresizingMaskIntoConstraints = byFrame
        let window = UIWindow(frame: UIScreen.main.bounds)
        defer { window.isHidden = true }
        _ = window.show(Preview(traits: .fixedLayout(width: 200, height: 100)) { view })
        window.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 75, y: 40, width: 50, height: 20))
    }

    @Test func aRightToLeftScreenTurnsTheLayout() {
        UIScreen.main.layoutDirection = .rightToLeft
        defer { UIScreen.main.layoutDirection = .leftToRight }
        #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
        #expect(UIView().effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let view = box(100, 100)
        let part = UIView()
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
        NSLayoutConstraint.activate([
            part.leadingAnchor.constraint(equalTo: view.leadingAnchor), part.topAnchor.constraint(equalTo: view.topAnchor),
            part.widthAnchor.constraint(equalToConstant: 30), part.heightAnchor.constraint(equalToConstant: 30),
        ])
        view.layoutIfNeeded()
        #expect(part.frame.minX == 70)
    }

    @Test func theTextSizeOfTheScreenIsTheApps() {
        UIScreen.main.preferredContentSizeCategory = .accessibilityLarge
        defer { UIScreen.main.preferredContentSizeCategory = .large }
        #expect(UIApplication.shared.preferredContentSizeCategory == .accessibilityLarge)
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize > 30)
    }
}
