import CoreGraphics
import LaminaWindow
import UIKit

/// Tells a window when text is typed, and where, so that input methods work then and only then.
@MainActor
struct TextEntry {
    private let server: WindowServer
    private var area: CGRect?

    init(_ server: WindowServer) { self.server = server }

    /// Looks whether that has changed.
    mutating func update() {
        let area = UIApplication.shared.textEntryArea
        guard area != self.area else { return }
        self.area = area
        server.setTextInput(
            area.map { TextInputArea(x: Double($0.minX), y: Double($0.minY), width: Double($0.width), height: Double($0.height)) })
    }
}
