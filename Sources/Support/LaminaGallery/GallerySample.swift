package import QuartzCore

/// A layer tree on a canvas of 120 × 120 points, and the time at which it is drawn.
package struct GallerySample: Sendable {
    /// The width and height of the canvas, in points.
    package static let side = 120.0

    /// A name that is unique in the gallery, and the file name of the picture without its extension.
    package let name: String
    /// The features that the picture must show, in a phrase.
    package let caption: String
    /// The time from the commit that starts the animations to the picture, in seconds.
    package let time: Double
    /// A closure that adds layers to the canvas, and returns another one that changes them after the first commit.
    package let build: @Sendable (_ canvas: CALayer) -> () -> Void

    private init(_ name: String, _ caption: String, _ time: Double, _ build: @escaping @Sendable (CALayer) -> () -> Void) {
        self.name = name
        self.caption = caption
        self.time = time
        self.build = build
    }

    /// Creates a sample without animations.
    static func still(_ name: String, _ caption: String, _ build: @escaping @Sendable (CALayer) -> Void) -> GallerySample {
        moving(name, caption, at: 0, build)
    }

    /// Creates a sample whose animations begin with its first commit.
    static func moving(_ name: String, _ caption: String, at time: Double, _ build: @escaping @Sendable (CALayer) -> Void) -> GallerySample {
        GallerySample(name, caption, time) { canvas in
            build(canvas)
            return {}
        }
    }

    /// Creates a sample that is committed, changed and committed again.
    ///
    /// - Parameter build: Builds the tree, and returns the change.
    static func changing(
        _ name: String, _ caption: String, at time: Double, _ build: @escaping @Sendable (CALayer) -> () -> Void
    ) -> GallerySample {
        GallerySample(name, caption, time, build)
    }
}
