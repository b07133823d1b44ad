package import LaminaPrimitives
package import LaminaRun

/// The properties with which a window is opened.
package struct WindowDescription: Sendable {
    package var title: String
    /// The window's icon; nil leaves it to the desktop.
    package var icon: Bitmap?
    /// The width in points.
    package var width: Double
    /// The height in points.
    package var height: Double
    /// The number of pixels per point; nil asks the display.
    package var scale: Double?
    /// The opaque colour that shows where the app draws nothing; default black.
    package var background = Color(red: 0, green: 0, blue: 0, alpha: 1)
    /// The number of threads that draw.
    package var threadCount = 1
    /// The machine that draws.
    package var backend = DrawingBackend.cpu
    /// True for a window on a driven clock, which draws only the frames that `WindowServer.present` asks for.
    package var isDriven = false

    /// Creates a description with the defaults for all other properties.
    ///
    /// - Parameters:
    ///   - width: The width in points.
    ///   - height: The height in points.
    package init(title: String, width: Double, height: Double) {
        self.title = title
        self.width = width
        self.height = height
    }
}

/// The size of a window's content.
package struct WindowSize: Sendable, Hashable {
    /// The width in pixels.
    package var width: Int
    /// The height in pixels.
    package var height: Int
    /// The number of pixels per point.
    package var scale: Double

    /// The width in points.
    package var widthInPoints: Double { Double(width) / scale }
    /// The height in points.
    package var heightInPoints: Double { Double(height) / scale }
}
