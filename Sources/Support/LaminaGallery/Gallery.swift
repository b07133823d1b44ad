/// Small named layer trees, each with a verified picture: examples for readers and cases for tests.
package enum Gallery {
    /// The chapters in reading order.
    package static let chapters = [
        GalleryChapter.geometry, .backgrounds, .opacity, .shadows, .contents, .drawing, .masks, .filters, .shapes, .gradients, .text, .coreText,
        .space, .replicators, .animations, .keyframes, .timing, .transitions, .scrolling, .particles,
    ]

    /// All samples in reading order.
    package static var samples: [GallerySample] { chapters.flatMap(\.samples) }
}

/// The samples of one subject.
package struct GalleryChapter: Sendable {
    package let title: String
    package let samples: [GallerySample]

    init(_ title: String, _ samples: [GallerySample]) {
        self.title = title
        self.samples = samples
    }
}
