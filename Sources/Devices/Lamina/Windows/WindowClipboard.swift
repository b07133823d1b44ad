import LaminaWindow
import UIKit

/// The desktop's clipboard, accessed through a window.
@MainActor
final class WindowClipboard: SystemClipboard {
    private let server: WindowServer

    init(_ server: WindowServer) { self.server = server }

    var text: String? {
        get { server.clipboard() }
        set { server.setClipboard(newValue ?? "") }
    }
}
