import CoreGraphics
import Foundation

/// The places of a menu and of the preview above it.
///
/// - Source: iOS 15: a card of 250 points, 16 points from the preview and at least 8 from the screen's edges.
package struct MenuPlan {
    static let width: CGFloat = 250
    static let gap: CGFloat = 16
    static let margin: CGFloat = 8

    package let menu: CGRect
    package let preview: CGRect
    /// True when the menu stands above its source.
    let isAbove: Bool
    /// True when the menu grows from its right corner.
    let isTrailing: Bool

    /// Places a menu below or above a preview, which moves and shrinks if there is no room.
    ///
    /// - Parameters:
    ///   - source: The rectangle of the lifted view or of the button.
    ///   - previewSize: The size of the preview; nil for a button, which stays where it is.
    ///   - room: The safe part of the window.
    package init(source: CGRect, previewSize: CGSize?, menuSize: CGSize, in room: CGRect) {
        let room = room.insetBy(dx: Self.margin, dy: Self.margin)
        let height = min(menuSize.height, room.height)
        var preview = previewSize.map { size in
            CGRect(x: source.midX - size.width / 2, y: source.midY - size.height / 2, width: size.width, height: size.height)
        }
        let gap = previewSize == nil ? Self.margin : height > 0 ? Self.gap : 0
        if let shown = preview { preview = Self.fitted(shown, in: room, beside: height + gap) }
        let rect = preview ?? source
        let fitsBelow = rect.maxY + gap + height <= room.maxY
        let fitsAbove = rect.minY - gap - height >= room.minY
        isAbove = !fitsBelow && (fitsAbove || previewSize == nil && rect.midY > room.midY)
        var placed = rect
        if previewSize != nil, !fitsBelow, !fitsAbove { placed.origin.y = room.maxY - height - gap - rect.height }
        self.preview = placed
        isTrailing = rect.midX > room.midX + 1
        let x = isTrailing ? placed.maxX - menuSize.width : abs(rect.midX - room.midX) <= 1 ? rect.midX - menuSize.width / 2 : placed.minX
        let y = isAbove ? placed.minY - gap - height : placed.maxY + gap
        menu = CGRect(
            x: max(room.minX, min(x, room.maxX - menuSize.width)), y: max(room.minY, min(y, room.maxY - height)), width: menuSize.width,
            height: height)
    }

    /// Moves a preview into the room, and shrinks it so that the menu fits beside it.
    private static func fitted(_ preview: CGRect, in room: CGRect, beside menuHeight: CGFloat) -> CGRect {
        let most = CGSize(width: room.width, height: max(room.height / 4, room.height - menuHeight))
        let factor = min(1, most.width / max(1, preview.width), most.height / max(1, preview.height))
        let size = CGSize(width: preview.width * factor, height: preview.height * factor)
        let x = max(room.minX, min(preview.midX - size.width / 2, room.maxX - size.width))
        let y = max(room.minY, min(preview.midY - size.height / 2, room.maxY - size.height))
        return CGRect(x: x, y: y, width: size.width, height: size.height)
    }
}
