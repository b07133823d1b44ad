import Testing
import UIKit

@MainActor
struct AutoresizingTests {
    /// Returns the frame of a child after its parent is resized.
    ///
    /// By default the child has x = 10 and width 30, in a parent of width 100.
    private func resized(_ mask: UIView.AutoresizingMask, to width: CGFloat, x: CGFloat = 10, childWidth: CGFloat = 30) -> CGRect {
        let parent = makeView(0, 0, 100, 100)
        let child = makeView(x, 0, childWidth, 20)
        child.autoresizingMask = mask
        parent.addSubview(child)
        parent.frame.size.width = width
        return child.frame
    }

    @Test func aRigidViewStaysAtTheLeft() {
        #expect(resized([], to: 200) == CGRect(x: 10, y: 0, width: 30, height: 20))
        #expect(resized(.flexibleRightMargin, to: 200) == CGRect(x: 10, y: 0, width: 30, height: 20))
    }

    @Test func oneFlexiblePartAbsorbsTheWholeChange() {
        #expect(resized(.flexibleWidth, to: 200) == CGRect(x: 10, y: 0, width: 130, height: 20))
        #expect(resized(.flexibleLeftMargin, to: 200) == CGRect(x: 110, y: 0, width: 30, height: 20))
    }

    @Test func severalFlexiblePartsShareByTheirSizes() {
        #expect(resized([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], to: 200) == CGRect(x: 20, y: 0, width: 60, height: 20))
        #expect(resized([.flexibleLeftMargin, .flexibleWidth], to: 180) == CGRect(x: 30, y: 0, width: 90, height: 20))
    }

    @Test func partsWithoutSizeShareEqually() {
        #expect(resized([.flexibleLeftMargin, .flexibleRightMargin], to: 200, x: 0, childWidth: 100) == CGRect(x: 50, y: 0, width: 100, height: 20))
    }

    @Test func aViewFillsAGrownSuperviewAgain() {
        let parent = makeView(0, 0, 0, 0)
        let child = makeView(0, 0, 0, 0)
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.addSubview(child)
        parent.bounds.size = CGSize(width: 40, height: 30)
        #expect(child.bounds.size == CGSize(width: 40, height: 30))
    }

    @Test func sizesNeverBecomeNegative() {
        #expect(resized(.flexibleWidth, to: 20).width == 0)
    }

    @Test func autoresizesSubviewsCanBeDisabled() {
        let parent = makeView(0, 0, 100, 100)
        let child = makeView(0, 0, 100, 100)
        child.autoresizingMask = .flexibleWidth
        parent.autoresizesSubviews = false
        parent.addSubview(child)
        parent.frame.size.width = 200
        #expect(child.frame.width == 100)
    }

    @Test func subviewsOfSubviewsFollow() {
        let views = (0..<3).map { _ in makeView(0, 0, 100, 100) }
        for (holder, view) in zip(views, views.dropFirst()) {
            view.autoresizingMask = .flexibleHeight
            holder.addSubview(view)
        }
        views[0].frame.size.height = 50
        #expect(views[2].frame.height == 50)
    }
}
