import CoreGraphics
import Foundation
import LaminaProcess
import LaminaRun
import UIKit

extension RunRequest {
    /// True when the run shows a preview, which decides the size of the picture.
    var showsPreview: Bool { if case .show = preview { true } else { false } }

    /// Launches the app, or shows the request's preview.
    ///
    /// - Returns: The size of a preview's picture in points; nil for the whole screen.
    @MainActor func launch(_ delegate: any UIApplicationDelegate) -> CGSize? {
        guard case .show(let symbol) = preview, let found = PreviewFunctions.preview(of: symbol)?.preview else {
            UIApplication.shared.launch(with: delegate)
            return nil
        }
        return UIApplication.shared.launch(showing: found, with: delegate)
    }

    /// The request for a picture of the screen's upper left part.
    ///
    /// - Parameter size: The size of the part in points; nil for the whole screen.
    func cropped(to size: CGSize?) -> RunRequest {
        guard let size else { return self }
        var request = self
        (request.device, request.width, request.height) = (nil, size.width, size.height)
        return request
    }

    /// Writes the descriptions of the previews with these symbols to a file.
    @MainActor func listPreviews(_ symbols: [String], to file: String) -> RunStatus {
        announceReady()
        let list = symbols.compactMap { symbol in
            PreviewFunctions.preview(of: symbol).map { found in
                PreviewDescription(
                    symbol: symbol, name: found.preview.name, file: found.place.file, line: found.place.line,
                    isLandscape: found.preview.orientation?.isLandscape == true)
            }
        }
        do {
            try JSONEncoder().encode(list).write(to: URL(filePath: file))
            return .success
        } catch {
            StandardError.write("\(file): \(error.localizedDescription)\n")
            return .cannotCreate
        }
    }
}
