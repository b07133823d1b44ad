import CLaminaRuntime
import CSDL2
import LaminaCompositor
import LaminaConcurrency
import LaminaGPU
import LaminaPrimitives
import LaminaScene
import LaminaProcess

/// The main loop of a window's thread: it starts SDL, handles events, and draws and presents frames.
struct WindowThread {
    typealias Receiver = @Sendable (WindowInput, Double) -> Void

    private let window: SDLWindow
    private let requests: Guarded<WindowRequests>
    private let waker: ThreadWaker
    private let receive: Receiver
    private let isDriven: Bool
    private var translator: EventTranslator
    private var picture: WindowPicture
    private var pacer: FramePacer
    private var tree: RenderTree?
    /// True when there is a change that no frame shows yet.
    private var hasUnshownChange = false
    /// The media time at which an animation changes the tree's frame, in seconds; infinite when none does.
    private var nextChange = Double.infinity
    /// False while the window is hidden or minimised, so that no frames are drawn.
    private var isVisible = true
    private var statistics = WindowStatistics()
    private var isClosing = false

    /// The thread's entry point, which returns when the window is closed or cannot be opened.
    static func main(
        _ description: WindowDescription, library: SDLLibrary, requests: Guarded<WindowRequests>, opening: Guarded<Opening>, waker: ThreadWaker,
        receive: @escaping Receiver
    ) {
        // `lamina_sample_threads` ignores threads whose names have this prefix; the call copies the name.
        unsafe lamina_name_thread("lamina-window")
        DrivenClock.exemptThisThread()
        do throws(WindowError) {
            let device = try device(description)
            let window = try SDLWindow(description, library: library)
            DisplayLoss.watch {
                // The waker is stopped first, because another thread that calls it would use the lost display too.
                waker.stop()
                receive(.displayLost, MediaClock.system.now)
                requests.change { $0.isClosing = true }
                opening.change { $0 = .over(WindowStatistics()) }
            }
            waker.start()
            var thread = WindowThread(description, device, window: window, requests: requests, waker: waker, receive: receive)
            opening.change { $0 = .open(window.size) }
            thread.run()
            waker.stop()
            window.close()
            thread.picture.note(in: &thread.statistics)
            opening.change { $0 = .over(thread.statistics) }
        } catch {
            opening.change { $0 = .failed(error) }
        }
    }

    private static func device(_ description: WindowDescription) throws(WindowError) -> DeviceUse {
        do throws(DeviceAbsence) {
            return try description.backend.device()
        } catch {
            throw .noDevice(reason: "\(error)")
        }
    }

    private init(
        _ description: WindowDescription, _ device: DeviceUse, window: SDLWindow, requests: Guarded<WindowRequests>, waker: ThreadWaker,
        receive: @escaping Receiver
    ) {
        (self.window, self.requests, self.waker, self.receive) = (window, requests, waker, receive)
        isDriven = description.isDriven
        // A driven clock advances by frames of 60 hertz, whatever the display does.
        if !isDriven, let rate = window.refreshRate { DisplayRhythm.maximumRate = rate }
        pacer = FramePacer()
        let size = window.size
        picture = WindowPicture(description, device, size: size)
        translator = EventTranslator(size: size, pointsPerUnit: window.pointsPerUnit)
    }

    private var now: Double { MediaClock.system.now }

    private mutating func run() {
        while true {
            takeOrders()
            if isClosing { return }
            let next = nextFrame
            if next <= now { draw() } else { waitForEvent(until: next) }
            pollEvents()
        }
    }

    // MARK: Requests

    private mutating func takeOrders() {
        let (tree, textInput, clipboard, size) = requests.change { requests in
            defer { (requests.isTreeNew, requests.textInputChange, requests.clipboard, requests.size) = (false, nil, nil, nil) }
            isClosing = requests.isClosing
            return (requests.isTreeNew ? requests.tree : nil, requests.textInputChange, requests.clipboard, requests.size)
        }
        if let size { window.resize(width: size.width / translator.pointsPerUnit, height: size.height / translator.pointsPerUnit) }
        if let tree { (self.tree, hasUnshownChange) = (tree, true) }
        if let textInput { window.setTextInput(textInput.area, unitsPerPoint: 1 / translator.pointsPerUnit) }
        if let clipboard { window.setClipboard(clipboard) }
        answerClipboardQuestions()
    }

