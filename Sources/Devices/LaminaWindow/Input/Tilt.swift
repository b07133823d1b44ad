/// The simulated tilt of the device, controlled by the pointer while Alt is held, or by Ctrl-Alt with an arrow key.
struct Tilt {
    /// True while the pointer controls the tilt.
    var isHeld = false
    private var horizontal = 0.0
    private var vertical = 0.0

    /// The arrow keys with the change of tilt along both axes; Home, which is not listed, resets the tilt.
    private static let steps: [Int: (Double, Double)] = [
        KeyPress.left: (-0.1, 0), KeyPress.right: (0.1, 0), KeyPress.up: (0, -0.1), KeyPress.down: (0, 0.1),
    ]
    static let keys = Set(steps.keys).union([KeyPress.home])

    /// Sets the tilt by the pointer's position in the window.
    ///
    /// - Parameter x: 0 at the left edge, 1 at the right edge.
    /// - Parameter y: 0 at the top edge, 1 at the bottom edge.
    mutating func follow(_ x: Double, _ y: Double) -> WindowInput { set(2 * x - 1, 2 * y - 1) }

    /// Changes the tilt by a key; nil when the key does not tilt.
    mutating func step(_ key: Int) -> WindowInput? {
        if key == KeyPress.home { return set(0, 0) }
        guard let (dx, dy) = Self.steps[key] else { return nil }
        // Rounded to tenths, so that equal numbers of steps in opposite directions cancel exactly.
        return set(((horizontal + dx) * 10).rounded() / 10, ((vertical + dy) * 10).rounded() / 10)
    }

    private mutating func set(_ horizontal: Double, _ vertical: Double) -> WindowInput {
        self.horizontal = min(max(horizontal, -1), 1)
        self.vertical = min(max(vertical, -1), 1)
        return .tilt(horizontal: self.horizontal, vertical: self.vertical)
    }
}
