package import Foundation

extension UIWindow {
    /// Shows a preview on the screen, and returns the size of its container; nil for the whole screen.
    package func show(_ preview: Preview) -> CGSize? {
        let content = preview.content()
        let isBare = preview.layout != .device
        coversDevice = !isBare
        rootViewController = if case .controller(let controller) = content, !isBare { controller } else { PreviewContainer(content, isBare: isBare) }
        makeKeyAndVisible()
        switch preview.layout {
        case .device: return nil
        case .fixed(let width, let height): frame.size = PreviewSize.fixed(width: width, height: height, on: screen.bounds.size)
        case .sizeThatFits:
            // Texts have their size only in a window, by its traits.
            layoutIfNeeded()
            frame.size = PreviewSize.fitting(content, in: screen.bounds.size)
        }
        return frame.size
    }
}
