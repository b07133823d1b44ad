public import CoreGraphics
import LaminaRun
public import UIKit

/// An action of the user in a film.
public struct SnapshotEvent: Hashable, Sendable {
    let event: RunEvent

    private init(_ time: Double, _ gesture: RunEvent.Gesture, hold: Double = 0) { event = RunEvent(time: time, gesture: gesture, hold: hold) }

    /// A finger touches a point of the screen and lifts.
    ///
    /// - Parameters:
    ///   - time: The film's time, in seconds.
    ///   - hold: The seconds for which the finger rests.
    public static func tap(_ point: CGPoint, at time: Double, hold: Double = 0) -> SnapshotEvent {
        SnapshotEvent(time, .tap(position(point)), hold: hold)
    }

    /// A finger moves through points of the screen at constant speed.
    ///
    /// - Parameters:
    ///   - time: The film's time at which it touches, in seconds.
    ///   - duration: The seconds in which it moves.
    ///   - hold: The seconds for which it rests before.
    public static func drag(_ points: [CGPoint], at time: Double, duration: Double = 0.3, hold: Double = 0) -> SnapshotEvent {
        SnapshotEvent(time, .drag(points.map(position), duration: duration), hold: hold)
    }

    /// The user types a text.
    ///
    /// - Parameter time: The film's time, in seconds.
    public static func text(_ text: String, at time: Double) -> SnapshotEvent { SnapshotEvent(time, .text(text)) }

    /// The user tilts the device.
    ///
    /// - Parameters:
    ///   - offset: To the right and downwards, -1 to 1 each.
    ///   - time: The film's time, in seconds.
    public static func tilt(_ offset: UIOffset, at time: Double) -> SnapshotEvent {
        SnapshotEvent(time, .tilt(horizontal: Double(offset.horizontal), vertical: Double(offset.vertical)))
    }

    /// The user turns the device; the picture is a square then, in which it has space in each orientation.
    ///
    /// - Parameters:
    ///   - orientation: Upright or on its side; other orientations are taken as upright.
    ///   - time: The film's time, in seconds.
    public static func rotate(to orientation: UIDeviceOrientation, at time: Double) -> SnapshotEvent {
        let orientations: [UIDeviceOrientation: RunEvent.Orientation] = [
            .portraitUpsideDown: .portraitUpsideDown, .landscapeLeft: .landscapeLeft, .landscapeRight: .landscapeRight,
        ]
        return SnapshotEvent(time, .turn(orientations[orientation] ?? .portrait))
    }

    private static func position(_ point: CGPoint) -> RunEvent.Position { RunEvent.Position(Double(point.x), Double(point.y)) }
}
