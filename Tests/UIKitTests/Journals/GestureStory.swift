import Foundation
import UIKit

/// Recognisers of all kinds under scripted touches.
@MainActor
final class GestureStory {
    /// A place of a finger, and the seconds that it rests there.
    private struct Place {
        var finger = 0
        let x: CGFloat
        let y: CGFloat
        var rest = 0.0
    }

    private static let motions: [(String, [Place])] = [
        ("a tap", [Place(x: 50, y: 50)]),
        ("a long press", [Place(x: 50, y: 50, rest: 0.3), Place(x: 52, y: 52, rest: 0.4), Place(x: 80, y: 80, rest: 0.2)]),
        ("a slow way right", way(from: CGPoint(x: 50, y: 50), by: CGPoint(x: 80, y: 0), rest: 0.1)),
        ("a fast way left", way(from: CGPoint(x: 250, y: 52), by: CGPoint(x: -180, y: 0))),
        ("a fast way down", way(from: CGPoint(x: 50, y: 50), by: CGPoint(x: 0, y: 180))),
        ("a way from the edge", way(from: CGPoint(x: 1, y: 100), by: CGPoint(x: 180, y: 0))),
        ("two fingers apart", pair(10, 70, turned: 0)), ("two fingers together", pair(100, 30, turned: 0)),
        ("two fingers around", pair(60, 60, turned: 1.2)),
        ("two fingers tap", [Place(x: 100, y: 100), Place(finger: 1, x: 200, y: 100)]),
    ]

    private static func way(from start: CGPoint, by change: CGPoint, rest: Double = 0) -> [Place] {
        (0...6).map { step in
            let part = CGFloat(step) / 6
            return Place(x: start.x + change.x * part, y: start.y + change.y * part, rest: rest)
        }
    }

    /// Two fingers around (150, 150), whose distance from it changes while they turn.
    private static func pair(_ first: CGFloat, _ last: CGFloat, turned angle: CGFloat) -> [Place] {
        (0...6).flatMap { step -> [Place] in
            let part = CGFloat(step) / 6
            let distance: CGFloat = first + (last - first) * part
            let (x, y): (CGFloat, CGFloat) = (distance * cos(angle * part), distance * sin(angle * part))
            return [Place(x: 150 + x, y: 150 + y), Place(finger: 1, x: 150 - x, y: 150 - y)]
        }
    }

    func told() -> [String] {
        var lines: [String] = []
        for (name, motion) in Self.motions {
            lines.append(name)
            for (kind, make) in Self.recognizers {
                let heard = heard(make(), motion)
                if !heard.isEmpty { lines.append("  > \(kind): " + heard.joined(separator: ", ")) }
            }
        }
        return lines
    }

    private static let recognizers: [(String, @MainActor () -> UIGestureRecognizer)] = [
        ("tap", { UITapGestureRecognizer() }),
        ("double tap", { set(UITapGestureRecognizer()) { $0.numberOfTapsRequired = 2 } }),
        ("tap of two", { set(UITapGestureRecognizer()) { $0.numberOfTouchesRequired = 2 } }),
        ("long press", { UILongPressGestureRecognizer() }),
        ("long press that may move", { set(UILongPressGestureRecognizer()) { $0.allowableMovement = 100 } }),
        ("short press", { set(UILongPressGestureRecognizer()) { $0.minimumPressDuration = 0.1 } }),
        ("pan", { UIPanGestureRecognizer() }),
        ("pan of two", { set(UIPanGestureRecognizer()) { $0.minimumNumberOfTouches = 2 } }),
        ("pan of one", { set(UIPanGestureRecognizer()) { $0.maximumNumberOfTouches = 1 } }),
        ("pinch", { UIPinchGestureRecognizer() }),
        ("rotation", { UIRotationGestureRecognizer() }),
        ("swipe right", { UISwipeGestureRecognizer() }),
        ("swipe left", { set(UISwipeGestureRecognizer()) { $0.direction = .left } }),
        ("swipe up or down", { set(UISwipeGestureRecognizer()) { $0.direction = [.up, .down] } }),
        ("edge", { set(UIScreenEdgePanGestureRecognizer()) { $0.edges = .left } }),
    ]

    private static func set<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ change: (Recognizer) -> Void) -> Recognizer {
        change(recognizer)
        return recognizer
    }

    private func heard(_ recognizer: UIGestureRecognizer, _ motion: [Place]) -> [String] {
        var heard: [String] = []
        let stage = GestureStage()
        recognizer.addHandler { heard.append(Self.words(of: $0)) }
        stage.view.addGestureRecognizer(recognizer)
        stage.run { hand in
            for _ in 0..<2 {
                var places: [Int: (CGFloat, CGFloat)] = [:]
                for place in motion {
                    if places[place.finger] == nil {
                        hand.down(place.x, place.y, finger: place.finger)
                    } else {
                        hand.move(place.x, place.y, finger: place.finger)
                    }
                    places[place.finger] = (place.x, place.y)
                    hand.wait(place.rest)
                }
                for (finger, place) in places.sorted(by: { $0.key < $1.key }) { hand.up(place.0, place.1, finger: finger) }
                hand.wait(0.05)
            }
            hand.wait(1)
        }
        return heard + stage.log.filter { $0 == "cancelled" }
    }

    private static func words(of recognizer: UIGestureRecognizer) -> String {
        var words = "\(recognizer.state) \(short(recognizer.location(in: recognizer.view))) \(recognizer.numberOfTouches)"
        if let pan = recognizer as? UIPanGestureRecognizer {
            words += " \(short(pan.translation(in: pan.view))) \(short(pan.velocity(in: pan.view)))"
        }
        if let pinch = recognizer as? UIPinchGestureRecognizer { words += " \(short(pinch.scale * 10)) \(short(pinch.velocity))" }
        if let turn = recognizer as? UIRotationGestureRecognizer { words += " \(short(turn.rotation * 10)) \(short(turn.velocity))" }
        return words
    }
}
