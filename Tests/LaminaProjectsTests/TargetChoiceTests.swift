import LaminaProjects
import Testing

/// The choice of the app among several targets, and of the project in a folder.
struct TargetChoiceTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
        try folder.touch("main.swift")
    }

    private func project(_ name: String, others: [String], settings: String = "") -> SampleProject {
        var project = SampleProject.simple(name)
        project.target = others[0]
        project.targets = others.dropFirst().map { "T_" + $0 }
        for other in others.dropFirst() {
            project.objects += SampleProject.target(
                "T_" + other, other, type: "application", sources: ["F_MAIN"], fields: "buildConfigurationList = L_\(other);")
            project.objects += "L_\(other) = {isa = XCConfigurationList; buildConfigurations = (C_\(other)); };\n"
            project.objects += "C_\(other) = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };\n"
        }
        return project
    }

    @Test func theAppWithTheProjectsNameIsTakenAmongSeveral() throws {
        let path = try folder.write(project("Shop", others: ["Admin", "Shop"]))
        #expect(try ProjectReader.read(path).app.target == "Shop")
        #expect(try ProjectReader.read(path, target: "Admin").app.target == "Admin")
    }

    @Test func theOnlyAppWithSwiftIsTakenAmongSeveral() throws {
        var sample = project("Shop", others: ["Demo", "DemoObjc"])
        sample.objects = sample.objects.replacing("T_DemoObjc_S_F_MAIN);", with: ");")
        #expect(try ProjectReader.read(try folder.write(sample)).app.target == "Demo")
    }

    @Test func severalAppsOfOtherNamesAreAnErrorThatNamesThem() throws {
        let path = try folder.write(project("Shop", others: ["A", "B"]))
        #expect(throws: ProjectError.severalTargets(file: path, targets: ["A", "B"])) { try ProjectReader.read(path) }
        #expect(throws: ProjectError.noSuchTarget(file: path, target: "C", targets: ["A", "B"])) { try ProjectReader.read(path, target: "C") }
    }

    @Test func appsForOtherSystemsDoNotCount() throws {
        let path = try folder.write(project("Shop", others: ["A", "B"], settings: "SDKROOT = macosx;"))
        #expect(try ProjectReader.read(path).app.target == "A")
    }

    @Test func aProjectWithoutAnAppIsAnErrorThatNamesItsTargets() throws {
        var project = SampleProject.simple()
        project.projectSettings["SDKROOT"] = "appletvos"
        let path = try folder.write(project)
        #expect(throws: ProjectError.noAppTarget(file: path, targets: ["Shop"])) { try ProjectReader.read(path) }
    }

    @Test func anAppWithoutSwiftIsAnError() throws {
        let path = try folder.write(SampleProject())
        #expect(throws: ProjectError.noSources(file: path + "/project.pbxproj", target: "Shop")) { try ProjectReader.read(path) }
    }

    @Test func amongSeveralProjectsOfAFolderTheOneWithItsNameIsTaken() throws {
        _ = try folder.write(SampleProject.simple("One"), in: "Shop")
        _ = try folder.write(SampleProject.simple("Two"), in: "Shop")
        try folder.touch("Shop/main.swift")
        #expect(throws: ProjectError.severalProjects(folder: folder["Shop"], names: ["One.xcodeproj", "Two.xcodeproj"])) {
            try ProjectReader.read(folder["Shop"])
        }
        _ = try folder.write(SampleProject.simple("Shop"), in: "Shop")
        #expect(try ProjectReader.read(folder["Shop"]).app.target == "Shop")
    }

    @Test func aFolderWithAManifestIsAPackage() throws {
        try folder.touch("Package.swift")
        _ = try folder.write(SampleProject.simple())
        #expect(throws: ProjectError.swiftPackage(path: folder.path)) { try ProjectReader.read(folder.path) }
        #expect(try ProjectReader.read(folder["Shop.xcodeproj"]).app.target == "Shop")
    }

    @Test func aFolderOfSwiftFilesIsAnApp() throws {
        try folder.write("My App/Info.plist", "{ UIMainStoryboardFile = Main; }")
        try folder.touch("My App/A/a.swift", "My App/main.swift", "My App/Art.xcassets/x.swift", "My App/Pods/p.swift", "My App/README.md")
        let app = try ProjectReader.read(folder["My App"])
        #expect(app.app.module == "My_App")
        #expect(app.app.sources == [folder["My App/A/a.swift"], folder["My App/main.swift"]])
        #expect(app.app.resources.map(\.destination) == ["Art.xcassets"])
        #expect(app.app.information["UIMainStoryboardFile"] == .string("Main"))
    }

    @Test func aPlaygroundIsItsContentsItsSourcesAndItsResources() throws {
        try folder.touch("P.playground/Contents.swift", "P.playground/Sources/View.swift", "P.playground/Resources/a.png")
        let app = try ProjectReader.read(folder["P.playground"]).app
        #expect(app.kind == .playground)
        #expect(app.mainFile == folder["P.playground/Contents.swift"])
        #expect(app.sources == [folder["P.playground/Contents.swift"], folder["P.playground/Sources/View.swift"]])
        #expect(app.resources.map(\.destination) == ["a.png"])
    }

    @Test func thePagesOfAPlaygroundAreOrderedByItsContents() throws {
        for page in ["A", "B"] { try folder.touch("P.playground/Pages/\(page).xcplaygroundpage/Contents.swift") }
        try folder.write("P.playground/contents.xcplayground", "<playground><pages><page name='B'/><page name='A'/></pages></playground>")
        let pages = folder["P.playground/Pages"]
        #expect(try ProjectReader.read(folder["P.playground"]).app.mainFile == pages + "/B.xcplaygroundpage/Contents.swift")
        #expect(try ProjectReader.read(folder["P.playground"], target: "A").app.mainFile == pages + "/A.xcplaygroundpage/Contents.swift")
        #expect(throws: ProjectError.self) { try ProjectReader.read(folder["P.playground"], target: "C") }
    }

    @Test func aPathThatLeadsNowhereIsAnError() throws {
        #expect(throws: ProjectError.notFound(path: folder["None"])) { try ProjectReader.read(folder["None"]) }
        #expect(throws: ProjectError.noProject(path: folder["main.swift"])) { try ProjectReader.read(folder["main.swift"]) }
        try folder.touch("Empty/x.txt", "Empty/Deep/a.swift")
        #expect(throws: ProjectError.noProject(path: folder["Empty"])) { try ProjectReader.read(folder["Empty"]) }
    }
}
