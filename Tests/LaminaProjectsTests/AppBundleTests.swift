import Foundation
import LaminaProjects
import Testing

/// The bundle into which a built program is put, and the memory of what it was built from.
struct AppBundleTests {
    private let folder: ScratchFolder
    private let app: ProjectApp

    init() throws {
        folder = try ScratchFolder()
        try folder.touch("main.swift", "build/Kit_Kit.resources/a.png", "build/Shop.o")
        try folder.write("build/Shop", "first")
        app = try ProjectReader.read(try folder.write(SampleProject.simple()))
    }

    private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

    @Test func theProgramAndTheBundlesOfPackagesAreInTheAppsBundle() throws {
        let package = AppPackage(app)
        let bundle = AppBundle(package, in: try package.write(below: folder["cache"]))
        try bundle.adopt(from: folder["build"])
        #expect(try text(bundle.program) == "first")
        #expect(bundle.program.hasSuffix("/Shop.app/Shop"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: bundle.folder).sorted() == ["Info.plist", "Kit_Kit.resources", "Shop"])
        // The linker writes a new file, which takes the older one's place.
        try FileManager.default.removeItem(atPath: folder["build/Shop"])
        try folder.write("build/Shop", "second")
        try bundle.adopt(from: folder["build"])
        try bundle.adopt(from: folder["build"])
        #expect(try text(bundle.program) == "second")
        #expect(try FileManager.default.contentsOfDirectory(atPath: bundle.folder).count == 3)
    }

    @Test func anAppOfSourcesAloneGetsABundleToo() throws {
        try folder.write("Bare/App.swift", "import UIKit")
        let package = AppPackage(try ProjectReader.read(folder["Bare"]))
        try folder.write("build/Bare", "program")
        let bundle = AppBundle(package, in: try package.write(below: folder["cache"]))
        try bundle.adopt(from: folder["build"])
        #expect(try text(bundle.program) == "program")
    }

    @Test func aMissingProgramIsAnErrorThatNamesIt() throws {
        let package = AppPackage(app)
        let bundle = AppBundle(package, in: try package.write(below: folder["cache"]))
        #expect(throws: ProjectError.self) { try bundle.adopt(from: folder["nowhere"]) }
    }

    @Test func aBuildIsCurrentUntilAFileChanges() throws {
        try FileManager.default.createDirectory(atPath: folder["p"], withIntermediateDirectories: true)
        let tool = folder["build/Shop.o"]
        let stamp = BuildStamp(app, tools: [tool])
        #expect(!stamp.isOfLastBuild(in: folder["p"]))
        stamp.remember(in: folder["p"])
        #expect(BuildStamp(app, tools: [tool]).isOfLastBuild(in: folder["p"]))
        try folder.write("build/Shop.o", "longer")
        #expect(!BuildStamp(app, tools: [tool]).isOfLastBuild(in: folder["p"]))
        BuildStamp(app, tools: [tool]).remember(in: folder["p"])
        try folder.write("main.swift", "print(1)")
        #expect(!BuildStamp(app, tools: [tool]).isOfLastBuild(in: folder["p"]))
    }
}
