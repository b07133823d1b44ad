import CoreGraphics

/// The frames of a configured button's parts, with the origin at the upper-left corner of a button of natural size.
struct ConfigurationLayout {
    private(set) var size = CGSize.zero
    private(set) var image = CGRect.zero
    private(set) var title = CGRect.zero
    private(set) var subtitle = CGRect.zero

    /// The sizes and spacings to lay out; a missing part has size zero.
    struct Parts {
        var image = CGSize.zero
        var title = CGSize.zero
        var subtitle = CGSize.zero
        var insets = UIEdgeInsets.zero
        /// The side of the title and subtitle on which the image is placed.
        var side = NSDirectionalRectEdge.leading
        var imagePadding: CGFloat = 0
        var titlePadding: CGFloat = 0
        /// The horizontal alignment of title and subtitle relative to each other: 0 is left, 1 is right.
        var alignment: CGFloat = 0.5
    }

    init(_ parts: Parts) {
        let gap = parts.title == .zero || parts.subtitle == .zero ? 0 : parts.titlePadding
        // `words` is the block of title and subtitle, `inner` is that block with the image, and `size` is `inner` with the insets.
        let words = CGSize(
            width: max(parts.title.width, parts.subtitle.width), height: parts.title.height + gap + parts.subtitle.height)
        let space = parts.image == .zero || words == .zero ? 0 : parts.imagePadding
        let isBeside = !parts.side.isDisjoint(with: [.leading, .trailing])
        let isFirst = !parts.side.isDisjoint(with: [.leading, .top])
        let inner =
            isBeside
            ? CGSize(width: parts.image.width + space + words.width, height: max(parts.image.height, words.height))
            : CGSize(width: max(parts.image.width, words.width), height: parts.image.height + space + words.height)
        size = CGSize(
            width: inner.width + parts.insets.left + parts.insets.right, height: inner.height + parts.insets.top + parts.insets.bottom)
        let box = CGRect(origin: CGPoint(x: parts.insets.left, y: parts.insets.top), size: inner)
        let wordsPlace: CGPoint
        if isBeside {
            image.origin = CGPoint(x: isFirst ? box.minX : box.maxX - parts.image.width, y: box.midY - parts.image.height / 2)
            wordsPlace = CGPoint(x: isFirst ? box.maxX - words.width : box.minX, y: box.midY - words.height / 2)
        } else {
            image.origin = CGPoint(x: box.midX - parts.image.width / 2, y: isFirst ? box.minY : box.maxY - parts.image.height)
            wordsPlace = CGPoint(x: box.midX - words.width / 2, y: isFirst ? box.maxY - words.height : box.minY)
        }
        image.size = parts.image
        title = CGRect(
            origin: CGPoint(x: wordsPlace.x + (words.width - parts.title.width) * parts.alignment, y: wordsPlace.y), size: parts.title)
        subtitle = CGRect(
            origin: CGPoint(
                x: wordsPlace.x + (words.width - parts.subtitle.width) * parts.alignment, y: wordsPlace.y + parts.title.height + gap),
            size: parts.subtitle)
    }
}
