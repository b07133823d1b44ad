import CoreGraphics
import LaminaWindow
import UIKit

/// Tells a window the area in which text is being entered, or that there is none, so that input methods are active only during text entry.
@MainActor
struct TextEntry {
    private let server: WindowServer
    private let screen: WindowScreen
    private var area: CGRect?

    init(_ server: WindowServer, _ screen: WindowScreen) { (self.server, self.screen) = (server, screen) }

    /// Notifies the window if the area has changed.
    mutating func update() {
        let area = UIApplication.shared.textEntryArea.map(screen.rect)
        guard area != self.area else { return }
        self.area = area
        server.setTextInput(
            area.map { TextInputArea(x: Double($0.minX), y: Double($0.minY), width: Double($0.width), height: Double($0.height)) })
    }
}
