/// The tests that are most likely to notice a change.
package struct NearTests {
    /// The test files of each target, by their paths in the checkout, with their texts.
    private let files: [String: [(path: String, text: String)]]

    /// Targets that read sources and run none of them.
    private static let readers: Set = ["RepositoryTests"]
    /// The number of files that are tried before the rest of a target.
    private static let count = 8

    package init(_ texts: [String: String]) {
        var files: [String: [(path: String, text: String)]] = [:]
        for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
            let parts = path.split(separator: "/")
            guard parts.count > 2, parts[0] == "Tests", parts[1].hasSuffix("Tests"), !Self.readers.contains(String(parts[1])) else { continue }
            files[String(parts[1]), default: []].append((path, text))
        }
        self.files = files
    }

    package var targets: [String] { files.keys.sorted() }

    /// Returns the test target of the module to which a source belongs; for a module without one, the target with the most imports of it.
    package func target(of path: String) -> String? {
        guard let module = path.split(separator: "/").dropFirst(2).first.map(String.init) else { return nil }
        if files[module + "Tests"] != nil { return module + "Tests" }
        if module.hasPrefix("UIKit"), files["UIKitTests"] != nil { return "UIKitTests" }
        let imports = files.mapValues { $0.count { $0.text.contains("import \(module)\n") } }
        return imports.filter { $0.value > 0 }.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }

    /// Returns the names of the files of a target that have the most to do with a source, the best first.
    package func files(of target: String, for path: String) -> [String] {
        let parts = path.split(separator: "/").map(String.init)
        let stem = Self.stem(parts.last ?? "")
        let type = String(stem.prefix { $0 != "+" })
        let words = Self.words(of: stem)
        let folders = Set(parts.dropFirst(3).dropLast())
        let scored = (files[target] ?? []).map { file in
            let own = file.path.split(separator: "/").map(String.init)
            var score = 3 * words.intersection(Self.words(of: Self.stem(own.last ?? ""))).count
            if !folders.isDisjoint(with: own) { score += 2 }
            if file.text.contains(type) { score += 2 + min(3, file.text.split(separator: type).count / 5) }
            return (name: own.last ?? "", score: score)
        }
        return scored.filter { $0.score > 0 }.sorted { ($0.score, $1.name) > ($1.score, $0.name) }.prefix(Self.count).map(\.name)
    }

    private static func stem(_ name: String) -> String { String(name.prefix { $0 != "." }) }

    /// The words of a name in capitals, without the prefixes of frameworks and without "Tests".
    private static func words(of stem: String) -> Set<String> {
        let plain = stem.replacing(/^(UI|CA|CG|CT|NS)(?=[A-Z])/, with: "")
        let words = plain.matches(of: /[A-Z]+(?![a-z])|[A-Z][a-z]+/).map { String($0.output) }
        return Set(words.map { $0.hasSuffix("s") ? String($0.dropLast()) : $0 }).subtracting(["Test", "View", "State"])
    }
}
