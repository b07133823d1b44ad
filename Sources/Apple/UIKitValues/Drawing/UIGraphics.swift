public import CoreGraphics
public import Foundation
import LaminaConcurrency
import LaminaPrimitives

/// The stack of graphics contexts of one thread.
final class ContextStack {
    private static let key = "lamina.uikit.contexts"

    static var current: ContextStack {
        if let stack = Thread.current.threadDictionary[key] as? ContextStack { return stack }
        let stack = ContextStack()
        Thread.current.threadDictionary[key] = stack
        return stack
    }

    var contexts: [Entry] = []

    struct Entry {
        /// The context; nil for an image whose size no bitmap supports.
        ///
        /// Without a context, drawing has no effect until `UIGraphicsEndImageContext` removes the entry.
        let context: CGContext?
        /// The scale of an image context, in pixels per point; nil for a pushed context.
        let imageScale: CGFloat?
        /// The rectangle of the pages of a PDF file; nil for other contexts.
        var pdfBounds: CGRect?
    }
}

/// Returns the current context of this thread; nil outside drawing code.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.contexts.last.flatMap(\.context) }

/// Makes a context current until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) {
    ContextStack.current.contexts.append(ContextStack.Entry(context: context, imageScale: nil))
}

/// Removes the context that `UIGraphicsPushContext` pushed last; an image context or a PDF file on top of the stack is kept.
public func UIGraphicsPopContext() {
    guard let last = ContextStack.current.contexts.last, last.imageScale == nil, last.pdfBounds == nil else { return }
    _ = ContextStack.current.contexts.popLast()
}

/// Begins an image context with one pixel per point.
///
/// - Parameter size: The size of the image, in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image context, with the y axis pointing down, and makes it current.
///
/// - Parameters:
///   - size: The size of the image, in points; a size that no bitmap supports makes a context that draws nothing.
///   - scale: Pixels per point; 0 uses the screen's scale, which is 2 unless the output sets another.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : GraphicsScale.screen
    let context = CGContext.image(size: size, scale: scale, isOpaque: opaque)
    ContextStack.current.contexts.append(ContextStack.Entry(context: context, imageScale: scale))
}

/// Returns an image of the current image context so far; nil when the current context is no image context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let entry = ContextStack.current.contexts.last, let scale = entry.imageScale, let image = entry.context?.makeImage() else {
        return nil
    }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Removes the image context that was begun last; a pushed context on top of the stack is kept.
public func UIGraphicsEndImageContext() {
    guard ContextStack.current.contexts.last?.imageScale != nil else { return }
    ContextStack.current.contexts.removeLast()
}

/// Intersects the current clip with a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

/// Fills a rectangle with the current fill colour, replacing the pixels below.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle with the current fill colour and a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// Draws a frame 1 point wide inside a rectangle's edges in the current fill colour, replacing the pixels below.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a frame 1 point wide inside a rectangle's edges in the current fill colour with a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    let inner = rect.insetBy(dx: 0, dy: 1)
    UIRectFillUsingBlendMode(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1), blendMode)
    UIRectFillUsingBlendMode(CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1), blendMode)
    UIRectFillUsingBlendMode(CGRect(x: inner.minX, y: inner.minY, width: 1, height: inner.height), blendMode)
    UIRectFillUsingBlendMode(CGRect(x: inner.maxX - 1, y: inner.minY, width: 1, height: inner.height), blendMode)
}

/// The screen's scale for drawing code, which may run on any thread; `UIScreen` is accessible on the main actor only.
package enum GraphicsScale {
    private static let current = Guarded(CGFloat(2))

    /// The screen's scale, in pixels per point; the default is 2.
    package static var screen: CGFloat {
        get { current.withLock { $0 } }
        set { current.withLock { $0 = newValue } }
    }
}

extension CGContext {
    /// Returns a context that draws into a new bitmap, in points, with the y axis pointing down.
    ///
    /// - Returns: Nil when the width or height is outside 1…32768 pixels, or when the bitmap does not fit into memory.
    package static func image(size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGContext? {
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        guard width >= 1, height >= 1, width <= 32768, height <= 32768 else { return nil }
        guard MemoryRoom.fits(width: Int(width), height: Int(height)) else {
            Diagnostics.report(exception: "UIGraphicsImageContext", detail: "not enough memory for \(width)×\(height) pixels; no context made")
            return nil
        }
        return CGContext(
            bitmap: Bitmap(width: Int(width), height: Int(height)), isOpaque: isOpaque, userSpace: .scale(scale, scale))
    }
}
