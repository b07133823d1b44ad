import CoreGraphics
import Foundation

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
            Diagnostics.warn("\(path) does not describe a set: \(reason(error))")
            return nil
        }
    }

    private static func reason(_ error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, _): "“\(key.stringValue)” is missing"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            "“\(context.codingPath.map(\.stringValue).joined(separator: "."))” is of another type"
        default: "it is not JSON"
        }
    }
}
