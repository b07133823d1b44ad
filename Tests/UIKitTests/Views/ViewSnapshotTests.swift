import QuartzCore
import Testing
import UIKit

@MainActor
struct ViewSnapshotTests {
    private let view = makeView(30, 30, 20, 10)

    init() { view.backgroundColor = .red }

    @Test func aSnapshotIsAPictureOfTheView() throws {
        let picture = try #require(view.snapshotView(afterScreenUpdates: true))
        #expect(picture.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
        let image = try #require(picture.layer.contents as? CGImage)
        #expect(image.width == 40)
        #expect(UIImage(cgImage: image).pixel(39, 19) == Paint.red)
        #expect(makeView(0, 0, 0, 5).snapshotView(afterScreenUpdates: true) == nil)
    }

    @Test func aSnapshotOfTheScreenHasThePicturesOfItsWindows() throws {
        let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        window.backgroundColor = .red
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        let picture = UIScreen.main.snapshotView(afterScreenUpdates: true)
        #expect(picture.frame == UIScreen.main.bounds && picture.window == nil)
        let front = try #require(picture.subviews.last)
        #expect(front.frame == window.frame)
        #expect(UIImage(cgImage: try #require(front.layer.contents as? CGImage)).pixel(30, 40) == Paint.red)
    }

    @Test func theHierarchyFillsTheRectangle() {
        let inner = makeView(0, 0, 10, 10)
        inner.backgroundColor = .blue
        view.addSubview(inner)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 40, height: 40), false, 1)
        #expect(view.drawHierarchy(in: CGRect(x: 0, y: 20, width: 40, height: 20), afterScreenUpdates: true))
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect(image?.pixel(5, 30) == Paint.blue)
        #expect(image?.pixel(30, 30) == Paint.red)
        #expect(image?.pixel(5, 10) == Paint.clear)
        #expect(!view.drawHierarchy(in: .zero, afterScreenUpdates: false))
    }

    /// Draws the view into a picture of 10 × 10 pixels, at half its width.
    private func picture(afterUpdates: Bool) -> UIImage {
        drawn { view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 10, height: 10), afterScreenUpdates: afterUpdates) }
    }

    @Test func withoutScreenUpdatesTheLastCommitIsDrawn() {
        let stage = Stage(view)
        defer { withExtendedLifetime(stage) {} }
        view.backgroundColor = .blue
        #expect(picture(afterUpdates: false).pixel(5, 5) == Paint.red)
        #expect(picture(afterUpdates: true).pixel(5, 5) == Paint.blue)
    }

    @Test func withoutScreenUpdatesAnimationsAreAtTheirPresentPlace() {
        let inner = makeView(0, 0, 10, 10)
        inner.backgroundColor = .blue
        view.addSubview(inner)
        let stage = Stage(view)
        let move = CABasicAnimation(keyPath: "position.x")
        (move.fromValue, move.toValue, move.duration) = (5, 15, 10)
        inner.layer.add(move, forKey: nil)
        stage.screen.advance(to: 108)
        inner.removeFromSuperview()
        let (before, after) = (picture(afterUpdates: false), picture(afterUpdates: true))
        #expect(before.pixel(2, 5) == Paint.red)
        #expect(before.pixel(6, 5) == Paint.blue)
        #expect(after.pixel(6, 5) == Paint.red)
        withExtendedLifetime(stage) {}
    }

    @Test func aViewThatIsNotOnScreenYetNeedsScreenUpdates() {
        var isDrawn = true
        let image = drawn { isDrawn = view.drawHierarchy(in: view.bounds, afterScreenUpdates: false) }
        #expect(!isDrawn)
        #expect(image.pixel(5, 5) == Paint.clear)
    }

    @Test func aMaskIsTheMaskOfTheLayer() {
        let mask = makeView(0, 0, 5, 5)
        view.addSubview(mask)
        view.mask = mask
        #expect(mask.superview == nil)
        #expect(view.layer.mask === mask.layer)
        view.mask = nil
        #expect(view.layer.mask == nil)
    }

    @Test func coordinatesAreConvertedBetweenSpaces() {
        let root = makeView(0, 0, 100, 100)
        root.addSubview(view)
        let space: any UICoordinateSpace = view
        #expect(space.convert(CGPoint(x: 1, y: 2), to: root as any UICoordinateSpace) == CGPoint(x: 31, y: 32))
        #expect(space.convert(CGRect(x: 30, y: 30, width: 1, height: 1), from: root as any UICoordinateSpace).origin == .zero)
        #expect(UIScreen.main.coordinateSpace.bounds == UIScreen.main.bounds)
    }
}
