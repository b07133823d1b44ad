import CoreGraphics
import Foundation
import LaminaProcess

/// Reads the files of asset catalogues' sets, and reports those that cannot be read.
enum AssetContents {
    /// The greatest size of a file `Contents.json`, 4 MiB.
    private static let mostBytes = 4 << 20

    /// Decodes the file `Contents.json` of a set; nil, with a diagnostic, when it is missing or no description of such a set.
    static func read<Set: Decodable>(_ type: Set.Type, in folder: URL) -> Set? {
        let path = folder.appending(path: "Contents.json").path
        guard let data = FileManager.default.contents(atPath: path) else {
            Diagnostics.warn("\(path) cannot be read")
            return nil
        }
        guard data.count <= mostBytes else {
            Diagnostics.warn("\(path) has \(data.count) bytes, more than \(mostBytes)")
            return nil
        }
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch {
            Diagnostics.warn("\(path) does not describe a set: \((error as? DecodingError)?.words ?? "\(error)")")
            return nil
        }
    }
}
