import UIKit

/// S5: overlapping cards with gradient, shadow, text and group opacity scroll past.
///
/// In S5 every offset is a multiple of half a pixel; in S5-eased hardly any offset is.
struct CardsScene: Scene {
    private struct Description: Decodable {
        let bg: String
        let cards: [Card]
        /// The mean speed, in points per second.
        let speed: Double
        /// True when each card slows down at the top and the bottom of the screen.
        let isEased: Bool
    }

    private struct Card: Decodable {
        let x: Double
        let row: Int
        let top, bot: [Int]
        let text: String
    }

    private static let size = CGSize(width: 200, height: 120)
    private let description: Description
    let delay: Double

    /// - Parameters:
    ///   - name: The name of the description's file, `s5` or `s5-eased`.
    ///   - delay: The time before the cards appear, in seconds.
    init(_ data: SceneData, name: String = "s5", delay: Double = 0) throws {
        description = try data.read(Description.self, name)
        self.delay = delay
    }

    var background: CGColor { .hex(description.bg) }

    func makeLayers() -> [CALayer] { description.cards.map(makeCard) }

    private func makeCard(_ card: Card) -> CALayer {
        let layer = CAGradientLayer()
        layer.frame = CGRect(origin: CGPoint(x: card.x, y: -Self.size.height), size: Self.size)
        layer.colors = [CGColor.bytes(card.top), CGColor.bytes(card.bot)]
        layer.cornerRadius = 16
        layer.shadowColor = .hex("000000")
        layer.shadowOpacity = 0.5
        layer.shadowOffset = CGSize(width: 0, height: 4)
        layer.shadowRadius = 12
        layer.opacity = 0.9
        layer.addSublayer(makeText(card.text))
        layer.add([makeScrolling(from: layer.position.y, row: card.row)])
        return layer
    }

    private func makeScrolling(from y: CGFloat, row: Int) -> CAPropertyAnimation {
        let way = 10 * Self.size.height
        let scrolling = CABasicAnimation("position.y", from: y, to: y + way)
        if description.isEased { scrolling.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut) }
        return scrolling.looping(duration: way / description.speed, offset: Double(row) * Self.size.height / description.speed)
    }

    /// Creates a white text with its baseline at 68 points; the line height puts the baseline on a whole pixel.
    private func makeText(_ text: String) -> CALayer {
        let layer = CATextLayer()
        let font = UIFont(name: "DejaVuSans-Bold", size: 20) ?? .boldSystemFont(ofSize: 20)
        let style = NSMutableParagraphStyle()
        style.minimumLineHeight = 24 - font.descender
        layer.frame = CGRect(x: 16, y: 44, width: Self.size.width - 16, height: 30)
        layer.string = NSAttributedString(
            string: text, attributes: [.font: font, .foregroundColor: UIColor.white, .paragraphStyle: style])
        return layer
    }
}
