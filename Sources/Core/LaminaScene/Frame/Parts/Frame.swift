package import LaminaPrimitives

/// Everything visible at one time, as draw items back to front: a pure function of a render tree and a time, and the compositor's only input.
package struct Frame: Sendable {
    /// The width in pixels.
    package var width: Int
    /// The height in pixels.
    package var height: Int
    /// The colour below the first item; clear gives a transparent bitmap.
    package var background: Color
    /// The items, in parts that this frame may share with earlier frames.
    package var content: FramePart

    /// Creates a frame from items, back to front.
    ///
    /// The head of a group is directly followed by its contents, and these by its mask; see `DrawContent.group`.
    package init(width: Int, height: Int, background: Color = .clear, items: [DrawItem] = []) {
        self.init(width: width, height: height, background: background, content: FramePart(items))
    }

    package init(width: Int, height: Int, background: Color = .clear, content: FramePart) {
        self.width = width
        self.height = height
        self.background = background
        self.content = content
    }

    /// All items in one array, back to front; copies them if the frame has several parts.
    package var items: [DrawItem] {
        get { content.leaves.flatMap(\.items) }
        set { content = FramePart(newValue) }
    }

    package var bounds: PixelRect { PixelRect(width: width, height: height) }
}

extension Frame: Equatable {
    /// True when both frames have the same items, however these are divided into parts.
    package static func == (a: Frame, b: Frame) -> Bool {
        a.width == b.width && a.height == b.height && a.background == b.background && (a.content === b.content || a.items == b.items)
    }
}
