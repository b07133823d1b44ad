import CSDL2
import Foundation
import LaminaPrimitives

/// A window of SDL with its surface; used on one thread only.
@safe
final class SDLWindow {
    let library: SDLLibrary
    private let handle: OpaquePointer
    /// The number of pixels per point from the description; nil asks the display.
    private let fixedScale: Double?

    var functions: lamina_sdl_functions { library.functions }

    /// Initialises SDL and opens a window.
    init(_ description: WindowDescription, library: SDLLibrary) throws(WindowError) {
        self.library = library
        fixedScale = description.scale
        try Self.start(library)
        let scale = description.scale ?? Self.scaleOfDisplay(library)
        let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
        // SDL copies the title; `close` destroys the window.
        let handle = unsafe library.functions.SDL_CreateWindow(
            description.title, Self.anywhere, Self.anywhere, Self.side(description.width, scale), Self.side(description.height, scale), flags)
        guard let handle = unsafe handle else {
            let reason = library.lastError
            library.functions.SDL_Quit()
            throw .failed(reason: reason)
        }
        unsafe self.handle = handle
        if let icon = description.icon { setIcon(icon) }
    }

    /// Destroys the window and shuts SDL down; no method may be called afterwards.
    func close() {
        unsafe functions.SDL_DestroyWindow(handle)
        functions.SDL_Quit()
    }

    /// The current size of the window's content.
    var size: WindowSize {
        var (width, height) = (Int32(0), Int32(0))
        // Safe because the handle is this window's, and the call writes the two numbers only for its duration.
        unsafe functions.SDL_GetWindowSizeInPixels(handle, &width, &height)
        return WindowSize(width: max(1, Int(width)), height: max(1, Int(height)), scale: fixedScale ?? scale(pixels: width))
    }

    /// Asks the desktop for another size, in units of SDL's coordinates.
    func resize(width: Double, height: Double) { unsafe functions.SDL_SetWindowSize(handle, Self.side(width, 1), Self.side(height, 1)) }

    /// The refresh rate of the display that shows the window, in hertz; nil when the display does not report it.
    var refreshRate: Double? {
        var mode = unsafe SDL_DisplayMode()
        // Safe because the handle is this window's, and the call writes the mode only for its duration.
        guard unsafe functions.SDL_GetCurrentDisplayMode(functions.SDL_GetWindowDisplayIndex(handle), &mode) == 0 else { return nil }
        let rate = unsafe mode.refresh_rate
        return rate > 0 ? Double(rate) : nil
    }

    /// The number of points per unit of SDL's coordinates.
    var pointsPerUnit: Double {
        let size = size
        return Double(size.width) / Double(unitWidth) / size.scale
    }

    /// Shows a part of a bitmap that has the window's size.
    ///
    /// - Returns: False when the window has been resized; SDL's event about that has not been handled yet.
    @discardableResult
    func show(_ bitmap: Bitmap, _ damage: Damage) -> Bool {
        // Safe because SDL's surface stays valid until the next event is polled.
        guard let surface = unsafe functions.SDL_GetWindowSurface(handle) else { return false }
        guard unsafe surface.pointee.w == bitmap.width, unsafe surface.pointee.h == bitmap.height else { return false }
        for rect in damage.rects { unsafe copy(bitmap, rect, to: surface) }
        let rects = damage.rects.map { SDL_Rect(x: Int32($0.minX), y: Int32($0.minY), w: Int32($0.width), h: Int32($0.height)) }
        // Safe because the call reads the rectangles only for its duration.
        return unsafe functions.SDL_UpdateWindowSurfaceRects(handle, rects, Int32(rects.count)) == 0
    }

    /// Enables input methods for an area of text entry, or disables them.
    func setTextInput(_ area: TextInputArea?, unitsPerPoint: Double) {
        guard let area else { return functions.SDL_StopTextInput() }
        func unit(_ points: Double) -> Int32 { Int32(min(max((points * unitsPerPoint).rounded(), -1e6), 1e6)) }
        var rect = SDL_Rect(x: unit(area.x), y: unit(area.y), w: unit(area.width), h: unit(area.height))
        unsafe functions.SDL_SetTextInputRect(&rect)
        functions.SDL_StartTextInput()
    }

    /// The text in the desktop's clipboard; nil when it holds none.
    var clipboard: String? {
        // SDL returns a copy of the text, which must be released with `SDL_free`.
        guard let text = unsafe functions.SDL_GetClipboardText() else { return nil }
        defer { unsafe functions.SDL_free(text) }
        let string = unsafe String(cString: text)
        return string.isEmpty ? nil : string
    }

