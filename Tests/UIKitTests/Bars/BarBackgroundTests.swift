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
}
