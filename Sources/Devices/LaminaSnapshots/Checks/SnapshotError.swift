import Foundation

/// A snapshot that cannot be taken.
enum SnapshotError: Error, Hashable, CustomStringConvertible {
    /// The view was shown at a later time already.
    case past(time: Double, latest: Double)
    /// The time is negative, no number, or beyond a day.
    case badTime(Double)
    /// The view has no pixels, or more than 16,384 along a side.
    case unacceptableSize(width: Double, height: Double)
    /// Another view was on the stage since, and the animations of this one have ended.
    case ended
    /// The view is in a window that is not shown.
    case hiddenWindow
    /// The sides of `size:` are negative, no numbers, or too long.
    case badSize(width: Double, height: Double)
    /// The text is no identifier of a language.
    case badLocale(String)
    /// Two expectations have one name.
    case nameTwice(name: String, other: String)
    /// Two expectations have names that are one on file systems that ignore case.
    case nameInOtherCase(name: String, other: String)
    /// One expectation has shown two pictures under one name.
    case otherPicture(name: String)
    /// The class cannot be run as an app.
    case noApp(name: String)
    /// The app of a film drew no frame for a time.
    case hung(name: String, seconds: Double, frames: Int, of: Int, messages: String)
    /// The app of a film ended before its last frame.
    case incomplete(name: String, frames: Int, of: Int, messages: String)
    /// A file cannot be written.
    case cannotWrite(path: String, reason: String)

    var description: String {
        switch self {
        case .past(let time, let latest): "time goes forward only: at \(time) s after \(latest) s of the same view"
        case .ended: "the view left the screen when a snapshot of another view or variant was taken; take all moments of a view before the next one"
        case .hiddenWindow: "the view's window is hidden: show the window, or take the view out of it"
        case .badTime(let time): "\(time) is no time of a snapshot: allowed are 0 to 86,400 seconds"
        case .unacceptableSize(let width, let height):
            "a view of \(width)×\(height) points has no picture: it needs 1 to 16,384 pixels per side, 100 million in all; pass size: or give it constraints"
        case .badSize(let width, let height):
            "size: is \(width)×\(height) points, but a side is 0, which fits the content, or a number of points up to 16,384"
        case .badLocale(let text): "“\(text)” is no language such as en or de-AT"
        case .nameInOtherCase(let name, let other):
            "the name \(name) differs only in case from that of another snapshot (\(other)), and many file systems ignore case: pass another named:"
        case .otherPicture(let name):
            "this line has shown another picture under the name \(name) before: pass a named: for each picture of a loop or of a test with arguments"
        case .nameTwice(let name, let other): "another snapshot has the name \(name) (\(other)): pass named:"
        case .noApp(let name): "\(name) is neither an app's delegate nor a controller or view that is made without arguments"
        case .hung(let name, let seconds, let frames, let count, let messages):
            "\(name) drew no frame for \(seconds.formatted()) s after \(frames) of \(count) frames and was ended\(messages.isEmpty ? "" : ":\n" + messages)"
        case .incomplete(let name, let frames, let count, let messages):
            "\(name) ended after \(frames) of \(count) frames\(messages.isEmpty ? "" : ":\n" + messages)"
        case .cannotWrite(let path, let reason): "\(path) cannot be written: \(reason)"
        }
    }
}
