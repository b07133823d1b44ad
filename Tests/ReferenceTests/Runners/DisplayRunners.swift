import Foundation
import LaminaProcess
import QuartzCore
import UIKit

let displayRunners: [String: Runner] = ["display-link": frameRate]

/// Returns the frame rate between a display link's tick and its next one.
@MainActor private func frameRate(_ question: Question) throws -> JSON {
    let input = question.input
    let preferred = Int(input["preferred"]?.number ?? 0)
    DisplayRhythm.maximumRate = input["max"]?.number ?? 60
    defer { DisplayRhythm.maximumRate = 60 }
    var rate: Double?
    let link = CADisplayLink { rate = 1 / ($0.targetTimestamp - $0.timestamp) }
    link.preferredFramesPerSecond = preferred
    // A separate run-loop mode, so that no other source fires.
    let mode = RunLoop.Mode("lamina.reference.link")
    link.add(to: .current, forMode: mode)
    defer { link.invalidate() }
    for _ in 0..<200 where rate == nil { _ = RunLoop.current.run(mode: mode, before: Date(timeIntervalSinceNow: 0.005)) }
    return rate.map { .number($0.rounded()) } ?? .null
}
