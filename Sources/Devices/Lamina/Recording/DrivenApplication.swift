import CLaminaRuntime
import CoreGraphics
import Foundation
import LaminaProcess
import LaminaRun
import QuartzCore
import UIKit

/// An app on a driven clock.
///
/// The clock stops at every timer (the end of an animation is a timer, too) and at every recorded touch, so that the app behaves the same whichever
/// times are shown.
@MainActor
struct DrivenApplication {
    private let clock: DrivenClock
    private let settler = RunLoopSettler(isTracking: { UIApplication.shared.isTrackingTouches })
    /// The entry point for touches.
    let input = TouchInput(application: .shared)
    /// The entry point for keys.
    let keys = KeyInput(application: .shared)
    private var script: InputScript
    private var timerStops = TimerStops()
    private let watchdog: Watchdog?
    /// The picture of the request's device; nil without one.
    let stage: DeviceStage?
    /// The size of the picture of a preview that is no device, in points; nil for the whole screen.
    let previewSize: CGSize?

    /// Launches an app at the start of the driven clock.
    ///
    /// - Parameters:
    ///   - watchdog: Is told of each stop of the clock.
    ///   - prepare: Called with the screen's host before the app is launched.
    /// - Returns: Nil when the process's clock is driven already.
    init?(
        _ delegate: any UIApplicationDelegate, request: RunRequest, watchdog: Watchdog? = nil, prepare: (LayerHost) -> Void = { _ in }
    ) {
        guard let clock = DrivenClock.begin(at: Date(timeIntervalSince1970: request.date)) else { return nil }
        self.clock = clock
        self.watchdog = watchdog
        script = InputScript(request.events)
        prepare(UIScreen.main.host)
        // Changes name layers by the numbers that a recorded run gives them.
        if request.events.contains(where: \.isChange), UIScreen.main.host.roster == nil { UIScreen.main.host.roster = LayerRoster() }
        request.applyPreferences()
        stage = request.prepareScreen()
        previewSize = Self.inApp { request.launch(delegate) }
        UIScreen.main.followDevice(duration: 0)
        settler.settle()
    }

    /// Advances the app to a time, including everything that is due at that time.
    ///
    /// - Parameter time: Seconds since the launch; a time in the past has no effect.
    mutating func advance(to time: Double) {
        let target = Duration.nanoseconds(Int64((time * 1e9).rounded()))
        let player = ScriptPlayer(touches: input, keys: keys)
        while let due = [clock.nextTimer, script.next].compactMap({ $0 }).min(), due <= target {
            let stop = timerStops.stop(for: due)
            guard stop <= target else { break }
            clock.advance(to: stop)
            watchdog?.noteStep()
            // Before `settle`, which starts the timers of this instant: at equal times a touch precedes a timer.
            for step in script.take(until: stop) { Self.inApp { player.perform(step.action, at: clock.now) } }
            settler.settle()
        }
        clock.advance(to: target)
        settler.settle()
        // The last tick of the display may lie before this time, so contents that an animation changes are redrawn for exactly this time.
        if Self.inApp({ UIScreen.main.host.redrawAnimatedContents() }) { settler.settle() }
    }

    /// Calls the app's code, whose waits on the main thread advance the clock; the settler does the same for each turn of the run loop.
    private static func inApp<Result>(_ code: () -> Result) -> Result {
        lamina_main_enter_app()
        defer { lamina_main_leave_app() }
        return code()
    }

    /// Adds events to those of the request.
    mutating func add(_ events: [RunEvent]) { script.add(events) }

    /// Runs everything that is due at the current time.
    func settle() { settler.settle() }

    /// The media time of the start, in nanoseconds.
    static var start: Int64 { Int64(LAMINA_MONOTONIC_START) }

    /// The current media time in seconds, equal to `CACurrentMediaTime()`.
    var mediaTime: Double { clock.now }
}