    private func answerClipboardQuestions() {
        let asked = requests.change { $0.clipboardQuestions > $0.clipboardAnswers ? $0.clipboardQuestions : nil }
        guard let asked else { return }
        let text = window.clipboard
        requests.change { ($0.clipboardText, $0.clipboardAnswers) = (text, asked) }
    }

    // MARK: Drawing

    private var nextFrame: Double {
        guard isVisible, tree != nil else { return .infinity }
        // A driven window draws a frame only when one is requested, and then at once.
        if isDriven { return hasUnshownChange ? -.infinity : .infinity }
        return pacer.nextFrame(hasUnshownChange: hasUnshownChange, nextChange: nextChange, now: now)
    }

    private mutating func draw() {
        guard let tree else { return }
        let (asked, drivenTime) = requests.change { ($0.asked, $0.time) }
        let time = isDriven ? drivenTime : pacer.draw(at: now, commitTime: tree.commitTime)
        let begin = now
        picture.draw(tree, at: time)
        statistics.addDrawing(now - begin)
        hasUnshownChange = false
        nextChange = isDriven ? .infinity : tree.nextChange(after: time) { pacer.nextChange(after: time, atRate: $0) }
        present()
        requests.change { $0.shown = asked }
    }

    private mutating func present() {
        guard !picture.unseen.isEmpty else { return }
        let begin = now
        guard window.show(picture.bitmap, picture.unseen) else { return }
        statistics.addPresenting(now - begin)
        picture.didShow()
    }

    // MARK: Events

    /// Handles all events that have arrived.
    private mutating func pollEvents() {
        var event = unsafe SDL_Event()
        // Safe because SDL writes the event only for the call's duration.
        while unsafe window.functions.SDL_PollEvent(&event) == 1 { unsafe handle(event) }
    }

    /// Waits until an event arrives or a frame is due.
    private mutating func waitForEvent(until time: Double) {
        var event = unsafe SDL_Event()
        let happened =
            if time == .infinity {
                unsafe window.functions.SDL_WaitEvent(&event) == 1
            } else {
                // Rounded up to whole milliseconds: a slightly late frame is fine, but a wait that ends early would draw the same tick twice.
                unsafe window.functions.SDL_WaitEventTimeout(&event, Int32(min((time - now) * 1000, 1e6).rounded(.up))) == 1
            }
        if happened { unsafe handle(event) }
    }

    private mutating func handle(_ event: SDL_Event) {
        let kind = unsafe event.type
        if waker.consume(kind) { return }
        if kind == SDL_WINDOWEVENT.rawValue {
            unsafe handle(event.window)
        } else if kind == SDL_QUIT.rawValue {
            receive(.close, now)
        } else {
            for input in unsafe translator.inputs(of: event) { receive(input, now) }
        }
    }

    private mutating func handle(_ event: SDL_WindowEvent) {
        switch SDL_WindowEventID(UInt32(event.event)) {
        case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED: resize()
        case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_SHOWN: expose()
        case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: isVisible = false
        case SDL_WINDOWEVENT_FOCUS_GAINED: receive(.focus(true), now)
        case SDL_WINDOWEVENT_FOCUS_LOST: receive(.focus(false), now)
        default: break
        }
    }

    private mutating func expose() {
        isVisible = true
        picture.expose()
        hasUnshownChange = true
    }

    private mutating func resize() {
        let size = window.size
        guard size != picture.size else { return }
        picture.resize(to: size)
        translator.resize(to: size, pointsPerUnit: window.pointsPerUnit)
        hasUnshownChange = true
        receive(.size(size), now)
    }
}
