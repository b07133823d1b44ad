package import QuartzCore

/// A layer tree on a canvas of 120 × 120 points, and the moment at which it is shown.
package struct GallerySample: Sendable {
    /// The side of the canvas, points.
    package static let side = 120.0

    /// Unique in the gallery; the picture's file name without its extension.
    package let name: String
    /// A phrase that says what the picture must show.
    package let caption: String
    /// Seconds between the commit that starts the animations and the picture.
    package let time: Double
    /// Adds layers to the canvas; the closure that it returns changes them after the first commit.
    package let build: @Sendable (_ canvas: CALayer) -> () -> Void

    private init(_ name: String, _ caption: String, _ time: Double, _ build: @escaping @Sendable (CALayer) -> () -> Void) {
        self.name = name
        self.caption = caption
        self.time = time
        self.build = build
    }

    /// A tree in which nothing moves.
    static func still(_ name: String, _ caption: String, _ build: @escaping @Sendable (CALayer) -> Void) -> GallerySample {
        moving(name, caption, at: 0, build)
    }

    /// A tree whose animations begin with its first commit.
    static func moving(_ name: String, _ caption: String, at time: Double, _ build: @escaping @Sendable (CALayer) -> Void) -> GallerySample {
        GallerySample(name, caption, time) { canvas in
            build(canvas)
            return {}
        }
    }

    /// A tree that is committed, then changed and committed again.
    ///
    /// - Parameter build: Returns the change.
    static func changing(
        _ name: String, _ caption: String, at time: Double, _ build: @escaping @Sendable (CALayer) -> () -> Void
    ) -> GallerySample {
        GallerySample(name, caption, time, build)
    }
}
