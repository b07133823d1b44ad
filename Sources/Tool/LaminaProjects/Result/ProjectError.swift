/// The reasons for which no app can be read from a project; each names the file and, where there is one, the object.
package enum ProjectError: Error, Hashable, CustomStringConvertible {
    /// There is no file or folder at the path.
    case notFound(path: String)
    /// The path leads neither to a project, workspace or playground nor to a folder with Swift files.
    case noProject(path: String)
    /// A folder holds several projects, and none has the folder's name.
    case severalProjects(folder: String, names: [String])
    /// The folder is a Swift package, which SwiftPM reads.
    case swiftPackage(path: String)
    /// A file is larger than any project that a person edits.
    case tooLarge(file: String, bytes: Int, limit: Int)
    /// A file cannot be opened, or its text cannot be parsed.
    case unreadable(file: String, reason: String)
    /// Git left the marks of an unresolved merge in a file.
    case conflictMarks(file: String, line: Int)
    /// An object, named by its identifier, is not in the file.
    case missingObject(file: String, object: String)
    /// An object has another class than its place asks for.
    case wrongObject(file: String, object: String, found: String)
    /// A group of the project contains itself.
    case groupCycle(file: String, object: String)
    /// A target depends on itself, directly or through others.
    case targetCycle(file: String, target: String)
    /// A build setting refers to itself, directly or through others, or grows beyond any use.
    case endlessSetting(file: String, setting: String)
    case noAppTarget(file: String, targets: [String])
    case noSuchTarget(file: String, target: String, targets: [String])
    /// Several targets build apps, and none has the project's name.
    case severalTargets(file: String, targets: [String])
    /// A target has no Swift file to compile.
    case noSources(file: String, target: String)
    /// The package for an app cannot be written.
    case cannotWrite(path: String, reason: String)

    package var description: String {
        switch self {
        case .notFound(let path): "\(path.printable): no such file or folder"
        case .noProject(let path): "\(path.printable): neither an Xcode project nor a folder with Swift files"
        case .severalProjects(let folder, let names): "\(folder.printable) holds several projects: \(names.list); give the path of one"
        case .swiftPackage(let path): "\(path.printable) is a Swift package"
        case .tooLarge(let file, let bytes, let limit): "\(file.printable): \(bytes) bytes; the largest file that is read has \(limit)"
        case .unreadable(let file, let reason): "\(file.printable): \(reason.printable)"
        case .conflictMarks(let file, let line): "\(file.printable):\(line): a merge conflict is not resolved"
        case .missingObject(let file, let object): "\(file.printable): object \(object.printable) is missing"
        case .wrongObject(let file, let object, let found): "\(file.printable): object \(object.printable) cannot be a \(found.printable) here"
        case .groupCycle(let file, let object): "\(file.printable): group \(object.printable) contains itself"
        case .targetCycle(let file, let target): "\(file.printable): target “\(target.printable)” depends on itself"
        case .endlessSetting(let file, let setting): "\(file.printable): build setting \(setting.printable) refers to itself, or is too long"
        case .noAppTarget(let file, let targets):
            "\(file.printable): no target builds an app for iOS\(targets.isEmpty ? "" : "; there are \(targets.list)")"
        case .noSuchTarget(let file, let target, let targets):
            "\(file.printable): no app target is named “\(target.printable)”; there are \(targets.list)"
        case .severalTargets(let file, let targets): "\(file.printable): several targets build apps, and none has the project's name: \(targets.list)"
        case .noSources(let file, let target): "\(file.printable): target “\(target.printable)” has no Swift files"
        case .cannotWrite(let path, let reason): "\(path.printable): \(reason.printable)"
        }
    }
}

extension [String] {
    /// The names in quotation marks, the first ten of them.
    fileprivate var list: String {
        prefix(10).map { "“\($0.printable)”" }.joined(separator: ", ") + (count > 10 ? " and \(count - 10) others" : "")
    }
}

extension String {
    /// The text on one line, at most 300 characters of it, for messages.
    var printable: String {
        let line = String(prefix(300).map { $0.isNewline || $0.asciiValue.map { $0 < 32 || $0 == 127 } == true ? "�" : $0 })
        return count > 300 ? line + "…" : line
    }
}
