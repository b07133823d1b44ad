public import CoreGraphics
public import Foundation
import LaminaPrimitives
import Synchronization

/// The contexts that UIKit's drawing goes to: a stack for each thread.
private final class ContextStack {
    private static let key = "lamina.uikit.contexts"

    static var current: ContextStack {
        if let stack = Thread.current.threadDictionary[key] as? ContextStack { return stack }
        let stack = ContextStack()
        Thread.current.threadDictionary[key] = stack
        return stack
    }

    var contexts: [Entry] = []

    struct Entry {
        /// Nil for an image of a size that no bitmap has: nothing is drawn until it is ended.
        let context: CGContext?
        /// Pixels per point, for image contexts; nil for others.
        let imageScale: CGFloat?
    }
}

/// The context that drawing goes to; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.contexts.last.flatMap(\.context) }

/// Sends drawing to a context until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) {
    ContextStack.current.contexts.append(ContextStack.Entry(context: context, imageScale: nil))
}

/// Ends what `UIGraphicsPushContext` began.
public func UIGraphicsPopContext() {
    guard ContextStack.current.contexts.last?.imageScale == nil else { return }
    _ = ContextStack.current.contexts.popLast()
}

/// Sends drawing to a new image with one pixel per point.
///
/// - Parameter size: In points.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Sends drawing to a new image, y down.
///
/// - Parameters:
///   - size: In points; what is not a size that a bitmap can have gives no context.
///   - scale: Pixels per point; 0 takes 2, which is the scale of the screen unless the output says otherwise.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : GraphicsScale.screen
    let context = CGContext.image(size: size, scale: scale, isOpaque: opaque)
    ContextStack.current.contexts.append(ContextStack.Entry(context: context, imageScale: scale))
}

/// What was drawn into the current image so far; nil when there is none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let entry = ContextStack.current.contexts.last, let scale = entry.imageScale, let image = entry.context?.makeImage() else {
        return nil
    }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Ends what `UIGraphicsBeginImageContext` began.
public func UIGraphicsEndImageContext() {
    guard ContextStack.current.contexts.last?.imageScale != nil else { return }
    ContextStack.current.contexts.removeLast()
}

/// Confines drawing to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

/// Fills a rectangle with the current fill colour.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Fills a rectangle with the current fill colour, blended with what is there.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// Draws a frame of one point inside a rectangle's edges, in the current fill colour.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a frame of one point inside a rectangle's edges, in the current fill colour, blended with what is there.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    let inner = rect.insetBy(dx: 0, dy: 1)
    UIRectFillUsingBlendMode(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1), blendMode)
    UIRectFillUsingBlendMode(CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1), blendMode)
    UIRectFillUsingBlendMode(CGRect(x: inner.minX, y: inner.minY, width: 1, height: inner.height), blendMode)
    UIRectFillUsingBlendMode(CGRect(x: inner.maxX - 1, y: inner.minY, width: 1, height: inner.height), blendMode)
}

/// The screen's scale, for drawing on any thread.
package enum GraphicsScale {
    private static let current = Mutex(CGFloat(2))

    /// Pixels per point.
    package static var screen: CGFloat {
        get { current.withLock { $0 } }
        set { current.withLock { $0 = newValue } }
    }
}

extension CGContext {
    /// A context over a new bitmap, in points, y down; nil for sizes that no bitmap has.
    static func image(size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGContext? {
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        guard width >= 1, height >= 1, width <= 32768, height <= 32768 else { return nil }
        guard MemoryRoom.has(width: Int(width), height: Int(height)) else {
            Diagnostics.report(exception: "UIGraphicsImageContext", detail: "no memory for \(width)×\(height) pixels; no context made")
            return nil
        }
        return CGContext(
            bitmap: Bitmap(width: Int(width), height: Int(height)), isOpaque: isOpaque, userSpace: .scale(scale, scale))
    }
}
