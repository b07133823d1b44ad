package import LaminaPrimitives

/// What is seen at one moment: a pure function of a render tree and a time, and all that a compositor gets.
package struct Frame: Sendable {
    /// In pixels.
    package var width: Int
    /// In pixels.
    package var height: Int
    /// What the picture is before the first item; clear makes a transparent picture.
    package var background: Color
    /// All items, in parts that it may share with frames before it.
    package var content: FramePart

    /// A picture of items that stand back to front.
    ///
    /// A group is directly followed by its contents and these by its mask; see `DrawContent.group`.
    package init(width: Int, height: Int, background: Color = .clear, items: [DrawItem] = []) {
        self.init(width: width, height: height, background: background, content: FramePart(items))
    }

    package init(width: Int, height: Int, background: Color = .clear, content: FramePart) {
        self.width = width
        self.height = height
        self.background = background
        self.content = content
    }

    /// All items in one array, back to front; copies them when the frame has several parts.
    package var items: [DrawItem] {
        get { content.leaves.flatMap(\.items) }
        set { content = FramePart(newValue) }
    }

    package var bounds: PixelRect { PixelRect(width: width, height: height) }
}

extension Frame: Equatable {
    /// Shows the same by the same items, in whatever parts.
    package static func == (a: Frame, b: Frame) -> Bool {
        a.width == b.width && a.height == b.height && a.background == b.background && (a.content === b.content || a.items == b.items)
    }
}
