import Foundation
import LaminaHardware
import LaminaRun

/// An app that can be started.
struct BuiltApp {
    /// The app as the user names it.
    let name: String
    /// The path of the executable.
    let executable: String

    /// The size of the screen for an app that runs in landscape only, as its Info.plist says; nil for all others.
    var usualSize: (width: Double, height: Double)? {
        guard isLandscapeOnly(on: .phone) else { return nil }
        let upright = RunRequest(destination: .nowhere, format: .png)
        return (upright.height, upright.width)
    }

    /// Returns true when the app begins on a device's side: it supports nothing else, or the user asks for what it supports.
    func starts(on device: DeviceModel, inLandscape isAsked: Bool) -> Bool {
        if isLandscapeOnly(on: device.idiom) { return true }
        let named = orientations(on: device.idiom)
        return isAsked && (named.isEmpty || named.contains(where: Self.isLandscape))
    }

    private func isLandscapeOnly(on idiom: DeviceModel.Idiom) -> Bool {
        let named = orientations(on: idiom)
        return !named.isEmpty && named.allSatisfy(Self.isLandscape)
    }

    private static func isLandscape(_ orientation: String) -> Bool { orientation.hasPrefix("UIInterfaceOrientationLandscape") }

    /// The orientations that Info.plist names for an idiom; empty without that file or its key.
    private func orientations(on idiom: DeviceModel.Idiom) -> [String] {
        let folder = URL(filePath: executable).deletingLastPathComponent()
        guard folder.pathExtension == "app", let data = try? Data(contentsOf: folder.appending(path: "Info.plist")),
            let table = try? PropertyListDecoder().decode(Orientations.self, from: data)
        else { return [] }
        return (idiom == .phone ? table.phone : table.pad) ?? table.all ?? []
    }

    private struct Orientations: Decodable {
        let phone: [String]?
        let pad: [String]?
        let all: [String]?

        enum CodingKeys: String, CodingKey {
            case phone = "UISupportedInterfaceOrientations~iphone"
            case pad = "UISupportedInterfaceOrientations~ipad"
            case all = "UISupportedInterfaceOrientations"
        }
    }
}
