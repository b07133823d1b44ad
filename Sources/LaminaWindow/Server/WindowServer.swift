import CSDL2
import Foundation
package import LaminaScene

/// A window with the thread that draws and presents it, and on which its input arrives.
///
/// The thread evaluates the latest tree by itself, so that what is animated moves on however busy the app is. All calls come from any thread.
package final class WindowServer: Sendable {
    private let orders: Shared<WindowOrders>
    private let opening: Shared<Opening>
    private let bell: Bell
    /// The size that the window was given.
    package let initialSize: WindowSize

    /// Opens a window, and waits until it is there.
    ///
    /// - Parameter receive: Gets what happens to the window, on the window's thread, with its media time.
    package init(_ description: WindowDescription, receive: @escaping @Sendable (WindowInput, Double) -> Void) throws(WindowError) {
        let library = try SDLLibrary()
        guard Self.hasDisplay else { throw .noDisplay }
        let (orders, opening, bell) = (Shared(WindowOrders()), Shared(Opening.pending), Bell(library))
        let thread = Thread {
            WindowThread.main(description, library: library, orders: orders, opening: opening, bell: bell, receive: receive)
        }
        thread.start()
        let result: Result<WindowSize, WindowError> = opening.wait { opening in
            switch opening {
            case .pending: nil
            case .open(let size): .success(size)
            case .failed(let error): .failure(error)
            case .over: .failure(.failed(reason: "it was closed at once"))
            }
        }
        initialSize = try result.get()
        (self.orders, self.opening, self.bell) = (orders, opening, bell)
    }

    /// Shows a tree from now on.
    package func show(_ tree: RenderTree) { order { ($0.tree, $0.isTreeNew) = (tree, true) } }

    /// Shows a driven window's picture of a moment, and waits until the display has it.
    package func present(_ tree: RenderTree, at time: Double) {
        let number = order { orders in
            (orders.tree, orders.time, orders.isTreeNew) = (tree, time, true)
            orders.asked += 1
            return orders.asked
        }
        // Nothing is shown any more once the window is closing.
        orders.wait { $0.shown >= number || $0.isClosing ? () : nil }
    }

    /// Text is being typed from now on, or no more.
    package func setTextInput(_ area: TextInputArea?) { order { $0.textInputChange = TextInputChange(area: area) } }

    /// The text in the desktop's clipboard, nil when there is none; waits for whoever offers it.
    package func clipboard() -> String? {
        let number = order { orders in
            orders.clipboardQuestions += 1
            return orders.clipboardQuestions
        }
        return orders.wait { orders in
            if orders.isClosing { return .some(nil) }
            return orders.clipboardAnswers >= number ? .some(orders.clipboardText) : nil
        }
    }

    /// Hands text to the desktop's clipboard.
    package func setClipboard(_ text: String) { order { $0.clipboard = text } }

    /// Closes the window and waits until its thread has ended.
    ///
    /// - Returns: What its pictures have cost; nothing when the display went away.
    @discardableResult
    package func close() -> WindowStatistics {
        order { $0.isClosing = true }
        return opening.wait { if case .over(let statistics) = $0 { statistics } else { nil } }
    }

    @discardableResult
    private func order<Result>(_ body: (inout WindowOrders) -> Result) -> Result {
        let result = orders.change(body)
        bell.ring()
        return result
    }

    /// Whether the environment names a display: without one, SDL would take the machine's console.
    private static var hasDisplay: Bool {
        let environment = ProcessInfo.processInfo.environment
        return ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"].contains { environment[$0]?.isEmpty == false }
    }
}
