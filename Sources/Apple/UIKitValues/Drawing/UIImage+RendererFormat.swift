import LaminaPrimitives

extension UIImage {
    /// A renderer's format with which drawings look like the image: its scale, and whether it has an alpha channel.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = cgImage?.picture.isOpaque ?? false
        return format
    }
}
