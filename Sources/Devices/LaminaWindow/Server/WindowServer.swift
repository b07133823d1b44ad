import CSDL2
import Foundation
import LaminaConcurrency
package import LaminaScene

/// A window and the thread that draws it, presents it and receives its input.
///
/// The thread evaluates the latest tree itself, so that animations continue while the app is busy. All methods may be called on any thread.
package final class WindowServer: Sendable {
    private let requests: Guarded<WindowRequests>
    private let opening: Guarded<Opening>
    private let waker: ThreadWaker
    /// The size with which the window was opened.
    package let initialSize: WindowSize

    /// Opens a window and waits until it is open.
    ///
    /// - Parameter receive: Receives the window's input with its media time, in seconds, on the window's thread.
    package init(_ description: WindowDescription, receive: @escaping @Sendable (WindowInput, Double) -> Void) throws(WindowError) {
        let library = try SDLLibrary()
        guard Self.hasDisplay else { throw .noDisplay }
        let (requests, opening, waker) = (Guarded(WindowRequests()), Guarded(Opening.pending), ThreadWaker(library))
        let thread = Thread {
            WindowThread.main(description, library: library, requests: requests, opening: opening, waker: waker, receive: receive)
        }
        thread.start()
        let result: Result<WindowSize, WindowError> = opening.wait { opening in
            switch opening {
            case .pending: nil
            case .open(let size): .success(size)
            case .failed(let error): .failure(error)
            case .over: .failure(.failed(reason: "it closed immediately"))
            }
        }
        initialSize = try result.get()
        (self.requests, self.opening, self.waker) = (requests, opening, waker)
    }

    /// Shows a tree and its animations until the next call.
    package func show(_ tree: RenderTree) { request { ($0.tree, $0.isTreeNew) = (tree, true) } }

    /// Shows the frame of a tree at a media time in a driven window, and waits until the display has it.
    package func present(_ tree: RenderTree, at time: Double) {
        let number = request { requests in
            (requests.tree, requests.time, requests.isTreeNew) = (tree, time, true)
            requests.asked += 1
            return requests.asked
        }
        // While the window is closing, no more frames are shown, so the wait ends.
        requests.wait { $0.shown >= number || $0.isClosing ? () : nil }
    }

    /// Notifies the window that text is being entered in an area, or, for nil, that text entry has ended.
    package func setTextInput(_ area: TextInputArea?) { request { $0.textInputChange = TextInputChange(area: area) } }

    /// Asks the desktop for another size of the window, in points; the window's input says which it has got.
    package func resize(width: Double, height: Double) { request { $0.size = (width, height) } }

    /// Returns the text in the desktop's clipboard, nil when there is none; waits for the program that provides it.
    package func clipboard() -> String? {
        let number = request { requests in
            requests.clipboardQuestions += 1
            return requests.clipboardQuestions
        }
        return requests.wait { requests in
            if requests.isClosing { return .some(nil) }
            return requests.clipboardAnswers >= number ? .some(requests.clipboardText) : nil
        }
    }

    /// Puts text into the desktop's clipboard.
    package func setClipboard(_ text: String) { request { $0.clipboard = text } }

    /// Closes the window and waits until its thread has ended.
    ///
    /// - Returns: The statistics of the window's frames; all zero when the display was lost.
    @discardableResult
    package func close() -> WindowStatistics {
        request { $0.isClosing = true }
        return opening.wait { if case .over(let statistics) = $0 { statistics } else { nil } }
    }

    @discardableResult
    private func request<Result>(_ body: (inout WindowRequests) -> sending Result) -> sending Result {
        let result = requests.change(body)
        waker.wake()
        return result
    }

    /// True when the environment names a display; without one, SDL would take over the machine's console.
    private static var hasDisplay: Bool {
        let environment = ProcessInfo.processInfo.environment
        return ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"].contains { environment[$0]?.isEmpty == false }
    }
}
