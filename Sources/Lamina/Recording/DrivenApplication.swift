import CoreGraphics
import Foundation
import LaminaServer
import QuartzCore
import UIKit

/// An app whose time is advanced by hand.
///
/// The clock stops wherever something is due (a timer, the end of an animation, which is a timer too, a touch), so what the app does
/// does not depend on which moments are looked at.
@MainActor
struct DrivenApplication {
    private let clock: DrivenClock
    private let settler = RunLoopSettler()
    /// Where fingers come in.
    let input = TouchInput(application: .shared)
    /// Where keys come in.
    let keys = KeyInput(application: .shared)
    private var script: InputScript
    private var crowd = TimerCrowd()

    /// Begins an app; nothing of it has happened before.
    ///
    /// - Returns: Nil when the process's clock is driven already.
    init?(_ delegate: any UIApplicationDelegate, request: RunRequest) {
        guard let clock = DrivenClock.begin(at: Date(timeIntervalSince1970: request.date)) else { return nil }
        self.clock = clock
        script = InputScript(request.events)
        UIScreen.main.resize(
            to: CGSize(width: CGFloat(request.width), height: CGFloat(request.height)), scale: CGFloat(request.scale))
        request.applyPreferences()
        UIApplication.shared.launch(with: delegate)
        settler.settle()
    }

    /// Lets the app live until a moment, that moment included.
    ///
    /// - Parameter time: Seconds since the beginning; the past changes nothing.
    mutating func advance(to time: Double) {
        let target = Duration.nanoseconds(Int64((time * 1e9).rounded()))
        let hand = ScriptedHand(touches: input, keys: keys)
        while let due = [clock.nextTimer, script.next].compactMap({ $0 }).min(), due <= target {
            let stop = crowd.stop(for: due)
            guard stop <= target else { break }
            clock.advance(to: stop)
            for step in script.take(until: stop) { hand.perform(step.act, at: clock.now) }
            settler.settle()
        }
        clock.advance(to: target)
        settler.settle()
        // The display's last tick may lie before this moment.
        if UIScreen.main.host.redrawAnimatedContents() { settler.settle() }
    }

    /// Lets everything happen that follows from what was done at the present moment.
    func settle() { settler.settle() }

    /// What `CACurrentMediaTime()` says.
    var mediaTime: Double { clock.now }
}
