import SwiftSyntax

/// Writes the members that rewrites add to bodies of classes, on the lines of the closing braces.
struct BodyMembers {
    private let rewriting: Rewriting

    init(_ rewriting: Rewriting) { self.rewriting = rewriting }

    func run() {
        for type in rewriting.module.ownTypes {
            guard let members = rewriting.bodyMembers[type.name] else { continue }
            let brace = type.members.rightBrace
            // Declarations on one line are separated by semicolons.
            let follows = !type.members.members.isEmpty && !brace.leadingTrivia.contains { $0.isNewline } && !endsWithNewline(type.members)
            let text = (follows ? "; " : "") + members.joined(separator: "; ") + " "
            rewriting.edits[type.file].insert(text, before: brace)
        }
    }

    private func endsWithNewline(_ block: MemberBlockSyntax) -> Bool {
        block.members.last?.trailingTrivia.contains { $0.isNewline } == true || block.members.last?.semicolon != nil
    }
}

extension TriviaPiece {
    /// True for line breaks and for comments that end a line.
    var isNewline: Bool {
        switch self {
        case .newlines, .carriageReturns, .carriageReturnLineFeeds: true
        default: false
        }
    }
}
