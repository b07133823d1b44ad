package import LaminaPrimitives

/// Something that a hand does while an app is recorded.
package struct RunEvent: Codable, Sendable, Hashable {
    /// Seconds on the film's clock at which it begins.
    package let time: Double
    package let gesture: Gesture
    /// Seconds for which the fingers of a tap or a drag rest at their first places before they leave or move.
    package let hold: Double

    package init(time: Double, gesture: Gesture, hold: Double = 0) {
        self.time = time
        self.gesture = gesture
        self.hold = hold
    }

    /// What the hand does.
    package enum Gesture: Codable, Sendable, Hashable {
        /// Comes down and leaves at once.
        case tap(Place)
        /// Moves through the places at even speed and takes `duration` seconds.
        case drag([Place], duration: Double)
        /// Two fingers move through places of their own, both for `duration` seconds.
        case twoFingers([Place], [Place], duration: Double)
        /// Types a text.
        case text(String)
        /// Presses a key and leaves it at once.
        case key(RunKey, [RunKey.Modifier])
        /// Tilts the device: -1...1 each, to the right and down.
        case tilt(horizontal: Double, vertical: Double)
    }

    /// A place in the window, in points.
    package struct Place: Codable, Sendable, Hashable {
        package let x: Double
        package let y: Double

        package init(_ x: Double, _ y: Double) {
            self.x = x
            self.y = y
        }

        package var point: Point { Point(x, y) }
    }
}
