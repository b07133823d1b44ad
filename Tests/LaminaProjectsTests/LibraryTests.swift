import LaminaProjects
import Testing

/// Framework targets, projects inside of projects, workspaces, pods and packages.
struct LibraryTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
        try folder.touch("main.swift", "Core.swift", "Cart.swift", "Test.swift")
    }

    /// An app that needs Cart and Core, where Cart needs Core.
    private func shop() -> SampleProject {
        var project = SampleProject.simple()
        project.targets = ["CART", "CORE"]
        project.frameworks = ["CART_P", "CORE_P"]
        project.children += ["CART_SWIFT", "CORE_SWIFT", "CART_P", "CORE_P"]
        for name in ["Cart", "Core"] {
            let id = name.uppercased()
            project.objects += "\(id)_SWIFT = {isa = PBXFileReference; path = \(name).swift; sourceTree = \"<group>\"; };\n"
            project.objects += "\(id)_P = {isa = PBXFileReference; path = \(name).framework; sourceTree = BUILT_PRODUCTS_DIR; };\n"
        }
        project.objects += SampleProject.target(
            "CART", "Cart", type: "framework", sources: ["CART_SWIFT"], fields: "productReference = CART_P; dependencies = (D);")
        project.objects += SampleProject.target("CORE", "Core", type: "framework", sources: ["CORE_SWIFT"], fields: "productReference = CORE_P;")
        project.objects += "D = {isa = PBXTargetDependency; target = CORE; };\n"
        return project
    }

    @Test func frameworksStandAfterThoseThatTheyNeed() throws {
        let app = try ProjectReader.read(try folder.write(shop()))
        #expect(app.frameworks.map(\.module) == ["Core", "Cart"])
        #expect(app.frameworks.map(\.sources) == [[folder["Core.swift"]], [folder["Cart.swift"]]])
        #expect(app.frameworks.map(\.dependencies) == [[], ["Core"]])
        #expect(app.frameworks.allSatisfy { $0.kind == .library })
        #expect(app.app.dependencies == ["Cart", "Core"])
        #expect(app.warnings.isEmpty)
    }

    /// A library may be there as a project beside the app's and as a pod.
    @Test func ofTwoTargetsThatBuildOneModuleTheFirstIsTaken() throws {
        var project = shop()
        project.objects += SampleProject.target("CART", "Core", type: "framework", sources: ["CART_SWIFT"], fields: "productReference = CART_P;")
        let app = try ProjectReader.read(try folder.write(project))
        #expect(app.frameworks.map(\.sources) == [[folder["Cart.swift"]]])
        #expect(app.app.dependencies == ["Core"])
    }

    @Test func aFrameworkThatNeedsItselfIsAnError() throws {
        var project = shop()
        project.objects += SampleProject.target("CORE", "Core", type: "framework", fields: "productReference = CORE_P; dependencies = (D2);")
        project.objects += "D2 = {isa = PBXTargetDependency; target = CART; };\n"
        let path = try folder.write(project)
        let error = #expect(throws: ProjectError.self) { try ProjectReader.read(path) }
        guard case .targetCycle? = error else { return #expect(error == nil) }
    }

    @Test func frameworksOfSystemsAreNothingToBuildAndAbsentOnesAreReported() throws {
        var project = SampleProject.simple()
        project.frameworks = ["UIKIT", "GONE"]
        project.children += ["UIKIT", "GONE"]
        project.objects += "UIKIT = {isa = PBXFileReference; path = System/Library/Frameworks/UIKit.framework; sourceTree = SDKROOT; };\n"
        project.objects += "GONE = {isa = PBXFileReference; path = Gone.framework; sourceTree = BUILT_PRODUCTS_DIR; };\n"
        let app = try ProjectReader.read(try folder.write(project))
        #expect(app.frameworks.isEmpty)
        #expect(app.warnings.count == 1 && app.warnings[0].contains("Gone.framework"))
    }

    @Test func aProjectInsideTheProjectBuildsItsFrameworks() throws {
        _ = try folder.write(charts, in: "Charts")
        try folder.touch("Charts/Chart.swift")
        var project = SampleProject.simple()
        project.children.append("SUB")
        project.targetFields = "dependencies = (D);"
        project.objects += """
            SUB = {isa = PBXFileReference; path = Charts/Charts.xcodeproj; sourceTree = "<group>"; };
            D = {isa = PBXTargetDependency; name = Charts; targetProxy = PROXY; };
            PROXY = {isa = PBXContainerItemProxy; containerPortal = SUB; proxyType = 1; remoteGlobalIDString = LIB; remoteInfo = Charts; };

            """
        let app = try ProjectReader.read(try folder.write(project))
        #expect(app.frameworks.map(\.sources) == [[folder["Charts/Chart.swift"]]])
    }

    /// A project with the framework Charts and the app ChartsDemo.
    private var charts: SampleProject {
        var project = SampleProject(name: "Charts", target: "ChartsDemo")
        project.addFile("CHART", "Chart.swift")
        project.children.append("LIB_P")
        project.targets = ["LIB"]
        project.objects += "LIB_P = {isa = PBXFileReference; path = Charts.framework; sourceTree = BUILT_PRODUCTS_DIR; };\n"
        project.objects += SampleProject.target("LIB", "Charts", type: "framework", sources: ["CHART"], fields: "productReference = LIB_P;")
        return project
    }

    @Test func theProjectsOfAWorkspaceBuildFrameworksForEachOther() throws {
        _ = try folder.write(charts, in: "My Libs/Charts")
        try folder.touch("My Libs/Charts/Chart.swift")
        var project = SampleProject.simple()
        project.frameworks = ["CH"]
        project.children.append("CH")
        project.objects += "CH = {isa = PBXFileReference; path = Charts.framework; sourceTree = BUILT_PRODUCTS_DIR; };\n"
        _ = try folder.write(project, in: "App & Co")
        try folder.touch("App & Co/main.swift")
        try folder.write(
            "Shop.xcworkspace/contents.xcworkspacedata",
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version = "1.0">
               <FileRef location = "group:App &amp; Co/Shop.xcodeproj"></FileRef>
               <Group location = "container:My Libs" name = "a > b">
                  <FileRef location = "group:Charts/Charts.xcodeproj"/>
               </Group>
               <FileRef location = "group:README.md"/>
            </Workspace>
            """)
        let app = try ProjectReader.read(folder["Shop.xcworkspace"])
        #expect(app.app.sources == [folder["App & Co/main.swift"]])
        #expect(app.frameworks.map(\.sources) == [[folder["My Libs/Charts/Chart.swift"]]])
        #expect(try ProjectReader.read(folder.path) == app)
        #expect(try ProjectReader.read(folder["Shop.xcworkspace"], target: "ChartsDemo").app.target == "ChartsDemo")
    }

    @Test func podsAreTheFrameworksOfTheirOwnProject() throws {
        var pods = SampleProject(name: "Pods", target: "unused")
        pods.targets = ["SUM", "SNAP"]
        pods.addFile("SNAP_SWIFT", "SnapKit/Snap.swift")
        pods.children.append("SUM_P")
        pods.objects +=
            "SUM_P = {isa = PBXFileReference; name = Pods_Shop.framework; path = \"Pods-Shop.framework\"; sourceTree = BUILT_PRODUCTS_DIR; };\n"
        pods.objects += SampleProject.target("SUM", "Pods-Shop", type: "framework", fields: "productReference = SUM_P; dependencies = (D);")
        pods.objects += SampleProject.target("SNAP", "SnapKit", type: "framework", sources: ["SNAP_SWIFT"])
        pods.objects += "D = {isa = PBXTargetDependency; target = SNAP; };\n"
        _ = try folder.write(pods, in: "Pods")
        try folder.touch("Pods/SnapKit/Snap.swift")
        var project = SampleProject.simple()
        project.frameworks = ["P"]
        project.children.append("P")
        project.objects += "P = {isa = PBXFileReference; path = Pods_Shop.framework; sourceTree = BUILT_PRODUCTS_DIR; };\n"
        let app = try ProjectReader.read(try folder.write(project))
        #expect(app.frameworks.map(\.module) == ["SnapKit"])
        #expect(app.app.dependencies == ["SnapKit"])
    }

    @Test func podsWithoutTheirProjectAreFoldersInTheOrderOfTheLockFile() throws {
        try folder.touch("Pods/Alpha/Source/a.swift", "Pods/Beta/b.swift", "Pods/Plain/p.m", "Pods/Target Support Files/t.swift")
        try folder.write("Podfile.lock", "PODS:\n  - Alpha (1.0):\n    - Beta/Core (= 2.0)\n  - Beta/Core (2.0)\n\nDEPENDENCIES:\n  - Alpha\n")
        var project = SampleProject.simple()
        project.frameworks = ["P"]
        project.children.append("P")
        project.objects += "P = {isa = PBXFileReference; path = Pods_Shop.framework; sourceTree = BUILT_PRODUCTS_DIR; };\n"
        let app = try ProjectReader.read(try folder.write(project))
        #expect(app.frameworks.map(\.module) == ["Beta", "Alpha"])
        #expect(app.frameworks.map(\.dependencies) == [[], ["Beta"]])
        #expect(app.app.dependencies == ["Beta", "Alpha"])
        #expect(app.warnings.isEmpty)
    }

    @Test func packagesAreReadWithTheirRulesAndTheProductsThatAreUsed() throws {
        try folder.write("Packages/Core/Package.swift", "let p = Package(name: \"Core\", products: [.library(\n  name: \"CoreUI\", targets: [])])")
        try folder.write("Packages/Home/Package.swift", "dependencies: [.product(name: \"CoreUI\", package: \"Core\")]")
        var project = SampleProject.simple()
        project.projectFields = "packageReferences = (REMOTE, HOME, LOCAL, UNUSED);"
        project.targetFields = "packageProductDependencies = (PR1, PR2, PR3, PR4);"
        project.objects += """
            REMOTE = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://host.org/a/Snap.git";
                requirement = {kind = upToNextMajorVersion; minimumVersion = 5.0.1; }; };
            UNUSED = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://host.org/a/b"; requirement = {kind = branch; branch = main; }; };
            HOME = {isa = XCLocalSwiftPackageReference; relativePath = Packages/Home; };
            LOCAL = {isa = XCLocalSwiftPackageReference; relativePath = Packages/Core; };
            PR1 = {isa = XCSwiftPackageProductDependency; package = REMOTE; productName = Snap; };
            PR2 = {isa = XCSwiftPackageProductDependency; productName = CoreUI; };
            PR3 = {isa = XCSwiftPackageProductDependency; productName = Unknown; };
            PR4 = {isa = XCSwiftPackageProductDependency; package = REMOTE; productName = "plugin:Lint"; };

            """
        let app = try ProjectReader.read(try folder.write(project))
        #expect(app.app.products == ["Snap", "CoreUI", "Unknown"])
        #expect(app.packages.map(\.identity) == ["snap", "core"])
        #expect(app.packages.map(\.products) == [["Snap"], ["CoreUI"]])
        #expect(app.packages.first?.location == .remote(url: "https://host.org/a/Snap.git", requirement: .upToNextMajor("5.0.1")))
        #expect(app.packages.last?.location == .local(path: folder["Packages/Core"]))
        #expect(app.warnings.count == 1 && app.warnings[0].contains("Unknown"))
    }
}
