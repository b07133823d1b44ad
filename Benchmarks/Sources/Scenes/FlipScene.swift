import UIKit

/// S2: ninety-six cells of falling cards, each with its own vanishing point.
struct FlipScene: Scene {
    private struct Description: Decodable {
        let bg: String
        let cards: [Card]
        /// The time from one digit to the next, in seconds.
        let period: Double
    }

    private struct Card: Decodable {
        let x, y: Double
        /// The number of periods that have passed at the beginning.
        let phase: Double
        let d0: Int
    }

    private enum Half: Int {
        case top
        case bottom
    }

    private static let size = CGSize(width: 120, height: 90)
    private let description: Description
    /// The upper and the lower half of each digit.
    private let images: [[CGImage]]

    init(_ data: SceneData) throws {
        description = try data.read(Description.self, "s2")
        images = try (0..<10).map { digit in
            try (0..<2).map { try data.image("digit\(digit)_\($0)", width: Int(Self.size.width), height: Int(Self.size.height)) }
        }
    }

    var background: CGColor { .hex(description.bg) }

    func makeLayers() -> [CALayer] { description.cards.map(makeCell) }

    private func makeCell(_ card: Card) -> CALayer {
        let cell = CALayer()
        cell.frame = CGRect(x: card.x, y: card.y, width: Self.size.width, height: 2 * Self.size.height)
        cell.sublayerTransform.m34 = -1 / 1000
        cell.addSublayer(makeHalf(.top, digitsAhead: 1, card))
        cell.addSublayer(makeHalf(.bottom, digitsAhead: 0, card))
        cell.addSublayer(makeFlap(card))
        return cell
    }

    /// Creates the flap, with the old upper half in front and the new lower half behind.
    ///
    /// It rotates about the middle of the cell.
    private func makeFlap(_ card: Card) -> CALayer {
        let flap = CATransformLayer()
        flap.frame = CGRect(origin: .zero, size: CGSize(width: Self.size.width, height: 2 * Self.size.height))
        let back = makeHalf(.bottom, digitsAhead: 1, card)
        // Rotated by half a turn about the flap's axis, so that it faces backwards until the flap has fallen.
        back.anchorPoint = CGPoint(x: 0.5, y: 0)
        back.position = CGPoint(x: Self.size.width / 2, y: Self.size.height)
        back.transform = CATransform3DMakeRotation(.pi, 1, 0, 0)
        for side in [makeHalf(.top, digitsAhead: 0, card), back] {
            side.isDoubleSided = false
            flap.addSublayer(side)
        }
        let falling = CABasicAnimation("transform.rotation.x", from: 0, to: -Double.pi)
        falling.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        flap.add([falling.looping(duration: description.period, offset: card.phase * description.period)])
        return flap
    }

    /// Creates one half of a card, whose contents step through the digits.
    private func makeHalf(_ half: Half, digitsAhead: Int, _ card: Card) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(origin: CGPoint(x: 0, y: half == .top ? 0 : Self.size.height), size: Self.size)
        let counting = CAKeyframeAnimation(keyPath: "contents")
        counting.values = (0..<10).map { images[(card.d0 + digitsAhead + $0) % 10][half.rawValue] }
        counting.calculationMode = .discrete
        layer.add([counting.looping(duration: 10 * description.period, offset: card.phase * description.period)])
        return layer
    }
}
