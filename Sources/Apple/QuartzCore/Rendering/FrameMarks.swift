import LaminaPDF
import LaminaPrimitives
import LaminaScene

/// Draws the items of a frame on a canvas that keeps shapes.
struct FrameMarks {
    private let canvas: MarkCanvas
    private let items: [DrawItem]
    private let nestings: [GroupStructure.Nesting]
    /// The groups and casters of shadows that are open, outermost first.
    private var open: [OpenGroup] = []

    /// An open group, or the open casters of a shadow.
    private struct OpenGroup {
        let head: Int
        /// The drawing of the contents, once the mask has begun.
        var contents: MarkGroup?
    }

    /// - Returns: Nil when an item has no shape on a canvas: filters, particles, tints and perspective need pixels.
    init?(_ frame: Frame, on canvas: MarkCanvas) {
        items = frame.items
        guard items.allSatisfy(\.hasMarks) else { return nil }
        self.canvas = canvas
        nestings = GroupStructure.nestings(of: items)
    }

    /// Draws all items.
    mutating func draw() {
        for index in items.indices {
            closeGroups(before: index)
            begin(index)
        }
        closeGroups(before: items.count)
    }

    private mutating func begin(_ index: Int) {
        if items[index].content.isGroup || items[index].content.isShadowOfItems {
            canvas.beginGroup()
            open.append(OpenGroup(head: index))
        } else if case .shadow(let shadow) = items[index].content {
            draw(shadow, of: shadow.outline.map { .fill($0.mapped(by: items[index].map), .nonZero, .color(.black)) }, items[index])
        } else if let mark = items[index].mark {
            canvas.draw(mark, items[index].compositing)
        }
    }

    /// Ends the groups whose last item comes before an item.
    private mutating func closeGroups(before index: Int) {
        while let last = open.last {
            let nesting = nestings[last.head]
            if index == nesting.contentEnd, index < nesting.end, last.contents == nil {
                open[open.count - 1].contents = canvas.endGroup()
                canvas.beginGroup()
                return
            }
            guard index >= nesting.end else { return }
            open.removeLast()
            let drawing = canvas.endGroup()
            close(items[last.head], last.contents.map { .masked($0, by: drawing) } ?? .group(drawing))
        }
    }

    /// Draws a group, or casters below which their shadow comes.
    private func close(_ head: DrawItem, _ mark: Mark) {
        guard case .shadow(let shadow) = head.content else { return canvas.draw(mark, head.compositing) }
        draw(shadow, of: mark, head)
        canvas.draw(mark, Compositing())
    }

    private func draw(_ shadow: ShadowDrawing, of caster: Mark?, _ item: DrawItem) {
        guard let caster else { return }
        let map = item.map
        let offset = map(Point(shadow.offset.width, shadow.offset.height)) - map(.zero)
        let cast = MarkShadow(offset: offset, sigma: max(0, shadow.sigma * map.meanScale), color: shadow.color)
        canvas.drawShadow(cast, of: caster, item.compositing)
    }
}

extension ShadowDrawing {
    /// The caster's outline; nil for items.
    fileprivate var outline: Path? {
        switch caster {
        case .path(let path): path
        case .roundedRect(let rounded): rounded.path
        case .items: nil
        }
    }
}
