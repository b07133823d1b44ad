import CoreGraphics
import Foundation

/// Lays out a cell's own labels and image view; the computations are those of content from left to right.
///
/// - Source: Measured on iOS 15 to 17: texts of 17 points, 12 for subtitles and 17 for values; 16 points on both sides of an image.
@MainActor
struct CellTexts {
    private static let gap: CGFloat = 16

    private let cell: UITableViewCell
    private let room: CGRect

    /// - Parameter cell: The cell, whose content view already has its final size.
    init(_ cell: UITableViewCell) {
        self.cell = cell
        let start = cell.margin + CGFloat(cell.indentationLevel) * cell.indentationWidth
        let content = cell.contentView.bounds
        let end = cell.hasAccessory ? content.maxX : content.maxX - cell.margin
        room = CGRect(x: start, y: content.minY, width: max(0, end - start), height: content.height)
    }

    /// Sets the frames of the labels and the image view, as far as the cell has created them.
    ///
    /// An image view without an image and an empty subtitle take no space.
    func place() {
        let texts = placePicture()
        switch cell.style {
        case .default: place(cell.parts.text, texts)
        case .subtitle: placeBelow(texts)
        case .value1: placeAtEnds(texts)
        case .value2: placeBeside(texts)
        @unknown default: place(cell.parts.text, texts)
        }
    }

    /// Sets the frame of the image view.
    ///
    /// - Returns: The rectangle that remains for the texts.
    private func placePicture() -> CGRect {
        guard let picture = cell.parts.picture, let size = picture.image?.size else { return room }
        let scale = room.height > 0 ? min(1, room.height / max(1, size.height)) : 1
        let (width, height) = (size.width * scale, size.height * scale)
        place(picture, CGRect(x: room.minX, y: pixel(room.midY - height / 2), width: width, height: height))
        return CGRect(
            x: room.minX + width + Self.gap, y: room.minY, width: max(0, room.width - width - Self.gap), height: room.height)
    }

    private func placeBelow(_ texts: CGRect) {
        guard let title = cell.parts.text, let detail = cell.parts.detail, detail.text?.isEmpty == false else {
            return place(cell.parts.text, texts)
        }
        let sizes = [title, detail].map { $0.sizeThatFits(CGSize(width: texts.width, height: .greatestFiniteMagnitude)) }
        let top = pixel(texts.midY - (sizes[0].height + sizes[1].height) / 2)
        place(title, CGRect(x: texts.minX, y: top, width: texts.width, height: sizes[0].height))
        place(detail, CGRect(x: texts.minX, y: top + sizes[0].height, width: texts.width, height: sizes[1].height))
    }

    private func placeAtEnds(_ texts: CGRect) {
        let wanted = cell.parts.detail?.sizeThatFits(texts.size).width ?? 0
        // The detail text takes at most 60 % of the width; 8 points separate it from the title.
        let detail = min(wanted, texts.width * 0.6)
        let left = detail > 0 ? texts.width - detail - 8 : texts.width
        place(cell.parts.text, CGRect(x: texts.minX, y: texts.minY, width: max(0, left), height: texts.height))
        place(cell.parts.detail, CGRect(x: texts.maxX - detail, y: texts.minY, width: detail, height: texts.height))
    }

    private func placeBeside(_ texts: CGRect) {
        // The title has a fixed width of 91 points, 6 points before the detail text.
        let title: CGFloat = 91
        place(cell.parts.text, CGRect(x: texts.minX, y: texts.minY, width: min(title, texts.width), height: texts.height))
        place(
            cell.parts.detail,
            CGRect(x: texts.minX + title + 6, y: texts.minY, width: max(0, texts.width - title - 6), height: texts.height))
    }

    /// Sets the frame of a part, mirrored for content from right to left.
    private func place(_ part: UIView?, _ frame: CGRect) { part?.frame = cell.directed(frame, in: cell.contentView.bounds) }

    /// Rounds a coordinate to whole pixels, so that text and images stay sharp.
    private func pixel(_ place: CGFloat) -> CGFloat {
        let scale = max(1, cell.layer.contentsScale)
        return (place * scale).rounded() / scale
    }
}
