import Foundation
import Glibc
import LaminaProcess

/// A Swift package whose program is to be run: it is built first, with the Swift SDK unless its manifest names Lamina.
struct SwiftPackage {
    /// The package's folder.
    let folder: String
    /// Further arguments of `swift build`.
    private let options: [String]

    /// - Parameter options: Further arguments of `swift build`.
    /// - Returns: Nil for a folder without a manifest.
    init?(folder: String, options: [String] = []) {
        guard FileManager.default.fileExists(atPath: "\(folder)/Package.swift") else { return nil }
        (self.folder, self.options) = (folder, options)
    }

    /// Builds the package, and returns the path of its program.
    ///
    /// - Throws: `.badPackage` when the manifest cannot be read, `.noProgram`, `.severalPrograms`, `.noSDK`, `.notBuilt`.
    func program() throws(ToolError) -> String {
        let description = try describe()
        let programs = description.products.filter(\.type.isExecutable).map(\.name).sorted()
        guard let program = programs.first else { throw .noProgram(package: folder) }
        guard programs.count == 1 else { throw .severalPrograms(package: folder, names: programs) }
        let products = try build(needsSDK: !description.namesLamina)
        PackageCatalogs(package: folder, description: description).link(into: products)
        return products + "/" + program
    }

    /// Builds the package, and returns the folder of its products.
    ///
    /// - Throws: `.noSDK`, `.notBuilt`.
    func build(needsSDK: Bool = true) throws(ToolError) -> String {
        let arguments = try buildArguments(needsSDK: needsSDK)
        let start = Date()
        let status = run(arguments, output: STDERR_FILENO)
        guard status == 0 else { throw .notBuilt(package: folder, status: status) }
        if let products = productsBuilt(since: start) { return products }
        guard let output = output(arguments + ["--show-bin-path"]) else { throw .notBuilt(package: folder, status: 1) }
        return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The folder of products to which a build has led its link; nil when no build has done so since a time.
    ///
    /// Each build makes the link anew, and a question to `swift build` would take as long as an eighth of a build with one changed file.
    private func productsBuilt(since start: Date) -> String? {
        let builds = URL(filePath: folder).absoluteURL.appending(path: ".build")
        let link = builds.appending(path: "debug").path
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: link), let made = attributes[.modificationDate] as? Date,
            made >= start, let place = try? FileManager.default.destinationOfSymbolicLink(atPath: link)
        else { return nil }
        return place.hasPrefix("/") ? place : builds.appending(path: place).path
    }

    // MARK: Manifest

    /// The keys that are read from `swift package describe`.
    struct Description: Decodable {
        let name: String
        let products: [Product]
        let dependencies: [Dependency]
        let targets: [Target]

        struct Product: Decodable {
            let name: String
            let type: Kind
        }

        struct Dependency: Decodable {
            let identity: String
        }

        struct Target: Decodable {
            let name: String
            /// The folder of the sources in the package.
            let path: String
            let sources: [String]
            /// The products that contain the target; nil for one in no product.
            let products: [String]?

            enum CodingKeys: String, CodingKey {
                case name
                case path
                case sources
                case products = "product_memberships"
            }
        }

        /// True when the manifest names Lamina, so that the package is built without the Swift SDK.
        var namesLamina: Bool { dependencies.contains { $0.identity == "lamina" } }

        /// The type of a product is an object with one key.
        struct Kind: Decodable {
            let isExecutable: Bool

            init(from decoder: any Decoder) throws {
                isExecutable = try decoder.container(keyedBy: Key.self).allKeys.contains { $0.stringValue == "executable" }
            }
        }

        private struct Key: CodingKey {
            let stringValue: String
            var intValue: Int? { nil }

            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }
    }

    /// Reads the manifest.
    ///
    /// - Throws: `.badPackage`.
    func describe() throws(ToolError) -> Description {
        let arguments = ["package", "--package-path", folder, "describe", "--type", "json"]
        guard let output = output(arguments), let description = try? JSONDecoder().decode(Description.self, from: output) else {
            throw .badPackage(file: folder)
        }
        return description
    }

    // MARK: Build

    private func buildArguments(needsSDK: Bool) throws(ToolError) -> [String] {
        let arguments = ["build", "--package-path", folder] + options
        if !needsSDK { return arguments }
        guard InstalledSDK(home: NSHomeDirectory()).state(version: nil) != .none else { throw .noSDK }
        return arguments + ["--swift-sdk", SDKDescription.name]
    }

    // MARK: Processes

    /// The output of `swift` with these arguments, its messages on standard error; nil when it fails.
    private func output(_ arguments: [String]) -> Data? {
        guard let file = FileHandle.nameless, run(arguments, output: file.fileDescriptor) == 0 else { return nil }
        return file.content
    }

    /// Runs `swift`, which ends with this process, with its messages on standard error; returns its status.
    private func run(_ arguments: [String], output: Int32) -> Int32 {
        let launch = ChildProcess.Launch(
            path: AppFinder().tool, arguments: EndWithParent.arguments(["swift"] + arguments), environment: ProcessInfo.processInfo.environment,
            descriptors: [STDOUT_FILENO: output])
        guard let child = try? ChildProcess.start(launch), case .exited(let status) = child.wait() else { return 127 }
        return status
    }
}
