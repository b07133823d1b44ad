import CoreGraphics

/// The gallery's colours, a small set that is easy to tell apart, in greyscale too.
extension CGColor {
    static var ink: CGColor { hex(0x22313F) }
    static var blue: CGColor { hex(0x2F7DE1) }
    static var red: CGColor { hex(0xE0483E) }
    static var green: CGColor { hex(0x2FA866) }
    static var yellow: CGColor { hex(0xF7C843) }
    static var purple: CGColor { hex(0x8454C4) }
    static var pale: CGColor { hex(0xDCE6F0) }
    /// Red dots on yellow, which repeat after 8 points.
    static var dots: CGColor {
        CGColor(
            CGPattern(cell: CGRect(x: 0, y: 0, width: 8, height: 8)) { context in
                context.setFillColor(.yellow)
                context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
                context.setFillColor(.red)
                context.fillEllipse(in: CGRect(x: 1, y: 1, width: 4, height: 4))
            })
    }

    /// Creates a colour.
    ///
    /// - Parameter value: Red, green and blue with eight bits each, as 0xRRGGBB.
    private static func hex(_ value: Int) -> CGColor {
        let channels = [16, 8, 0].map { CGFloat(value >> $0 & 255) / 255 }
        return CGColor(srgbRed: channels[0], green: channels[1], blue: channels[2], alpha: 1)
    }

    func faded(_ alpha: CGFloat) -> CGColor { copy(alpha: alpha) ?? self }
}
