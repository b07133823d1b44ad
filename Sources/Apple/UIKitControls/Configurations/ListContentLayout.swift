import CoreGraphics
import Foundation

/// The places of the image and the texts of a row, in content from left to right.
@MainActor
struct ListContentLayout {
    /// The sizes that the layout arranges.
    struct Parts {
        var width: CGFloat
        var margins: NSDirectionalEdgeInsets
        /// The size of the image and the area in which it is centred; nil without an image.
        var image: CGSize?
        var reserved = CGSize.zero
        /// The size of a text at a width; nil without the text.
        var text: ((CGFloat) -> CGSize)?
        var secondary: ((CGFloat) -> CGSize)?
        /// True when the text takes the whole width, because its lines are centred in it or fill it.
        var isCentred = false
        /// Pixels per point.
        var scale: CGFloat = 1
    }

    private(set) var image = CGRect.zero
    private(set) var text = CGRect.zero
    private(set) var secondary = CGRect.zero
    /// The height that the content needs, with the margins.
    private(set) var height: CGFloat
    /// The x coordinate where the room for the texts begins.
    let textStart: CGFloat
    private let scale: CGFloat

    init(_ parts: Parts, _ content: UIListContentConfiguration) {
        scale = parts.scale
        let top = parts.margins.top
        var start = parts.margins.leading
        let imageHeight = parts.image == nil ? 0 : parts.reserved.height
        if parts.image != nil { start += parts.reserved.width + content.imageToTextPadding }
        textStart = start
        let room = max(0, parts.width - start - parts.margins.trailing)
        let words = Self.words(parts, content, room: room)
        let inner = max(imageHeight, words.height)
        height = ((inner + top + parts.margins.bottom) * scale).rounded(.up) / scale
        let offset = CGPoint(x: start, y: top + (inner - words.height) / 2)
        text = pixels(words.text.offsetBy(dx: offset.x, dy: offset.y))
        secondary = pixels(words.secondary.offsetBy(dx: offset.x, dy: offset.y))
        guard let size = parts.image else { return }
        image = pixels(
            CGRect(
                x: parts.margins.leading + (parts.reserved.width - size.width) / 2, y: top + (inner - size.height) / 2,
                width: size.width, height: size.height))
    }

    /// The distance by which the content moves down in a row that is higher than needed.
    func rest(in rowHeight: CGFloat) -> CGFloat { (max(0, rowHeight - height) / 2 * scale).rounded(.down) / scale }

    /// Places the texts above each other or, if both fit on one line, side by side.
    private static func words(
        _ parts: Parts, _ content: UIListContentConfiguration, room: CGFloat
    ) -> (text: CGRect, secondary: CGRect, height: CGFloat) {
        let title = parts.text?(room) ?? .zero
        let detail = parts.secondary?(room) ?? .zero
        let gap = content.textToSecondaryTextHorizontalPadding
        if content.prefersSideBySideTextAndSecondaryText, parts.text != nil, parts.secondary != nil, title.width + gap + detail.width <= room {
            let height = max(title.height, detail.height)
            return (
                CGRect(x: 0, y: (height - title.height) / 2, width: title.width, height: title.height),
                CGRect(x: room - detail.width, y: (height - detail.height) / 2, width: detail.width, height: detail.height), height
            )
        }
        let vertical = content.textToSecondaryTextVerticalPadding
        let padding = parts.text != nil && parts.secondary != nil ? vertical : 0
        let width = parts.isCentred ? room : min(room, title.width)
        let below = title.height + padding
        let detailWidth = content.secondaryTextProperties.alignment == .natural ? min(room, detail.width) : room
        return (
            CGRect(x: 0, y: 0, width: width, height: title.height), CGRect(x: 0, y: below, width: detailWidth, height: detail.height),
            below + detail.height
        )
    }

    private func pixels(_ rect: CGRect) -> CGRect {
        CGRect(
            x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale,
            width: (rect.width * scale).rounded(.up) / scale, height: (rect.height * scale).rounded(.up) / scale)
    }
}
