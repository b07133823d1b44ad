import LaminaPrimitives
import Testing

@testable import LaminaRaster

@Suite struct CoverageMemoryTests {
    private let clip = PixelRect(width: 60, height: 60)

    private func star(_ size: Double) -> Path {
        Path(polygons: [[Point(30, 30 - size), Point(30 + size, 30 + size / 2), Point(30 - size, 30), Point(30 + size, 30), Point(30, 30 + size)]])
    }

    @Test func coveragesInReusedMemoryEqualThoseInFreshMemory() {
        let store = CoverageStore()
        var used = Rasterizer(.chosen, store)
        var last: Coverage?
        for step in 0..<40 {
            let size = Double(step * 7 % 23) + 0.4
            used.recycle(last)
            let mine =
                step.isMultiple(of: 3) ? used.fill(rectangle: Rect(3.5, 4.25, size, size), clippedTo: clip) : used.fill(star(size), clippedTo: clip)
            var fresh = Rasterizer()
            #expect(
                mine
                    == (step.isMultiple(of: 3)
                        ? fresh.fill(rectangle: Rect(3.5, 4.25, size, size), clippedTo: clip) : fresh.fill(star(size), clippedTo: clip)))
            last = mine
        }
    }

    @Test func coverageThatIsStillReferencedIsNotReused() {
        let store = CoverageStore()
        var rasterizer = Rasterizer(.chosen, store)
        let held = rasterizer.fill(star(20), clippedTo: clip)
        let expected = Coverage(filling: star(20), clippedTo: clip)
        rasterizer.recycle(held)
        store.take(from: held)
        _ = rasterizer.fill(star(11), clippedTo: clip)
        _ = rasterizer.fill(star(17), clippedTo: clip)
        #expect(held == expected)
    }

    @Test func aSmallShapeDoesNotRetainTheMemoryOfALargeOne() {
        var memory = CoverageMemory()
        let large = PixelRect(width: 400, height: 4000)
        memory.take(from: Coverage(rectangle: Rect(0.5, 0.5, 399, 3999), clippedTo: large))
        #expect(memory.values(for: 4, 0, 4).byteCount <= 1 << 14)
    }
}
