import LaminaScene

/// What other threads want of the window's thread.
struct WindowOrders: Sendable {
    /// The latest tree, and whether no frame shows it yet.
    var tree: RenderTree?
    var isTreeNew = false
    /// The moment at which a driven window shows the tree.
    var time = 0.0
    /// How many pictures of a driven window were asked for, and how many are shown.
    var asked = 0
    var shown = 0
    var textInputChange: TextInputChange?
    /// What the clipboard is to hold.
    var clipboard: String?
    /// How often it was asked what it holds, how often answered, and the last answer.
    var clipboardQuestions = 0
    var clipboardAnswers = 0
    var clipboardText: String?
    var isClosing = false
}

/// How the opening of a window went.
enum Opening: Sendable {
    case pending
    case open(WindowSize)
    case failed(WindowError)
    /// The thread has ended.
    case over(WindowStatistics)
}

/// Text is being typed, or, without an area, no more.
struct TextInputChange: Sendable {
    let area: TextInputArea?
}

/// Where text is being typed, so that an input method can put its candidates beside it; points.
package struct TextInputArea: Sendable, Hashable {
    package let x: Double
    package let y: Double
    package let width: Double
    package let height: Double

    /// Points from the window's top left corner.
    package init(x: Double, y: Double, width: Double, height: Double) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
}
