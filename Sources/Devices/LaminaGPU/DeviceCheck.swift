import LaminaCompositor
import LaminaPrimitives
import LaminaScene

/// A test of a device before it is used: small pictures, one for each blend mode, must have the processor's bytes.
///
/// Drivers have faults. Together the pictures run every kind of item and every operation of the shader.
package enum DeviceCheck {
    private static let side = 48

    /// - Throws: `DeviceAbsence.unusable` if a picture differs or the device fails.
    package static func pass(_ device: VulkanDevice) throws(DeviceAbsence) {
        let (onDevice, onProcessor) = (Compositor(device: .always(device)), Compositor())
        for mode in BlendMode.allCases {
            var (drawn, expected) = (Bitmap(width: side, height: side), Bitmap(width: side, height: side))
            onDevice.draw(frame(mode), into: &drawn)
            onProcessor.draw(frame(mode), into: &expected)
            if let failure = onDevice.deviceFailure { throw .unusable("\(failure)") }
            guard drawn == expected else { throw .unusable("its pictures differ from those of the processor") }
        }
        guard onDevice.drawnTiles.processor == 0 else { throw .unusable("it leaves tiles to the processor") }
    }

    /// The number of pictures.
    package static var count: Int { BlendMode.allCases.count }

    /// A gradient, an enlarged picture in a blend mode, a turned and tinted one, and a translucent, clipped group of two shapes under a mask.
    private static func frame(_ mode: BlendMode) -> Frame {
        let whole = PixelRect(width: side, height: side)
        let circle = Clip(parent: nil, shape: .roundedRect(RoundedRect(Rect(4.5, 5, 38, 37), radius: 18)), placement: .identity, bounds: whole)
        func item(
            _ layer: UInt64, _ content: DrawContent, _ blend: BlendMode = .normal, opacity: Float = 1, turn: Double = 0, clip: Clip? = nil
        ) -> DrawItem {
            let placement = AffineTransform.translation(-24, -24).followed(by: .rotation(turn)).followed(by: .translation(24, 24))
            return DrawItem(
                layer: LayerID(layer), content: content, placement: turn == 0 ? .identity : Projection(placement), opacity: opacity, blend: blend,
                clip: clip, bounds: whole)
        }
        let turned = PictureDrawing(
            picture: noise, source: Rect(0, 0, 9, 7), destination: Rect(14, 12, 17, 21), magnification: mode == .normal ? .nearest : .linear,
            tint: 0xC0FF40)
        let (red, blue) = (Color(red: 0.9, green: 0.2, blue: 0.1, alpha: 0.8), Color(red: 0.1, green: 0.4, blue: 1, alpha: 0.6))
        let kinds: [GradientDrawing.Kind] = [
            .axial(start: Point(3, 5), end: Point(40, 44)), .radial(center: Point(20, 24.5), radii: Size(23, 17)),
            .conic(center: Point(21.5, 23), angle: 0.4),
        ]
        let gradient = GradientDrawing(
            gradient: Gradient(stops: [Gradient.Stop(0, red), Gradient.Stop(1, blue)]), kind: kinds[Int(mode.rawValue) % kinds.count])
        var frame = Frame(width: side, height: side, background: Color(red: 0.3, green: 0.7, blue: 0.4))
        frame.items = [
            item(1, .gradient(RoundedRect(Rect(2.5, 3, 40, 41)), gradient)),
            item(2, .picture(PictureDrawing(picture: noise, source: Rect(0, 0, 9, 7), destination: Rect(5.25, 4.5, 37, 39))), mode, opacity: 0.7),
            item(7, .picture(turned), opacity: 0.8, turn: 0.6),
            item(3, .group(contentCount: 2, maskCount: 1), mode, opacity: 0.9, clip: circle),
            item(4, .fill(RoundedRect(Rect(8, 8, 30, 22.5), radius: 9), red)),
            item(5, .border(RoundedRect(Rect(12.5, 16, 30, 22.5), radius: 5), width: 4, blue), mode),
            item(6, .fill(RoundedRect(Rect(6.5, 6, 34, 35), radius: 17), blue)),
        ]
        return frame
    }

    /// A picture of 9 × 7 pixels of all alphas.
    private static let noise: Picture = {
        var (bitmap, state) = (Bitmap(width: 9, height: 7), UInt32(12345))
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                state = state &* 1_664_525 &+ 1_013_904_223
                let channels = [state >> 24, state >> 16 & 255, state >> 8 & 255].map { Float($0) / 255 }
                bitmap[x, y] = Color(red: channels[0], green: channels[1], blue: channels[2], alpha: channels[(x + y) % 3]).pixel
            }
        }
        return Picture(bitmap)
    }()
}
