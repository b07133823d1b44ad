package import LaminaPrimitives
import LaminaPDF

/// A drawing environment for a bitmap or for the pages of a PDF file.
///
/// User space has its origin in the lower left corner and y up, unless the context was created with another space, as UIKit does.
public final class CGContext {
    /// The width in pixels; 0 for a PDF file.
    public let width: Int
    /// The height in pixels; 0 for a PDF file.
    public let height: Int
    let format: ImageFormat
    var store: PixelStore
    var state: GraphicsState
    /// The stack of states for `restoreGState`.
    var savedStates: [GraphicsState] = []
    /// The current path, in pixels.
    let pendingPath = CGMutablePath()
    /// The open transparency layers, outermost first.
    var groups: [TransparencyGroup] = []
    /// The initial transform from user space to pixels.
    ///
    /// The offset and the blur of shadows are measured in this space, whatever the current transform is.
    var baseSpace: AffineTransform
    /// True when drawings stay shapes, which `canvas` receives; false for a bitmap.
    let keepsShapes: Bool
    /// The receiver of shapes; nil for a bitmap, and between the pages of a PDF file.
    var canvas: MarkCanvas?
    /// The PDF file whose pages are drawn; nil for other contexts.
    let pages: PDFPages?
    var allowsAntialiasing = true
    /// True when the bitmap has samples that `PixelMemory.fill` stores more precisely than a canvas.
    let drawsSamples: Bool
    /// The number of patterns inside which this context draws a cell.
    var patternDepth = 0
    /// The transform of text; its translation is the text position.
    ///
    /// Not part of the graphics state.
    public var textMatrix = CGAffineTransform.identity

    init(width: Int, height: Int, format: ImageFormat, store: PixelStore, userSpace: AffineTransform) {
        self.width = width
        self.height = height
        self.format = format
        self.store = store
        if case .memory(let memory) = store, case .samples = memory.codec { drawsSamples = true } else { drawsSamples = false }
        baseSpace = userSpace
        keepsShapes = false
        pages = nil
        state = GraphicsState(userToPixels: userSpace, clip: .whole(PixelRect(width: width, height: height)))
    }

    /// Creates a context whose drawings stay shapes.
    ///
    /// - Parameters:
    ///   - canvas: The receiver of the shapes; nil before the first page of a PDF file.
    ///   - userSpace: The transform from user space to the canvas, whose y axis points down.
    init(canvas: MarkCanvas?, pages: PDFPages?, userSpace: AffineTransform) {
        width = 0
        height = 0
        format = .none
        store = .bitmap(Bitmap(width: 0, height: 0))
        drawsSamples = false
        baseSpace = userSpace
        keepsShapes = true
        self.canvas = canvas
        self.pages = pages
        state = GraphicsState(userToPixels: userSpace, clip: .whole(canvas.map { PixelRect(covering: $0.bounds) } ?? .empty))
    }

    /// Creates a context that draws on a copy of a bitmap, which `bitmap` and `takeBitmap()` return.
    ///
    /// - Parameters:
    ///   - isOpaque: True when the bitmap has no meaningful alpha; drawing keeps alpha at 255.
    ///   - userSpace: The transform from user space to pixels of the bitmap, whose first row is the top one. Nil puts the origin in the lower left
    ///     corner, with one pixel per point; UIKit and layers of iOS pass only a scale.
    package convenience init(bitmap: Bitmap, isOpaque: Bool = false, userSpace: AffineTransform? = nil) {
        var pixels = bitmap
        if isOpaque { pixels.makeOpaque(pixels.bounds) }
        self.init(
            width: bitmap.width, height: bitmap.height, format: .native(width: bitmap.width, isOpaque: isOpaque), store: .bitmap(pixels),
            userSpace: userSpace ?? .flippingRows(bitmap.height))
    }

    /// A copy of the pixels drawn so far.
    package var bitmap: Bitmap { store.bitmap }

    /// Moves the pixels out of the context without copying them.
    ///
    /// The context is empty afterwards and draws nothing.
    package func takeBitmap() -> Bitmap {
        let bitmap = store.bitmap
        store = .bitmap(Bitmap(width: 0, height: 0))
        state.clip = .whole(.empty)
        return bitmap
    }

    /// Pushes a copy of the graphics state on the stack.
    public func saveGState() { savedStates.append(state) }

    /// Restores the graphics state that was saved last; does nothing when the stack is empty.
    public func restoreGState() {
        guard savedStates.count > (groups.last?.savedCount ?? 0), let last = savedStates.popLast() else {
            return Diagnostics.report(exception: "CGContextRestoreGState", detail: "no saved state is left; nothing restored")
        }
        state = last
    }

    /// Has no effect: drawing is never deferred.
    public func flush() {}

    /// Has no effect: drawing is never deferred.
    public func synchronize() {}

    /// Returns an image of the drawing so far, without transparency layers that are still open.
    public func makeImage() -> CGImage? {
        guard width > 0, height > 0 else { return nil }
        let isOpaque = format.info.alphaInfo.hasAlpha ? nil : true
        let picture = Picture(store.bitmap, isOpaque: isOpaque)
        guard case .memory(let memory) = store, case .samples = memory.codec else { return CGImage(picture, format: format) }
        // The image keeps the samples, which are more precise than the picture.
        return CGImage(picture, format: format, source: CGDataProvider(memory.contents))
    }
}

extension CGContext: Hashable {
    /// True when `a` and `b` are the same object.
    public static func == (a: CGContext, b: CGContext) -> Bool { a === b }
    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension AffineTransform {
    /// Returns the transform that flips y between a space with y up and rows counted from the top.
    ///
    /// The transform is its own inverse, so it converts in both directions.
    static func flippingRows(_ height: Int) -> AffineTransform {
        AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(height))
    }
}

extension Bitmap {
    /// Sets alpha to 255 in a part of the bitmap, as if it had been drawn over black.
    ///
    /// - Precondition: The part lies inside the bitmap.
    mutating func makeOpaque(_ part: PixelRect) {
        for y in part.minY..<part.maxY {
            for x in part.minX..<part.maxX { pixels[y * width + x] |= 0xFF00_0000 }
        }
    }
}
