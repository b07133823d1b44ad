import Foundation

/// A page of the documentation.
struct Page {
    /// The path, relative to the root of the repository.
    let path: String
    let text: String

    init(_ path: String) throws {
        self.path = path
        text = try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
    }

    /// The files that the page links, relative to the root; links to parts of pages and to other sites are left out.
    var links: [String] {
        let folder = path.split(separator: "/").dropLast()
        return text.matches(of: /\]\(([^)#:]+)\)/).map { link in
            link.output.1.split(separator: "/").reduce(folder[...]) { $1 == ".." ? $0.dropLast() : $0 + [$1] }.joined(separator: "/")
        }
    }

    /// The fenced blocks, in order.
    var blocks: [CodeBlock] {
        text.matches(of: /(?m)^```([a-z]+)\n((?s).*?)^```/).map { block in
            CodeBlock(
                language: String(block.output.1),
                lines: block.output.2.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init))
        }
    }
}

/// A fenced block of a page.
struct CodeBlock: CustomStringConvertible {
    let language: String
    let lines: [String]

    var description: String { "```\(language)\n\(lines.joined(separator: "\n"))" }

    /// True when a source contains these lines in one piece, at any indentation.
    func stands(in source: String) -> Bool {
        guard let first = lines.first else { return false }
        let all = source.split(separator: "\n", omittingEmptySubsequences: false)
        return all.indices.contains { start in
            guard start + lines.count <= all.count, all[start].hasSuffix(first) else { return false }
            let margin = all[start].dropLast(first.count)
            guard margin.allSatisfy({ $0 == " " }) else { return false }
            return zip(all[start...], lines).allSatisfy { $1.isEmpty ? $0.allSatisfy { $0 == " " } : $0 == margin + $1 }
        }
    }

    /// True when each line, such as a command of a shell, is a part of one of these sources.
    func hasLines(in sources: [String]) -> Bool {
        !lines.isEmpty && lines.allSatisfy { line in sources.contains { $0.contains(line) } }
    }
}
