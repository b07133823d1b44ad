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

    /// Copies the checkout's build folder, once, if the copy can go on with it.
    func adoptBuild() throws {
        let own = folder + "/.build"
        guard view.isMounted, !FileManager.default.fileExists(atPath: own), FileManager.default.fileExists(atPath: checkout + "/.build") else {
            return
        }
        let output = try CommandOutput.run(["cp", "-a", "--reflink=auto", checkout + "/.build", own], folder: checkout)
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
        for path in switches { try write(Data(MutantSwitch.source.utf8), to: path, like: nil) }
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
        guard parts.count > 2, parts[0] == "Sources", path.hasSuffix(".swift") else { return nil }
        return "Sources/\(parts[1])/\(MutantSwitch.fileName)"
    }

    private func write(_ data: Data, to path: String, like original: String?) throws {
        let url = URL(filePath: folder + "/" + path)
        if (try? Data(contentsOf: url)) == data { return }
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        guard let original else { return try data.write(to: url) }
        if FileManager.default.fileExists(atPath: url.path) || (try? Data(contentsOf: URL(filePath: original))) != data {
            try data.write(to: url)
            guard FileManager.default.isExecutableFile(atPath: original) else { return }
            return try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
        }
        // An equal file has the date with which the adopted build has compiled it.
        try FileManager.default.copyItem(atPath: original, toPath: url.path)
        let attributes = try FileManager.default.attributesOfItem(atPath: original)
        if let date = attributes[.modificationDate] { try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: url.path) }
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
