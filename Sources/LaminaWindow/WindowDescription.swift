package import LaminaPrimitives

/// What a window begins with.
package struct WindowDescription: Sendable {
    package var title: String
    /// Nil leaves it to the desktop.
    package var icon: Bitmap?
    /// Points.
    package var width: Double
    /// Points.
    package var height: Double
    /// Pixels per point; nil takes what the display says of itself.
    package var scale: Double?
    /// What is seen where the app draws nothing; opaque.
    package var background = Color(red: 0, green: 0, blue: 0, alpha: 1)
    /// Threads that draw.
    package var threadCount = 1
    /// Nothing is drawn but what `WindowServer.present` asks for: another clock than the system's is at work.
    package var isDriven = false

    /// - Parameters:
    ///   - width: Points.
    ///   - height: Points.
    package init(title: String, width: Double, height: Double) {
        self.title = title
        self.width = width
        self.height = height
    }
}

/// How large a window is.
package struct WindowSize: Sendable, Hashable {
    /// Pixels.
    package var width: Int
    /// Pixels.
    package var height: Int
    /// Pixels per point.
    package var scale: Double

    /// Points.
    package var widthInPoints: Double { Double(width) / scale }
    /// Points.
    package var heightInPoints: Double { Double(height) / scale }
}
