import UIKit

/// A row of cards in pairs; in a view that is higher than wide, the three pairs of a clock are stacked.
final class ClockFaceView: UIView {
    private let cards: [FlipCardView]
    private var digits: [Int]

    init(digitCount: Int) {
        cards = (0..<digitCount).map { _ in FlipCardView(frame: .zero) }
        digits = Array(repeating: 0, count: digitCount)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        for card in cards { addSubview(card) }
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameter digits: One digit 0...9 per card.
    func show(_ digits: [Int], animated: Bool) {
        self.digits = digits
        for (card, digit) in zip(cards, digits) { card.show(digit, animated: animated) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isStacked = cards.count == 6 && bounds.height > bounds.width
        let columns = isStacked ? 2 : cards.count
        let rows = cards.count / columns
        let gap = (bounds.width / CGFloat(columns) * 0.07).rounded()
        let pairGap = columns == 6 ? gap * 2 : 0
        let cell = CGSize(
            width: (bounds.width - 2 * pairGap + gap) / CGFloat(columns), height: (bounds.height + gap) / CGFloat(rows))
        var width = (cell.width - gap).rounded(.down)
        // Cards have a size in whole points, and an even height so that both halves are equal.
        let height = ((min(cell.height - gap, width * 2.4)) / 2).rounded(.down) * 2
        width = min(width, height)
        let images = DigitImages(cardSize: CGSize(width: width, height: height), scale: contentScaleFactor)
        for (index, card) in cards.enumerated() {
            let (row, column) = (index / columns, index % columns)
            let x = CGFloat(column) * cell.width + (columns == 6 ? CGFloat(column / 2) * pairGap : 0)
            let left = (x + (cell.width - gap - width) / 2).rounded()
            let top = (CGFloat(row) * cell.height + (cell.height - gap - height) / 2).rounded()
            card.frame = CGRect(x: left, y: top, width: width, height: height)
            card.images = images
        }
    }
}
