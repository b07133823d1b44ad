import Foundation
import Glibc
import LaminaRun
import UIKit

/// The functions that the Swift SDK makes of `#Preview`, found by their symbols.
@MainActor
enum PreviewFunctions {
    /// Returns the preview that a function registers, and its place; nil when the program has no such function.
    static func preview(of symbol: String) -> (preview: Preview, place: Preview.Place)? {
        guard symbol.hasPrefix(RunPreview.symbolPrefix), let address = unsafe dlsym(nil, symbol) else { return nil }
        // Safe because only functions of this type have symbols with the prefix.
        let register = unsafe unsafeBitCast(address, to: (@convention(c) () -> Void).self)
        register()
        return Preview.registered
    }
}
