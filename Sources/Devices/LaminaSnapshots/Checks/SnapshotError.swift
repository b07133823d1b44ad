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
    /// Two expectations have one name.
    case nameTwice(name: String, other: String)
    /// The class cannot be run as an app.
    case noApp(name: String)
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
        case .nameTwice(let name, let other): "another snapshot has the name \(name) (\(other)): pass named:"
        case .noApp(let name): "\(name) is neither an app's delegate nor a controller or view that is made without arguments"
        case .incomplete(let name, let frames, let count, let messages):
            "\(name) ended after \(frames) of \(count) frames\(messages.isEmpty ? "" : ":\n" + messages)"
        case .cannotWrite(let path, let reason): "\(path) cannot be written: \(reason)"
        }
    }
}
