/// The files of a target: those of its build phases, and those in its folders since Xcode 16.
struct TargetContents {
    private(set) var sources: [String] = []
    private(set) var resources: [ProjectResource] = []
    private var resourcePaths: Set<String> = []
    private let target: ProjectTarget
    private let informationFile: String?
    /// The resource bundle whose files are being added; nil for the target's own files.
    private var bundle: String?
    /// The names of storyboards and nibs that iOS shows before the app runs.
    private let launchScreens: Set<String>

    /// Collects the files.
    ///
    /// - Parameter informationFile: The target's Info.plist, which is no resource.
    init(_ target: ProjectTarget, informationFile: String?, launchScreens: Set<String>, _ notes: inout ProjectNotes) {
        (self.target, self.informationFile, self.launchScreens) = (target, informationFile, launchScreens)
        for file in target.buildFiles("PBXSourcesBuildPhase") { add(file, isSource: true, &notes) }
        for file in target.buildFiles("PBXResourcesBuildPhase") { add(file, isSource: false, &notes) }
        for folder in SynchronizedFolder.all(of: target) {
            for file in folder.files() { add(path: file.path, isFolder: file.isFolder, isSource: true, &notes) }
        }
        sources = sources.unique
    }

    private mutating func add(_ buildFile: ProjectObject, isSource: Bool, _ notes: inout ProjectNotes) {
        let project = target.project
        guard let object = project.file.object(buildFile.text("fileRef")) else {
            // A product of a package has no file.
            if buildFile.text("productRef") == nil { notes.warn("\(project.file.file): build file \(buildFile.id) refers to a deleted object") }
            return
        }
        let children = object.isa == "PBXVariantGroup" ? project.file.objects(object.texts("children")) : [object]
        for child in children { add(reference: child, isSource: isSource, &notes) }
    }

    private mutating func add(reference: ProjectObject, isSource: Bool, _ notes: inout ProjectNotes) {
        let file = target.project.file.file
        switch target.project.tree[reference.id] {
        case .file(let path)?:
            guard let actual = FileLookup.actualPath(of: path) else { return notes.warn("\(file): \(path) is missing") }
            if actual != path { notes.warn("\(file): \(path) is named \(FilePath.name(actual)) on the disk") }
            add(path: actual, isFolder: FileLookup.isFolder(actual), isSource: isSource, &notes)
        case .product(let name)?: add(product: name, of: reference, &notes)
        case .system?: notes.skip("part of Apple's systems “\(reference.label)”")
        case nil: notes.warn("\(file): reference \(reference.id) is in no group")
        }
    }

    /// Adds the files of a target that builds a resource bundle, as CocoaPods makes for the resources of a pod.
    private mutating func add(product name: String, of reference: ProjectObject, _ notes: inout ProjectNotes) {
        let maker = target.project.targets.first { $0.kind == .bundle && $0.object.text("productReference") == reference.id }
        guard let maker, bundle == nil else { return notes.skip("product “\(name)” among the resources of \(target.name)") }
        bundle = name
        for file in maker.buildFiles("PBXResourcesBuildPhase") { add(file, isSource: false, &notes) }
        bundle = nil
    }

    /// Adds a file according to its type.
    ///
    /// - Parameter isSource: False for a file in the resources' phase, where a Swift file is copied like any other.
    private mutating func add(path: String, isFolder: Bool, isSource: Bool, _ notes: inout ProjectNotes) {
        let type = FilePath.type(path)
        if path == informationFile { return }
        if !isFolder, LargeFilePointer.isPointer(path) { notes.warn("\(path): Git LFS has not fetched this file") }
        if let language = Self.foreign[type] { return notes.skip("\(language) “\(FilePath.name(path))” of \(target.name)") }
        if isSource && type == "swift" { return sources.append(path) }
        if Self.ignored.contains(type) { return }
        if ["storyboard", "xib"].contains(type), launchScreens.contains(FilePath.stem(path)) {
            return notes.skip("launch screen “\(FilePath.name(path))” of \(target.name)")
        }
        // A launch screen's translation is named like it.
        if type == "strings", launchScreens.contains(FilePath.stem(path)) { return }
        let resource = ProjectResource(path: path, isFolder: isFolder, bundle: bundle)
        if resourcePaths.insert(resource.destination + "\0" + path).inserted { resources.append(resource) }
    }

    /// Types that Xcode compiles and Lamina does not.
    private static let foreign = [
        "m": "Objective-C file", "mm": "Objective-C file", "c": "C file", "cc": "C++ file", "cpp": "C++ file", "metal": "Metal file",
        "xcdatamodeld": "Core Data model", "xcdatamodel": "Core Data model", "xcmappingmodel": "Core Data mapping",
        "intentdefinition": "intents", "mlmodel": "Core ML model", "xcframework": "prebuilt framework", "framework": "prebuilt framework",
    ]
    /// Types that Xcode leaves out of the bundle.
    private static let ignored: Set = [
        "h", "hpp", "pch", "modulemap", "xcconfig", "entitlements", "xcodeproj", "xcworkspace", "xctestplan", "playground", "docc", "gyb",
    ]
}
