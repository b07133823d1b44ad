/// Small named layer trees, each with a picture that was looked at: examples for readers, cases for tests.
package enum Gallery {
    /// The chapters in reading order.
    package static let chapters = [
        GalleryChapter.geometry, .backgrounds, .opacity, .shadows, .contents, .drawing, .masks, .shapes, .gradients, .text, .space, .animations,
        .keyframes, .timing, .transitions,
    ]

    /// Every sample, in reading order.
    package static var samples: [GallerySample] { chapters.flatMap(\.samples) }
}

/// Samples about one subject.
package struct GalleryChapter: Sendable {
    package let title: String
    package let samples: [GallerySample]

    init(_ title: String, _ samples: [GallerySample]) {
        self.title = title
        self.samples = samples
    }
}
