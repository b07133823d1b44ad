import LaminaPrimitives
import LaminaScene
import Testing

@testable import LaminaCompositor

/// Shadows computed from outlines, compared with shadows of casters that were drawn.
@Suite struct ShadowTests {
    private static let cards = [Point(20.5, 12), Point(60.5, 30), Point(110, -25.5), Point(130.5, 71), Point(-40, 50.25)]
    private static let screen = PixelRect(0, 0, 190, 120)

    private func item(_ content: DrawContent, at place: Point) -> DrawItem {
        DrawItem(layer: LayerID(1), content: content, placement: Projection(.translation(place.x, place.y)), bounds: Self.screen)
    }

    /// Returns a shadow followed by its casters.
    ///
    /// In a group the shadow cannot be computed from outlines, so the casters are drawn.
    private func shadowAndCard(_ card: [DrawContent], at place: Point, sigma: Double, isGrouped: Bool) -> [DrawItem] {
        var casters = card.map { item($0, at: place) }
        if isGrouped { casters.insert(item(.group(contentCount: card.count, maskCount: 0), at: place), at: 0) }
        let drawing = ShadowDrawing(
            caster: .items(count: casters.count), color: Color(red: 0, green: 0, blue: 0, alpha: 0.6), offset: Size(3, 4), sigma: sigma)
        return [item(.shadow(drawing), at: place)] + casters
    }

    private func picture(of card: [DrawContent], sigma: Double, isGrouped: Bool) -> Bitmap {
        let items = Self.cards.flatMap { shadowAndCard(card, at: $0, sigma: sigma, isGrouped: isGrouped) }
        var picture = Bitmap(width: Self.screen.width, height: Self.screen.height)
        Compositor(threadCount: 2).draw(
            Frame(width: picture.width, height: picture.height, background: .white, items: items), into: &picture)
        return picture
    }

    @Test(arguments: [0.0, 3, 12])
    func aShadowFromAnOutlineEqualsOneFromDrawnCasters(sigma: Double) {
        let rounded = RoundedRect(Rect(0, 0, 84, 50), radius: 11)
        let opaque = Gradient(stops: [.init(0, .black), .init(1, Color(red: 1, green: 0, blue: 0, alpha: 1))])
        let fading = Gradient(stops: [.init(0, .black), .init(1, Color(red: 1, green: 0, blue: 0, alpha: 0.2))])
        let downwards = GradientDrawing.Kind.axial(start: .zero, end: Point(0, 50))
        let text = DrawContent.fill(RoundedRect(Rect(9, 14, 66, 10)), Color(red: 1, green: 1, blue: 0, alpha: 0.3))
        let cards: [[DrawContent]] = [
            [.fill(rounded, .black), text], [.gradient(rounded, GradientDrawing(gradient: opaque, kind: downwards)), text],
            [.gradient(rounded, GradientDrawing(gradient: fading, kind: downwards))],
            [.gradient(rounded, GradientDrawing(gradient: opaque, kind: .axial(start: .zero, end: .zero))), text],
        ]
        for card in cards {
            #expect(picture(of: card, sigma: sigma, isGrouped: false) == picture(of: card, sigma: sigma, isGrouped: true))
        }
    }
}