    func setClipboard(_ text: String) {
        // Safe because SDL copies the text.
        _ = unsafe functions.SDL_SetClipboardText(text)
    }

    /// Copies a rectangle, which must lie within both the bitmap and the surface.
    private func copy(_ bitmap: Bitmap, _ rect: PixelRect, to surface: UnsafeMutablePointer<SDL_Surface>) {
        let pitch = unsafe Int(surface.pointee.pitch)
        guard let pixels = unsafe surface.pointee.pixels, let format = unsafe surface.pointee.format else { return }
        let target = unsafe pixels + rect.minY * pitch + rect.minX * Int(format.pointee.BytesPerPixel)
        unsafe bitmap.pixels.withUnsafeBufferPointer { source in
            guard let base = source.baseAddress else { return }
            // The bitmap's pixels are opaque, so alpha can be ignored, and the conversion to usual surface formats is a plain copy.
            _ = unsafe functions.SDL_ConvertPixels(
                Int32(rect.width), Int32(rect.height), SDL_PIXELFORMAT_RGB888.rawValue, base + rect.minY * bitmap.width + rect.minX,
                Int32(bitmap.width * 4), format.pointee.format, target, Int32(pitch))
        }
    }
}

extension SDLWindow {
    /// The position with which SDL chooses a place for the window.
    private static let anywhere = Int32(bitPattern: UInt32(SDL_WINDOWPOS_UNDEFINED_MASK))

    private static func start(_ library: SDLLibrary) throws(WindowError) {
        let functions = library.functions
        functions.SDL_SetMainReady()
        if ProcessInfo.processInfo.environment[SDL_HINT_VIDEODRIVER]?.isEmpty != false {
            // With other drivers, SDL would open windows that nobody sees, or take over the console.
            _ = unsafe functions.SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "x11,wayland", SDL_HINT_OVERRIDE)
        }
        // The app handles signals itself.
        _ = unsafe functions.SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
        _ = unsafe functions.SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
        // A click that activates the window also counts as input, as in other desktop windows.
        _ = unsafe functions.SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
        // Without this, every touch would arrive a second time, as a mouse event.
        _ = unsafe functions.SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
        _ = unsafe functions.SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1")
        lamina_ignore_display_errors()
        guard functions.SDL_Init(SDL_INIT_VIDEO) == 0 else { throw .failed(reason: library.lastError) }
        // On X, a surface in plain memory shows seventy times as many frames per second as one that goes through a texture. Wayland supports only
        // textures.
        if let driver = unsafe functions.SDL_GetCurrentVideoDriver(), unsafe String(cString: driver) == "x11" {
            _ = unsafe functions.SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
        }
        functions.SDL_StopTextInput()
    }

    /// Returns the number of pixels per point for the display's density, in steps of a quarter; 96 pixels per inch give 1.
    private static func scaleOfDisplay(_ library: SDLLibrary) -> Double {
        var density = Float(0)
        // Safe because the call writes the number only for its duration.
        guard unsafe library.functions.SDL_GetDisplayDPI(0, &density, nil, nil) == 0, density.isFinite else { return 1 }
        return min(max((Double(density) / 96 * 4).rounded() / 4, 1), 4)
    }

    private static func side(_ points: Double, _ scale: Double) -> Int32 {
        Int32(min(max((points * scale).rounded(), 1), 16_384))
    }

    private func scale(pixels: Int32) -> Double {
        let ratio = Double(pixels) / Double(unitWidth)
        // If a unit covers several pixels, as on Wayland, this ratio is the scale that the desktop has chosen.
        return ratio > 1 ? ratio : Self.scaleOfDisplay(library)
    }

    private var unitWidth: Int32 {
        var (width, height) = (Int32(0), Int32(0))
        unsafe functions.SDL_GetWindowSize(handle, &width, &height)
        return max(1, width)
    }

    private func setIcon(_ icon: Bitmap) {
        var pixels = icon.pixels
        let (width, height) = (Int32(icon.width), Int32(icon.height))
        unsafe pixels.withUnsafeMutableBytes { bytes in
            // Safe because SDL copies the icon, so the surface does not outlive these bytes.
            guard let base = bytes.baseAddress,
                let surface = unsafe functions.SDL_CreateRGBSurfaceWithFormatFrom(
                    base, width, height, 32, width * 4, SDL_PIXELFORMAT_ARGB8888.rawValue)
            else { return }
            unsafe functions.SDL_SetWindowIcon(handle, surface)
            unsafe functions.SDL_FreeSurface(surface)
        }
    }
}
