import Foundation

/// Draws mutants, compiles them together, and runs the tests against each.
package final class Campaign {
    let checkout: String
    let options: CampaignOptions
    let copy: MutatedCopy
    let near: NearTests
    let runner: TestRunner
    let record: CampaignRecord
    private let sources: [String: String]
    private(set) var mutants: [Int: Mutant] = [:]

    package init(_ checkout: String, _ options: CampaignOptions) throws {
        self.checkout = checkout
        self.options = options
        copy = MutatedCopy(of: checkout, in: options.copy)
        runner = TestRunner(copy: copy)
        sources = try Self.texts(in: options.folders, of: checkout)
        let tests = try Self.texts(in: ["Tests"], of: checkout)
        near = NearTests(tests)
        // A list leaves no build folder behind, which would keep a later run from adopting the checkout's.
        if !options.onlyLists {
            try copy.adoptBuild()
            try FileManager.default.createDirectory(atPath: copy.folder + "/.build", withIntermediateDirectories: true)
        }
        let seed = "\(options.seed) \(options.folders)"
        record = CampaignRecord(
            copy.folder + "/.build/mutants.json", sources: CampaignState.hash(sources, seed: seed), tests: CampaignState.hash(tests, seed: ""))
    }

    package func run() throws {
        try draw()
        if options.onlyLists { return list() }
        try build()
        try runNearTests()
        if !options.onlyNear { try runOtherTests() }
        report()
    }

    /// Draws the requested number of mutants; mutants that do not compile and listed equivalents are replaced by the next places.
    private func draw() throws {
        let places = sources.sorted { $0.key < $1.key }.flatMap { PlaceFinder.places(in: $0.value, path: $0.key) }
        let equivalents = KnownEquivalents((try? String(contentsOfFile: checkout + "/Tests/Mutants.txt", encoding: .utf8)) ?? "")
        for entry in equivalents.malformed { throw MutationError("Tests/Mutants.txt: an entry has not four lines: \(entry)") }
        let uncompiled = record.state.uncompiled
        mutants = [:]
        var draw = Draw(places, seed: options.seed)
        var number = 0
        while mutants.count < options.count, let mutant = draw.next() {
            number += 1
            if !uncompiled.contains(number), !equivalents.contains(mutant) { mutants[number] = mutant }
        }
        say("mutate: \(mutants.count) of \(places.count) places, seed \(options.seed)")
    }

    private func list() {
        for (number, mutant) in mutants.sorted(by: { $0.key < $1.key }) { say("\(number) \(mutant.description)") }
    }

    /// Builds the copy; a mutant that does not compile makes room for the next one of the draw.
    private func build() throws {
        while true {
            try copy.update(with: mutants)
            var shown = ContinuousClock.now
            let output = try copy.build { line in
                guard line.hasPrefix("["), ContinuousClock.now - shown > .seconds(20) else { return }
                shown = .now
                say("mutate: \(line)")
            }
            if output.status == 0 { return }
            let blame = MutantBlame.blamed(in: output.text, folder: copy.view.place, mutants: mutants)
            guard !blame.numbers.isEmpty else {
                let lines = blame.unexplained.isEmpty ? [String(output.text.suffix(3000))] : blame.unexplained
                throw MutationError("the copy does not build:\n" + lines.joined(separator: "\n"))
            }
            for number in blame.numbers.sorted() { say("mutate: \(number) does not compile: \(mutants[number]?.description ?? "")") }
            try record.change { $0.uncompiled.formUnion(blame.numbers) }
            try draw()
        }
    }

    /// The Swift files of folders, by their paths.
    private static func texts(in folders: [String], of checkout: String) throws -> [String: String] {
        let arguments = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--"] + folders
        let output = try CommandOutput.run(arguments, folder: checkout)
        guard output.status == 0 else { throw MutationError("git cannot list the files of \(checkout): \(output.text)") }
        let paths = output.text.split(separator: "\n").map(String.init).filter { $0.hasSuffix(".swift") }
        let texts = paths.compactMap { path in (try? String(contentsOfFile: checkout + "/" + path, encoding: .utf8)).map { (path, $0) } }
        guard !texts.isEmpty else { throw MutationError("no Swift files in \(folders.joined(separator: ", "))") }
        return Dictionary(uniqueKeysWithValues: texts)
    }
}
