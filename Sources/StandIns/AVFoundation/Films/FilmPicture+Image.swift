import CoreGraphics
import LaminaMedia
import LaminaPrimitives

extension FilmPicture {
    /// The picture as an image.
    var image: CGImage? {
        guard let bitmap = try? Bitmap(width: width, height: height, pixels: pixels) else { return nil }
        return CGImage(Picture(bitmap))
    }
}
