import LaminaScene

/// The requests of other threads to the window's thread.
struct WindowRequests: Sendable {
    /// The latest tree; `isTreeNew` is true until the window's thread has taken it.
    var tree: RenderTree?
    var isTreeNew = false
    /// The media time for which a driven window shows the tree, in seconds.
    var time = 0.0
    /// The number of frames of a driven window that were requested; `shown` counts the frames on the display.
    var asked = 0
    var shown = 0
    var textInputChange: TextInputChange?
    /// The size that the window is to get, in points; nil for none.
    var size: (width: Double, height: Double)?
    /// The text to put into the clipboard; nil when there is none to put.
    var clipboard: String?
    /// The number of times that the clipboard's text was requested; `clipboardAnswers` counts the replies, and `clipboardText` is the last one.
    var clipboardQuestions = 0
    var clipboardAnswers = 0
    var clipboardText: String?
    var isClosing = false
}

/// The state of a window's thread, from its start to its end.
enum Opening: Sendable {
    case pending
    case open(WindowSize)
    case failed(WindowError)
    /// The thread has ended.
    case over(WindowStatistics)
}

/// A change of text entry; without an area, text entry has ended.
struct TextInputChange: Sendable {
    let area: TextInputArea?
}

/// The area in which text is entered, in points, beside which an input method can show its candidates.
package struct TextInputArea: Sendable, Hashable {
    package let x: Double
    package let y: Double
    package let width: Double
    package let height: Double

    /// Creates an area, in points from the window's top left corner.
    package init(x: Double, y: Double, width: Double, height: Double) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
}
