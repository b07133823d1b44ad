import LaminaPrimitives
import LaminaScene
import Testing

@Suite struct ContentsPlacementTests {
    /// The picture has a size of 20 × 10, the bounds 80 × 60, and y points up.
    @Test(arguments: [
        (Gravity.resize, Rect(0, 0, 80, 60)), (.resizeAspect, Rect(0, 10, 80, 40)), (.resizeAspectFill, Rect(-20, 0, 120, 60)),
        (.center, Rect(30, 25, 20, 10)), (.top, Rect(30, 50, 20, 10)), (.bottom, Rect(30, 0, 20, 10)), (.left, Rect(0, 25, 20, 10)),
        (.right, Rect(60, 25, 20, 10)), (.topLeft, Rect(0, 50, 20, 10)), (.bottomRight, Rect(60, 0, 20, 10)),
    ])
    func gravityPositionsTheImageAsMeasured(gravity: Gravity, expected: Rect) {
        var contents = ContentsState()
        contents.gravity = gravity
        #expect(contents.destination(of: Size(20, 10), in: Rect(0, 0, 80, 60)) == expected)
    }

    @Test func scaleAndContentsRectDetermineTheNaturalSize() {
        var contents = ContentsState()
        contents.gravity = .center
        contents.scale = 2
        contents.rect = Rect(0, 0, 0.5, 1)
        #expect(contents.destination(of: Size(40, 20), in: Rect(0, 0, 80, 60)).size == Size(10, 10))
    }

    @Test func anImageWithoutPixelsHasAnEmptyDestination() {
        #expect(ContentsState().destination(of: .zero, in: Rect(0, 0, 80, 60)).isEmpty)
    }
}
