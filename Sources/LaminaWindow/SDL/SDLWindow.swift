import CSDL2
import Foundation
import LaminaPrimitives
import LaminaScene

/// A window of SDL's with its pixels; lives on one thread.
@safe
final class SDLWindow {
    let library: SDLLibrary
    private let handle: OpaquePointer
    /// Pixels per point, given or asked of the display.
    private let fixedScale: Double?

    var functions: lamina_sdl_functions { library.functions }

    /// Starts SDL and opens a window.
    init(_ description: WindowDescription, library: SDLLibrary) throws(WindowError) {
        self.library = library
        fixedScale = description.scale
        try Self.start(library)
        let scale = description.scale ?? Self.scaleOfDisplay(library)
        let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
        // SDL copies the title; the window is destroyed in `close`.
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

    /// Destroys the window and ends SDL; nothing may be called afterwards.
    func close() {
        unsafe functions.SDL_DestroyWindow(handle)
        functions.SDL_Quit()
    }

    /// The size of what is seen.
    var size: WindowSize {
        var (width, height) = (Int32(0), Int32(0))
        // The handle is this window's; two numbers are filled in.
        unsafe functions.SDL_GetWindowSizeInPixels(handle, &width, &height)
        return WindowSize(width: max(1, Int(width)), height: max(1, Int(height)), scale: fixedScale ?? scale(pixels: width))
    }

    /// Points per unit in which SDL tells places.
    var pointsPerUnit: Double {
        let size = size
        return Double(size.width) / Double(unitWidth) / size.scale
    }

    /// Shows a part of a bitmap of the window's size.
    ///
    /// - Returns: False when the window has another size by now: its event is on the way.
    @discardableResult
    func show(_ bitmap: Bitmap, _ damage: Damage) -> Bool {
        // The surface is SDL's and valid until the next event is taken.
        guard let surface = unsafe functions.SDL_GetWindowSurface(handle) else { return false }
        guard unsafe surface.pointee.w == bitmap.width, unsafe surface.pointee.h == bitmap.height else { return false }
        for rect in damage.rects { unsafe copy(bitmap, rect, to: surface) }
        let rects = damage.rects.map { SDL_Rect(x: Int32($0.minX), y: Int32($0.minY), w: Int32($0.width), h: Int32($0.height)) }
        // Lends the rectangles for one call.
        return unsafe functions.SDL_UpdateWindowSurfaceRects(handle, rects, Int32(rects.count)) == 0
    }

    /// Turns input methods on for an area, or off.
    func setTextInput(_ area: TextInputArea?, unitsPerPoint: Double) {
        guard let area else { return functions.SDL_StopTextInput() }
        func unit(_ points: Double) -> Int32 { Int32(min(max((points * unitsPerPoint).rounded(), -1e6), 1e6)) }
        var rect = SDL_Rect(x: unit(area.x), y: unit(area.y), w: unit(area.width), h: unit(area.height))
        unsafe functions.SDL_SetTextInputRect(&rect)
        functions.SDL_StartTextInput()
    }

    /// Nil when it holds no text.
    var clipboard: String? {
        // The text is SDL's copy for us, which SDL takes back.
        guard let text = unsafe functions.SDL_GetClipboardText() else { return nil }
        defer { unsafe functions.SDL_free(text) }
        let string = unsafe String(cString: text)
        return string.isEmpty ? nil : string
    }

    func setClipboard(_ text: String) {
        // SDL copies the text.
        _ = unsafe functions.SDL_SetClipboardText(text)
    }

    /// Copies a rectangle, which lies within both.
    private func copy(_ bitmap: Bitmap, _ rect: PixelRect, to surface: UnsafeMutablePointer<SDL_Surface>) {
        let pitch = unsafe Int(surface.pointee.pitch)
        guard let pixels = unsafe surface.pointee.pixels, let format = unsafe surface.pointee.format else { return }
        let target = unsafe pixels + rect.minY * pitch + rect.minX * Int(format.pointee.BytesPerPixel)
        unsafe bitmap.pixels.withUnsafeBufferPointer { source in
            guard let base = source.baseAddress else { return }
            // Opaque pixels are the same with and without an alpha channel, so the usual formats are plain copies inside.
            _ = unsafe functions.SDL_ConvertPixels(
                Int32(rect.width), Int32(rect.height), SDL_PIXELFORMAT_RGB888.rawValue, base + rect.minY * bitmap.width + rect.minX,
                Int32(bitmap.width * 4), format.pointee.format, target, Int32(pitch))
        }
    }
}

extension SDLWindow {
    /// Lets SDL choose a place.
    private static let anywhere = Int32(bitPattern: UInt32(SDL_WINDOWPOS_UNDEFINED_MASK))

    private static func start(_ library: SDLLibrary) throws(WindowError) {
        let functions = library.functions
        functions.SDL_SetMainReady()
        if ProcessInfo.processInfo.environment[SDL_HINT_VIDEODRIVER]?.isEmpty != false {
            // SDL would go on to drivers without anything to see, or take a console for itself.
            _ = unsafe functions.SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "x11,wayland", SDL_HINT_OVERRIDE)
        }
        // Signals are the application's matter.
        _ = unsafe functions.SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
        _ = unsafe functions.SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
        // A click that brings the window to the front counts, as on other windows of the desktop.
        _ = unsafe functions.SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
        _ = unsafe functions.SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
        _ = unsafe functions.SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1")
        lamina_ignore_display_errors()
        guard functions.SDL_Init(SDL_INIT_VIDEO) == 0 else { throw .failed(reason: library.lastError) }
        // Plain memory on X: seventy times the frames of a window that goes through a texture. Wayland has only the latter.
        if let driver = unsafe functions.SDL_GetCurrentVideoDriver(), unsafe String(cString: driver) == "x11" {
            _ = unsafe functions.SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
        }
        functions.SDL_StopTextInput()
    }

    /// Pixels per point that a display's density asks for, in quarters: 96 pixels an inch is 1.
    private static func scaleOfDisplay(_ library: SDLLibrary) -> Double {
        var density = Float(0)
        // Fills the one number that is lent to it.
        guard unsafe library.functions.SDL_GetDisplayDPI(0, &density, nil, nil) == 0, density.isFinite else { return 1 }
        return min(max((Double(density) / 96 * 4).rounded() / 4, 1), 4)
    }

    private static func side(_ points: Double, _ scale: Double) -> Int32 {
        Int32(min(max((points * scale).rounded(), 1), 16_384))
    }

    private func scale(pixels: Int32) -> Double {
        let ratio = Double(pixels) / Double(unitWidth)
        // Where units are not pixels, as on Wayland, the desktop has chosen the scale.
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
            // SDL copies the icon, so that the surface need not outlive the call.
            guard let base = bytes.baseAddress,
                let surface = unsafe functions.SDL_CreateRGBSurfaceWithFormatFrom(
                    base, width, height, 32, width * 4, SDL_PIXELFORMAT_ARGB8888.rawValue)
            else { return }
            unsafe functions.SDL_SetWindowIcon(handle, surface)
            unsafe functions.SDL_FreeSurface(surface)
        }
    }
}
