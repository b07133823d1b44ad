import LaminaGallery

/// The generated text of `Documentation/Gallery.md`.
enum GalleryDocument {
    static var text: String { ([introduction] + Gallery.chapters.map(section)).joined(separator: "\n") }

    private static let introduction = """
        # Gallery

        Small layer trees and what Lamina draws of them, at two pixels per point. The code of each stands under its name in
        `Sources/Support/LaminaGallery/Chapters`. `GalleryTests` compares every picture with the one shown here, to the pixel; after a change that is
        meant, look at the new pictures that this writes, and commit them:

            LAMINA_WRITE_GOLDENS=1 swift test --filter GalleryTests

        """

    private static func section(_ chapter: GalleryChapter) -> String {
        let cells = chapter.samples.map { sample in
            "<img src=\"../Tests/GalleryTests/Goldens/\(sample.name).png\" width=\"120\" alt=\"\(sample.name)\"> | `\(sample.name)` | \(sample.caption)"
        }
        return """
            ## \(chapter.title)

            | | | |
            |---|---|---|
            \(cells.map { "| \($0) |" }.joined(separator: "\n"))

            """
    }
}
