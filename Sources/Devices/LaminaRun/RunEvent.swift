/// One user action that is replayed while an app is recorded.
package struct RunEvent: Codable, Sendable, Hashable {
    /// The time at which the event begins, in seconds on the film's clock.
    package let time: Double
    package let gesture: Gesture
    /// The seconds for which the fingers of a tap or drag rest at their first position before they lift or move.
    package let hold: Double

    package init(time: Double, gesture: Gesture, hold: Double = 0) {
        self.time = time
        self.gesture = gesture
        self.hold = hold
    }

    /// The action of an event, with its places, keys or text.
    package enum Gesture: Codable, Sendable, Hashable {
        /// A finger touches a point and lifts.
        case tap(Position)
        /// A finger moves through the points at constant speed within `duration` seconds.
        case drag([Position], duration: Double)
        /// Two fingers move through their own points, both within `duration` seconds.
        case twoFingers([Position], [Position], duration: Double)
        /// Types a text.
        case text(String)
        /// Presses a key with modifiers and releases it at once.
        case key(RunKey, [RunKey.Modifier])
        /// Tilts the device to the right and downwards, each in -1...1.
        case tilt(horizontal: Double, vertical: Double)
        /// Turns the device; for runs that imitate one.
        case turn(Orientation)
        /// One report of a finger, numbered from 0, as a recording of somebody's hand has it.
        case touch(TouchPhase, Position, finger: Int)
        /// Changes a property of a layer, which has the number that histories give it, to a value in words such as `10, 20` or `#ff8000`.
        case set(keyPath: String, layer: UInt64, value: String)
    }

    /// The reports of a finger, by their names in event files.
    package enum TouchPhase: String, Codable, Sendable, CaseIterable {
        case down, move, up, cancel
    }

    /// A position in which a device is held, by the names of UIKit's `UIDeviceOrientation`.
    package enum Orientation: String, Codable, Sendable, CaseIterable {
        case portrait
        case portraitUpsideDown
        /// On its side, with the top to the left.
        case landscapeLeft
        /// On its side, with the top to the right.
        case landscapeRight

        /// The position after a quarter turn to the right.
        package var turnedRight: Orientation {
            switch self {
            case .portrait: .landscapeRight
            case .landscapeRight: .portraitUpsideDown
            case .portraitUpsideDown: .landscapeLeft
            case .landscapeLeft: .portrait
            }
        }
    }

    /// A point in the window, in points.
    package struct Position: Codable, Sendable, Hashable {
        package let x: Double
        package let y: Double

        package init(_ x: Double, _ y: Double) {
            self.x = x
            self.y = y
        }
    }
}

extension RunEvent {
    /// True for a change of a layer's property.
    package var isChange: Bool { if case .set = gesture { true } else { false } }

    /// True for a turn of the device.
    package var isTurn: Bool { if case .turn = gesture { true } else { false } }

    /// The event with other places of its fingers.
    package func moved(by place: (Position) -> Position) -> RunEvent {
        let gesture: Gesture =
            switch gesture {
            case .tap(let position): .tap(place(position))
            case .drag(let positions, let duration): .drag(positions.map(place), duration: duration)
            case .twoFingers(let first, let second, let duration): .twoFingers(first.map(place), second.map(place), duration: duration)
            case .touch(let phase, let position, let finger): .touch(phase, place(position), finger: finger)
            case .text, .key, .tilt, .turn, .set: gesture
            }
        return RunEvent(time: time, gesture: gesture, hold: hold)
    }
}
