import Foundation

/// The artifact bundle with Lamina's Swift SDK: the compiler, modules, the shared library, indices and the tool.
///
/// Its files are the same on every machine. What differs, such as the place of the toolchain, is added by the compiler when it is first called
/// (`SDKCompletion` in the package `Port`).
struct SDKBundle {
    /// The name of the bundle's folder.
    static let name = "lamina.artifactbundle"

    /// The folder of built products.
    let build: URL
    /// The folder with Lamina's sources.
    let checkout: URL
    let toolchain: Toolchain

    /// Writes the bundle, in place of an older one.
    ///
    /// - Throws: `SDKError`.
    func write(to place: URL) throws(SDKError) {
        let modules = try BuiltModules(build: build, libraries: libraries)
        let new = place.deletingLastPathComponent().appending(path: ".\(place.lastPathComponent)")
        try writing(new) {
            try? FileManager.default.removeItem(at: new)
            for (path, data) in try SDKDescription(triple: toolchain.triple, version: LaminaTool.version).files() {
                try put(data, at: new.appending(path: path))
            }
        }
        let sdk = new.appending(path: SDKDescription.variant)
        try copyProducts(to: sdk)
        for library in modules.libraries { try link(library, in: sdk) }
        try copyModules(modules, to: sdk)
        try writeIndices(modules.indexed.filter { sources[$0] != nil }, in: sdk)
        // Only now, because the compiler completes an SDK that names its toolchain, and this one may be for another machine.
        try writing(sdk) { try put(Data((toolchain.version + "\n").utf8), at: sdk.appending(path: "toolchain")) }
        try writing(place) {
            try? FileManager.default.removeItem(at: place)
            try FileManager.default.moveItem(at: new, to: place)
        }
    }

    // MARK: Parts

    /// The libraries beside that of the frameworks whose targets the checkout has.
    private var libraries: [BuiltModules.Library] {
        [.standIns(Checkout.standIns(in: checkout)), .snapshots, .entry].filter { $0.targets.allSatisfy { sources[$0] != nil } }
    }

    private func copyProducts(to sdk: URL) throws(SDKError) {
        for (product, path) in [
            ("lamina-swiftc", "bin/swiftc"), ("lamina", "bin/lamina"), ("lib\(BuiltModules.library).so", "lib/lib\(BuiltModules.library).so"),
            // Films of apps that have linked Foundation's networking load it from beside the frameworks.
            ("libLaminaNetwork.so", "lib/libLaminaNetwork.so"),
        ] {
            try copy(build.appending(path: product), to: sdk.appending(path: path))
        }
        // The C library declares its extensions, such as `fopencookie`, only on request; Apple's declares its own to everyone.
        let flags = ["-I", "${SDK}/modules", "-I", "${SDK}/include", "-Xcc", "-D_GNU_SOURCE"]
        try writing(sdk) {
            // `lamina check` looks for the compiler beside the tool.
            try FileManager.default.createSymbolicLink(
                atPath: sdk.appending(path: "bin/lamina-swiftc").path, withDestinationPath: "swiftc")
            try put(Data((flags.joined(separator: "\n") + "\n").utf8), at: sdk.appending(path: "swiftc.flags"))
        }
    }

    /// Links a library that needs the one of the frameworks beside it; does nothing without objects.
    private func link(_ library: BuiltModules.Library, in sdk: URL) throws(SDKError) {
        let objects = library.objects
        guard !objects.isEmpty else { return }
        let (name, folder) = ("lib\(library.name).so", sdk.appending(path: "lib"))
        let list = sdk.appending(path: "\(name).objects")
        // A list, because a command line holds fewer names.
        try writing(list) { try put(Data(objects.map { "\"\($0.path)\"\n" }.joined().utf8), at: list) }
        // By its name and not by its path, which changes when the bundle is installed.
        let frameworks = ["-L", folder.path, "-l" + BuiltModules.library]
        // The toolchain's libraries are beside an installed SDK, and the program that loads this one has loaded most of them.
        let place = ["-rpath", "$ORIGIN", "-rpath", "$ORIGIN/../runtime", "-soname", name].flatMap { ["-Xlinker", $0] }
        let output = CommandOutput.of(
            "swiftc", ["-emit-library", "-o", folder.appending(path: name).path, "@\(list.path)"] + frameworks + place, showsErrors: true)
        guard output != nil else { throw .noLibrary(name: name) }
        try writing(list) { try FileManager.default.removeItem(at: list) }
    }

