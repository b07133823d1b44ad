import Foundation
import LaminaRun

/// An app that can be started.
struct BuiltApp {
    /// The app as the user names it.
    let name: String
    /// The path of the executable.
    let executable: String

    /// The size of the screen for an app that runs in landscape only, as its Info.plist says; nil for all others.
    var usualSize: (width: Double, height: Double)? {
        let folder = URL(filePath: executable).deletingLastPathComponent()
        guard folder.pathExtension == "app", let data = try? Data(contentsOf: folder.appending(path: "Info.plist")),
            let table = try? PropertyListDecoder().decode(Orientations.self, from: data)
        else { return nil }
        let orientations = table.phone ?? table.all ?? []
        guard !orientations.isEmpty, orientations.allSatisfy({ $0.hasPrefix("UIInterfaceOrientationLandscape") }) else { return nil }
        let upright = RunRequest(destination: .nowhere, format: .png)
        return (upright.height, upright.width)
    }

    private struct Orientations: Decodable {
        let phone: [String]?
        let all: [String]?

        enum CodingKeys: String, CodingKey {
            case phone = "UISupportedInterfaceOrientations~iphone"
            case all = "UISupportedInterfaceOrientations"
        }
    }
}
