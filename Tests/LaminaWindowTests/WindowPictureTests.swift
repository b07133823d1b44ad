import LaminaPrimitives
import LaminaScene
import Testing

@testable import LaminaWindow

/// Returns a tree with one coloured rectangle over a transparent background, in points.
func squareTree(_ rect: Rect, _ color: Color = .white, commitTime: Double = 0, id: UInt64 = 2) -> RenderTree {
    var state = LayerState()
    (state.bounds, state.position, state.backgroundColor) = (Rect(0, 0, rect.width, rect.height), Point(rect.midX, rect.midY), color)
    let root = LayerNode(id: LayerID(1), state: LayerState(), children: NodeList([LayerNode(id: LayerID(id), state: state)]))
    return RenderTree(root: root, commitTime: commitTime)
}

struct WindowPictureTests {
    private var picture = WindowPicture(WindowDescription(title: "", width: 40, height: 20), size: WindowSize(width: 80, height: 40, scale: 2))

    @Test mutating func pointsAreScaledToPixelsAndTheRestIsTheBackground() {
        picture.draw(squareTree(Rect(10, 5, 20, 10)), at: 0)
        #expect(picture.bitmap.width == 80)
        for (x, y, isInside) in [(19, 10, false), (20, 9, false), (20, 10, true), (59, 29, true), (60, 29, false), (59, 30, false)] {
            #expect(picture.bitmap[x, y] == (isInside ? 0xFFFF_FFFF : 0xFF00_0000), "\(x), \(y)")
        }
    }

    @Test mutating func afterTheFirstFrameOnlyChangesArePresented() {
        picture.draw(squareTree(Rect(10, 5, 20, 10)), at: 0)
        #expect(picture.unseen.rects == [PixelRect(width: 80, height: 40)])
        picture.didShow()
        picture.draw(squareTree(Rect(10, 5, 20, 10)), at: 1)
        #expect(picture.unseen.isEmpty)
        picture.draw(squareTree(Rect(12, 5, 20, 10)), at: 2)
        let union = picture.unseen.rects.reduce(PixelRect(20, 10, 20, 10)) { $0.union($1) }
        #expect(!picture.unseen.isEmpty)
        #expect(PixelRect(19, 9, 65, 31).contains(union), "\(union)")
    }

    @Test mutating func changesOfSeveralFramesAccumulateUntilPresented() {
        picture.draw(squareTree(Rect(0, 0, 4, 4)), at: 0)
        picture.didShow()
        picture.draw(squareTree(Rect(20, 0, 4, 4)), at: 1)
        picture.draw(squareTree(Rect(30, 10, 4, 4)), at: 2)
        for place in [PixelRect(0, 0, 8, 8), PixelRect(40, 0, 48, 8), PixelRect(60, 20, 68, 28)] {
            #expect(picture.unseen.rects.contains { $0.intersects(place) }, "\(place)")
        }
    }

    @Test mutating func anExposedWindowPresentsEverythingWithoutRedrawing() {
        picture.draw(squareTree(Rect(10, 5, 20, 10)), at: 0)
        let before = picture.bitmap
        picture.didShow()
        picture.expose()
        #expect(picture.unseen.rects == [before.bounds])
        #expect(picture.bitmap == before)
    }

    @Test mutating func aNewSizeIsDrawnCompletely() {
        let tree = squareTree(Rect(10, 5, 20, 10))
        picture.draw(tree, at: 0)
        picture.didShow()
        picture.resize(to: WindowSize(width: 60, height: 30, scale: 1))
        picture.draw(tree, at: 1)
        var fresh = WindowPicture(WindowDescription(title: "", width: 60, height: 30), size: WindowSize(width: 60, height: 30, scale: 1))
        fresh.draw(tree, at: 1)
        #expect(picture.bitmap == fresh.bitmap)
        #expect(picture.bitmap[10, 5] == 0xFFFF_FFFF && picture.bitmap[9, 5] == 0xFF00_0000)
        #expect(picture.unseen.rects == [PixelRect(width: 60, height: 30)])
    }

    @Test func aSizeInPointsIsThePixelSizeDividedByTheScale() {
        let size = WindowSize(width: 375, height: 100, scale: 1.25)
        #expect(size.widthInPoints == 300 && size.heightInPoints == 80)
    }

    @Test func statisticsAddUp() {
        var statistics = WindowStatistics()
        statistics.addDrawing(0.5)
        statistics.addDrawing(0.25)
        statistics.addPresenting(0.125)
        #expect(statistics.drawn == 2 && statistics.drawing == 0.75 && statistics.presented == 1 && statistics.presenting == 0.125)
    }
}
