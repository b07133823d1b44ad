import Foundation
import LaminaMarkup
import LaminaProjects
import UIKit

/// A folder for the inputs that are read as files.
private let folder: URL = {
    let url = FileManager.default.temporaryDirectory.appending(path: "lamina-fuzz-\(getpid())")
    try? FileManager.default.createDirectory(at: url.appending(path: "Shop.xcodeproj"), withIntermediateDirectories: true)
    for number in 0..<setCount {
        for kind in ["imageset", "colorset", "dataset"] {
            try? FileManager.default.createDirectory(at: url.appending(path: "A.xcassets/S\(number).\(kind)"), withIntermediateDirectories: true)
        }
    }
    try? Data("let a = 1\n".utf8).write(to: url.appending(path: "main.swift"))
    return url
}()

/// The number of sets that take turns, because what a set contains may be cached.
private let setCount = 8
private let bundle = Bundle(path: folder.path)
@MainActor private var turn = 0

/// Reads a project, and makes the package of its app.
@MainActor func fuzzProject(_ bytes: [UInt8]) {
    let project = folder.appending(path: "Shop.xcodeproj")
    guard (try? Data(bytes).write(to: project.appending(path: "project.pbxproj"))) != nil else { return }
    guard let app = try? ProjectReader.read(project.path) else { return }
    let package = AppPackage(app)
    // Outside of literals, the manifest has nothing of the project; a line break in one would end it.
    precondition(package.links.keys.allSatisfy { !$0.contains("\n") && !$0.contains("/../") }, "a link leaves the package")
}

/// Makes all controllers of a storyboard, loads and lays out their views, and performs their segues.
@MainActor func fuzzStoryboard(_ bytes: [UInt8]) {
    guard let document = try? StoryboardDocument(Data(bytes), file: "input") else { return }
    let storyboard = UIStoryboard(document, bundle: .main)
    var controllers = document.identifiers.prefix(8).map { storyboard.instantiateViewController(withIdentifier: $0) }
    if let initial = storyboard.instantiateInitialViewController() { controllers.append(initial) }
    for controller in controllers {
        controller.loadViewIfNeeded()
        controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        controller.view.layoutIfNeeded()
    }
    CATransaction.flush()
}

/// Reads the description of a set of each kind.
@MainActor func fuzzCatalog(_ bytes: [UInt8]) {
    turn = (turn + 1) % setCount
    for kind in ["imageset", "colorset", "dataset"] {
        try? Data(bytes).write(to: folder.appending(path: "A.xcassets/S\(turn).\(kind)/Contents.json"))
    }
    let name = "S\(turn)"
    guard let bundle else { return }
    _ = UIImage(named: name, in: bundle, compatibleWith: UITraitCollection(displayScale: 2))
    let color = UIColor(named: name, in: bundle, compatibleWith: nil)
    _ = color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor.components
    _ = NSDataAsset(name: name, bundle: bundle)
}
