import CoreGraphics
import Foundation

/// Makes a colour space of an ICC profile, converts colours and pixels from and to it, and reads the profile that it writes.
@MainActor func fuzzProfiles(_ bytes: [UInt8]) {
    guard let space = CGColorSpace(iccData: NSData(data: Data(bytes))) else { return }
    let destination = CGColorSpaceCreateDeviceRGB()
    for value in [0, 0.25, 1] as [CGFloat] {
        let components = [CGFloat](repeating: value, count: space.numberOfComponents) + [1]
        guard let color = CGColor(colorSpace: space, components: components) else { preconditionFailure("a colour of a profile's space is missing") }
        let seen = color.converted(to: destination, intent: .defaultIntent, options: nil)?.components ?? []
        precondition(seen.allSatisfy(\.isFinite), "a converted colour is not finite")
        let gray = CGColor(srgbRed: value, green: 0.5, blue: value, alpha: 1).converted(to: space, intent: .defaultIntent, options: nil)
        precondition(space.supportsOutput || gray == nil, "a colour was converted to a space that is no destination")
        precondition(gray?.components?.allSatisfy(\.isFinite) ?? true, "a component is not finite")
    }
    drawImage(in: space, bytes)
    guard let written = space.copyICCData() else { return }
    precondition(CGColorSpace(iccData: written)?.model == space.model, "a written profile makes another space")
}

/// Draws an image of 8 × 2 pixels, whose components are the last bytes of the profile, into a small context.
@MainActor private func drawImage(in space: CGColorSpace, _ bytes: [UInt8]) {
    let row = 8 * space.numberOfComponents
    let pixels = (bytes.suffix(2 * row) + [UInt8](repeating: 0, count: 2 * row)).prefix(2 * row)
    guard let provider = CGDataProvider(data: NSData(data: Data(pixels))),
        let image = CGImage(
            width: 8, height: 2, bitsPerComponent: 8, bitsPerPixel: 8 * space.numberOfComponents, bytesPerRow: row, space: space, bitmapInfo: [],
            provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
    else { return }
    smallContext()?.draw(image, in: CGRect(x: 0, y: 0, width: 48, height: 48))
}
