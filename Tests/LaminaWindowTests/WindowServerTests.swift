import CSDL2
import Foundation
import LaminaConcurrency
import LaminaPrimitives
import LaminaScene
import Testing

@testable import LaminaWindow

/// A window of SDL's dummy driver, which needs no display, with its real thread.
@Suite(.serialized, .enabled(if: WindowCapabilities.libraryVersion != nil, "needs the Debian package libsdl2-2.0-0"))
final class WindowServerTests {
    private let received = Guarded<[WindowInput]>([])
    private let library: SDLLibrary
    private let server: WindowServer

    init() throws {
        setenv("SDL_VIDEODRIVER", "dummy", 1)
        defer { unsetenv("SDL_VIDEODRIVER") }
        library = try SDLLibrary()
        var description = WindowDescription(title: "Test", width: 100, height: 50)
        (description.scale, description.isDriven) = (2, true)
        let received = received
        server = try WindowServer(description) { input, _ in received.change { $0.append(input) } }
    }

    deinit { server.close() }

    /// Sends an event as the display would, and waits for an input that satisfies `passes`.
    private func send(_ kind: SDL_EventType, until passes: @escaping (WindowInput) -> Bool, _ fill: (inout SDL_Event) -> Void) -> WindowInput {
        var event = SDL_Event()
        event.type = kind.rawValue
        fill(&event)
        _ = library.functions.SDL_PushEvent(&event)
        return received.wait { $0.first(where: passes) }
    }

    @Test func aWindowHasTheRequestedSizeInPixels() {
        #expect(server.initialSize == WindowSize(width: 200, height: 100, scale: 2))
    }

    @Test func presentReturnsWhenThePictureIsShown() {
        for step in 0..<3 { server.present(squareTree(Rect(Double(step), 0, 10, 10)), at: Double(step)) }
        let statistics = server.close()
        #expect(statistics.drawn >= 3 && statistics.presented >= 3)
    }

    @Test func anUnchangedPictureIsNotPresented() {
        for step in 0..<20 { server.present(squareTree(Rect(0, 0, 10, 10)), at: Double(step)) }
        let statistics = server.close()
        #expect(statistics.drawn >= 20)
        // While it opens, the display requests the whole window a few times.
        #expect(statistics.presented < 10)
    }

    @Test func presentDoesNotWaitForAClosedWindow() {
        server.close()
        server.present(squareTree(Rect(0, 0, 10, 10)), at: 0)
        #expect(server.clipboard() == nil)
    }

    @Test func theClipboardReturnsTheStoredText() {
        server.setClipboard("Grüße")
        #expect(server.clipboard() == "Grüße")
        server.setClipboard("other")
        #expect(server.clipboard() == "other")
    }

    @Test func theMouseArrivesInPoints() {
        let input = send(SDL_MOUSEBUTTONDOWN, until: { if case .pointer = $0 { true } else { false } }) { event in
            (event.button.button, event.button.x, event.button.y) = (UInt8(SDL_BUTTON_LEFT), 30, 50)
        }
        #expect(input == .pointer(.down, id: -1, at: Point(15, 25)))
    }

    @Test func aQuitEventOfTheDesktopIsACloseRequest() {
        #expect(send(SDL_QUIT, until: { $0 == .close }) { _ in } == .close)
    }

    @Test func anExposedWindowIsPresentedAgain() {
        server.present(squareTree(Rect(0, 0, 10, 10)), at: 0)
        // Events arrive in order, so the arrival of the focus event shows that the expose event was handled.
        var event = SDL_Event()
        event.type = SDL_WINDOWEVENT.rawValue
        event.window.event = UInt8(SDL_WINDOWEVENT_EXPOSED.rawValue)
        _ = library.functions.SDL_PushEvent(&event)
        _ = send(SDL_WINDOWEVENT, until: { $0 == .focus(false) }) { $0.window.event = UInt8(SDL_WINDOWEVENT_FOCUS_LOST.rawValue) }
        server.present(squareTree(Rect(0, 0, 10, 10)), at: 0)
        #expect(server.close().presented >= 2)
    }
}

/// The waker of a window's thread.
@Suite(.serialized, .enabled(if: WindowCapabilities.libraryVersion != nil, "needs the Debian package libsdl2-2.0-0"))
struct BellTests {
    @Test func aWakerThatWasNotStartedIsIgnored() throws {
        let waker = ThreadWaker(try SDLLibrary())
        waker.wake()
        #expect(!waker.consume(SDL_USEREVENT.rawValue))
    }
}
