/// The header through which a target's Swift sees Objective-C.
enum BridgingHeader {
    /// The depth to which headers of the target are followed.
    private static let greatestDepth = 4

    /// Returns the names of the modules that a header imports, itself or through headers beside it: `#import <UIKit/UIKit.h>`, `@import UIKit;`.
    ///
    /// A header that cannot be read imports none.
    static func modules(of path: String) -> [String] { modules(of: path, depth: 0).unique }

    private static func modules(of path: String, depth: Int) -> [String] {
        guard depth <= greatestDepth, let file = FileLookup.actualPath(of: path), let text = try? TextFile.text(file) else { return [] }
        return text.split(whereSeparator: \.isNewline).flatMap { line -> [String] in
            if let match = line.firstMatch(of: /^\s*#\s*(?:import|include)\s*<(\w+)\/|^\s*@import\s+(\w+)/) {
                return [String(match.1 ?? match.2 ?? "")]
            }
            guard let match = line.firstMatch(of: /^\s*#\s*(?:import|include)\s*"([^"]+)"/) else { return [] }
            return modules(of: FilePath.joined(FilePath.folder(file), String(match.1)), depth: depth + 1)
        }
    }
}
