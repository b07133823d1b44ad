import LaminaProjects
import Testing

/// The folders of Xcode 16, whose files belong to targets without references.
struct SynchronizedFolderTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
        try folder.touch(
            "Shop/Info.plist", "Shop/main.swift", "Shop/Model/Cart.swift", "Shop/Art.xcassets/Contents.json", "Shop/de.lproj/Texts.strings",
            "Shop/Shop.entitlements", "Shop/Head.h", "Shop/Sounds/tap.wav", "Shop/.DS_Store")
    }

    private func read(exceptions: String = "", fields: String = "", isMember: Bool = true) throws -> ProjectApp {
        var project = SampleProject()
        project.children = ["DIR"]
        if isMember { project.targetFields = "fileSystemSynchronizedGroups = (DIR);" }
        project.settings["INFOPLIST_FILE"] = "Shop/Info.plist"
        project.objects = """
            DIR = {isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; exceptions = (EX); \(fields) };
            EX = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP; membershipExceptions = (\(exceptions)); };
            """
        try folder.write("Shop/Info.plist", "{ CFBundleName = Shop; }")
        return try ProjectReader.read(try folder.write(project))
    }

    @Test func allFilesOfTheFolderBelongToTheTargetByTheirType() throws {
        let app = try read().app
        #expect(app.sources == [folder["Shop/Model/Cart.swift"], folder["Shop/main.swift"]])
        #expect(app.resources.map(\.destination) == ["Art.xcassets", "tap.wav", "de.lproj/Texts.strings"])
    }

    @Test func exceptionsLeaveFilesAndFoldersOut() throws {
        let app = try read(exceptions: "Info.plist, Model/Cart.swift, Sounds, \"/Localized: Texts.strings\"").app
        #expect(app.sources == [folder["Shop/main.swift"]])
        #expect(app.resources.map(\.destination) == ["Art.xcassets"])
    }

    @Test func exceptionsOfATargetWithoutTheFolderAddFiles() throws {
        let app = try read(exceptions: "Model/Cart.swift", isMember: false).app
        #expect(app.sources == [folder["Shop/Model/Cart.swift"]])
        #expect(app.resources.isEmpty)
    }

    @Test func explicitFoldersAreCopiedWhole() throws {
        let app = try read(fields: "explicitFolders = (Sounds);").app
        #expect(app.resources.map(\.destination).contains("Sounds"))
        #expect(app.resources.first { $0.destination == "Sounds" }?.kind == .folder)
    }

    @Test func aLinkToAnAncestorDoesNotKeepTheReaderBusy() throws {
        try folder.link("Shop/Loop", to: folder["Shop"])
        #expect(try read().app.sources.count == 2)
    }
}
