/// How the device is held, as far as a window can tell: the pointer while Alt is held, or Ctrl-Alt with an arrow key.
struct Tilt {
    /// The pointer tilts.
    var isHeld = false
    private var horizontal = 0.0
    private var vertical = 0.0

    /// Keys that tilt, and by how much; Home lays the device flat.
    private static let steps: [Int: (Double, Double)] = [
        KeyPress.left: (-0.1, 0), KeyPress.right: (0.1, 0), KeyPress.up: (0, -0.1), KeyPress.down: (0, 0.1),
    ]
    static let keys = Set(steps.keys).union([KeyPress.home])

    /// - Parameter x: 0 at the window's left edge, 1 at its right; `y` from top to bottom.
    mutating func follow(_ x: Double, _ y: Double) -> WindowInput { set(2 * x - 1, 2 * y - 1) }

    /// Nil when the key does not tilt.
    mutating func step(_ key: Int) -> WindowInput? {
        if key == KeyPress.home { return set(0, 0) }
        guard let (dx, dy) = Self.steps[key] else { return nil }
        // In tenths, so that as many steps back as forth are level again.
        return set(((horizontal + dx) * 10).rounded() / 10, ((vertical + dy) * 10).rounded() / 10)
    }

    private mutating func set(_ horizontal: Double, _ vertical: Double) -> WindowInput {
        self.horizontal = min(max(horizontal, -1), 1)
        self.vertical = min(max(vertical, -1), 1)
        return .tilt(horizontal: self.horizontal, vertical: self.vertical)
    }
}
