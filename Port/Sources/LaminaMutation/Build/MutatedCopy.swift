import Foundation

/// A copy of the checkout with mutants in it, and with its own build folder, which later runs use again.
struct MutatedCopy {
    let checkout: String
    let folder: String
    let view: CheckoutView

    init(of checkout: String, in folder: String) {
        self.checkout = checkout
        self.folder = folder.hasPrefix("/") ? folder : checkout + "/" + folder
        view = CheckoutView(checkout: checkout, folder: self.folder)
    }

    /// The program that runs all tests, at the path of the copy's programs.
    var testProgram: String { view.place + "/.build/debug/laminaPackageTests.xctest" }

    /// Copies the checkout's sources and its build folder, once, if the copy can go on with them.
    ///
    /// `cp -a` keeps the nanoseconds of a file's date, by which the build knows that it has compiled the file; a `Date` rounds them.
    func adoptBuild() throws {
        let manager = FileManager.default
        guard view.isMounted, !manager.fileExists(atPath: folder + "/.build"), manager.fileExists(atPath: checkout + "/.build") else { return }
        // A file that git knows and that is deleted fails alone.
        let script = #"""
            git ls-files -z --cached --others --exclude-standard | xargs -0 cp -a --parents -t "$0" 2>/dev/null
            cp -a --reflink=auto .build "$0/.build"
            """#
        let output = try CommandOutput.run(["sh", "-c", script, folder], folder: checkout)
        guard output.status == 0 else { throw MutationError("the build folder cannot be copied: \(output.text)") }
    }

    /// Brings the copy up to date; a file whose text stays keeps its date, so that nothing is compiled again for it.
    func update(with mutants: [Int: Mutant]) throws {
        let paths = try checkedPaths()
        var byPath: [String: [Int: Mutant]] = [:]
        for (number, mutant) in mutants { byPath[mutant.path, default: [:]][number] = mutant }
        for path in paths {
            var data = try Data(contentsOf: URL(filePath: checkout + "/" + path))
            if let own = byPath[path] { data = Data(MutatedText(own).applied(to: String(decoding: data, as: UTF8.self)).utf8) }
            try write(data, to: path, like: checkout + "/" + path)
        }
        // A module that had mutants before keeps its switch, so that less is compiled again.
        let modules = Set(paths.compactMap(Self.switchPath))
        let switches = modules.filter { FileManager.default.fileExists(atPath: folder + "/" + $0) }.union(byPath.keys.compactMap(Self.switchPath))
        for path in switches { try write(Data(MutantSwitch.source(for: MutantSwitch.module(of: path)).utf8), to: path, like: nil) }
        try removeFiles(besides: switches.union(paths))
    }

    /// Builds the copy with its tests.
    func build(progress: (Substring) -> Void) throws -> CommandOutput {
        let arguments = ["swift", "build", "--build-tests", "--explicit-target-dependency-import-check", "error"]
        let output = try CommandOutput.run(view.arguments(arguments), folder: folder) { line in
            progress(line)
            return true
        }
        // Tests look for the compiler for iOS source beside the tool.
        if output.status == 0 { try copyCompiler(to: folder + "/.build/debug/lamina-swiftc") }
        return output
    }

    private func copyCompiler(to path: String) throws {
        let compiler = checkout + "/Port/.build/debug/lamina-swiftc"
        guard FileManager.default.fileExists(atPath: compiler) else { return }
        try? FileManager.default.removeItem(atPath: path)
        try FileManager.default.copyItem(atPath: compiler, toPath: path)
    }

    /// The files that git knows or would add.
    private func checkedPaths() throws -> [String] {
        let output = try CommandOutput.run(["git", "ls-files", "--cached", "--others", "--exclude-standard"], folder: checkout)
        guard output.status == 0 else { throw MutationError("git cannot list the files of \(checkout): \(output.text)") }
        return output.text.split(separator: "\n").map(String.init).filter { FileManager.default.fileExists(atPath: checkout + "/" + $0) }
    }

    /// The switch of the module to which a source belongs.
    private static func switchPath(_ path: String) -> String? {
        let parts = path.split(separator: "/")
        guard parts.count > 3, parts[0] == "Sources", path.hasSuffix(".swift") else { return nil }
        return "Sources/\(parts[1])/\(parts[2])/\(MutantSwitch.fileName)"
    }

    private func write(_ data: Data, to path: String, like original: String?) throws {
        let url = URL(filePath: folder + "/" + path)
        if (try? Data(contentsOf: url)) == data { return }
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
        guard let original, FileManager.default.isExecutableFile(atPath: original) else { return }
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
    }

    private func removeFiles(besides kept: Set<String>) throws {
        let found = try CommandOutput.run(["find", "Sources", "Tests", "Apps", "-type", "f"], folder: folder)
        for path in found.text.split(separator: "\n").map(String.init) where !kept.contains(path) {
            try FileManager.default.removeItem(atPath: folder + "/" + path)
        }
    }
}

/// The tool cannot go on.
struct MutationError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
