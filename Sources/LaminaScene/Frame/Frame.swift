package import LaminaPrimitives

/// What is seen at one moment: a pure function of a render tree and a time, and all that a compositor gets.
package struct Frame: Sendable, Hashable {
    /// In pixels.
    package var width: Int
    /// In pixels.
    package var height: Int
    /// What the picture is before the first item; clear makes a transparent picture.
    package var background: Color
    /// Back to front.
    ///
    /// A group is directly followed by its contents and these by its mask; see `DrawContent.group`.
    package var items: [DrawItem]
    /// What items refer to by index; a clip's parent stands before it.
    package var clips: [Clip]

    /// An empty picture.
    package init(width: Int, height: Int, background: Color = .clear, items: [DrawItem] = [], clips: [Clip] = []) {
        self.width = width
        self.height = height
        self.background = background
        self.items = items
        self.clips = clips
    }

    package var bounds: PixelRect { PixelRect(width: width, height: height) }
}