    private func copyModules(_ modules: BuiltModules, to sdk: URL) throws(SDKError) {
        for name in modules.swiftModules {
            try copy(build.appending(path: "Modules/\(name).swiftmodule"), to: sdk.appending(path: "modules/\(name).swiftmodule"))
        }
        let include = sdk.appending(path: "include")
        for name in modules.cModules {
            let headers = include.appending(path: name)
            try copy(folderOfHeaders(name), to: headers)
            let map = headers.appending(path: "module.modulemap")
            if FileManager.default.fileExists(atPath: map.path) { continue }
            try writing(map) { try put(Data("module \(name) {\n    umbrella header \"\(name).h\"\n    export *\n}\n".utf8), at: map) }
        }
        // Modules of the system's libraries have no objects; those in `SDK/Modules` are for clients alone.
        let clients = try? FileManager.default.contentsOfDirectory(at: checkout.appending(path: "SDK/Modules"), includingPropertiesForKeys: nil)
        for folder in (sources.values + (clients ?? [])).sorted(by: { $0.path < $1.path }) { try copyModuleMap(in: folder, to: include) }
    }

    /// The folder of a C module's headers; for a module of another package, the path stands in the module map that the build has made.
    private func folderOfHeaders(_ module: String) -> URL {
        let own = sources[module]?.appending(path: "include") ?? checkout
        let map = try? String(contentsOf: build.appending(path: "\(module).build/module.modulemap"), encoding: .utf8)
        guard sources[module] == nil, let path = map?.firstMatch(of: /"(\/[^"]+)"/)?.1 else { return own }
        return path.hasSuffix(".h") ? URL(filePath: String(path)).deletingLastPathComponent() : URL(filePath: String(path))
    }

    /// Copies a folder with a map at its top.
    private func copyModuleMap(in folder: URL, to include: URL) throws(SDKError) {
        guard FileManager.default.fileExists(atPath: folder.appending(path: "module.modulemap").path) else { return }
        try copy(folder, to: include.appending(path: folder.lastPathComponent))
    }

    /// The folders of Lamina's own modules; modules of other packages have their façade there.
    private var sources: [String: URL] { Checkout.modules(in: checkout) }

    /// Writes the indices on all cores.
    private func writeIndices(_ modules: [String], in sdk: URL) throws(SDKError) {
        try writing(sdk) { try FileManager.default.createDirectory(at: sdk.appending(path: "indices"), withIntermediateDirectories: true) }
        let failures = SDKIndexing(compiler: sdk.appending(path: "bin/swiftc"), sources: sources, folder: sdk.appending(path: "indices")).run(modules)
        if let failure = failures.first { throw .noIndex(module: failure.module, status: failure.status) }
    }

    // MARK: Files

    private func copy(_ source: URL, to destination: URL) throws(SDKError) {
        guard FileManager.default.fileExists(atPath: source.path) else { throw .notBuilt(path: source.path) }
        try writing(destination) {
            try FileManager.default.createDirectory(at: destination.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: source.resolvingSymlinksInPath(), to: destination)
        }
    }

    private func put(_ data: Data, at file: URL) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    private func writing(_ file: URL, _ body: () throws -> Void) throws(SDKError) {
        do { try body() } catch { throw .cannotWrite(path: file.path, reason: error.localizedDescription) }
    }
}
