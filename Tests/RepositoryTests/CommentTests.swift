import Testing

struct CommentTests {
    /// A comment that begins with "What" or "Whether" leaves its reader to guess the subject.
    @Test(arguments: [
        "Sources", "Tests", "Apps", "Port/Sources", "Port/Tests", "Studio/Sources", "Studio/Tests", "Benchmarks/Sources", "Benchmarks/Peers",
        "Fuzz/Sources",
    ])
    func aCommentBeginsWithItsSubjectOrItsVerb(folder: String) {
        for source in Repository.sources(below: folder) {
            for paragraph in CommentParagraph.all(in: source.text) where paragraph.beginsWithInterrogative {
                Issue.record("\(source.path):\(paragraph.line): \(paragraph.opening)")
            }
        }
    }

    @Test(arguments: [
        ("/// What it is.", [1]), ("/// The size.\n/// Where it is.", []), ("/// The size.\n///\n/// Where it is.", [3]),
        ("///   - count: How many.", [1]), ("/// - Returns: Whether it fits.", [1]),
        ("/// - Parameter size: The size.\n/// When it is 0, nothing.", []),
        ("let x = 1 // Which one.", [1]), ("print(\"// What\") // Then.", []), ("/* How it works. */", [1]), ("/// Whatever.", [1]),
        ("/// - Whether an item has a label or not.", [1]), ("let what = 1 / 2", []), ("/// `When` is a name.", []),
    ])
    func interrogativeOpeningsAreFoundInParagraphsAndItems(text: String, lines: [Int]) {
        #expect(CommentParagraph.all(in: text).filter(\.beginsWithInterrogative).map(\.line) == lines)
    }
}
