import UIKit

extension OpenEnumerationNames {
    /// Enumerations of Core Graphics.
    static var drawing: [Reader] {
        [
            reader(CGColorRenderingIntent.self, "defaultIntent absoluteColorimetric relativeColorimetric perceptual saturation"),
            reader(CGColorConversionInfoTransformType.self, "transformFromSpace transformToSpace transformApplySpace"),
            reader(CGColorSpaceModel.self, from: -1, "unknown monochrome rgb cmyk lab deviceN indexed pattern XYZ"),
            reader(
                CGBlendMode.self,
                "normal multiply screen overlay darken lighten colorDodge colorBurn softLight hardLight difference exclusion hue "
                    + "saturation color luminosity clear copy sourceIn sourceOut sourceAtop destinationOver destinationIn destinationOut "
                    + "destinationAtop xor plusDarker plusLighter"),
            reader(CGTextDrawingMode.self, "fill stroke fillStroke invisible fillClip strokeClip fillStrokeClip clip"),
            reader(CGImageAlphaInfo.self, "none premultipliedLast premultipliedFirst last first noneSkipLast noneSkipFirst alphaOnly"),
            reader(CGImageByteOrderInfo.self, "orderDefault"),
            reader(CGImageByteOrderInfo.self, from: 4096, "order16Little"),
            reader(CGImageByteOrderInfo.self, from: 8192, "order32Little"),
            reader(CGImageByteOrderInfo.self, from: 12288, "order16Big"),
            reader(CGImageByteOrderInfo.self, from: 16384, "order32Big"),
            reader(CGImageByteOrderInfo.self, from: 28672, "orderMask"),
            reader(CGImagePixelFormatInfo.self, "packed"),
            reader(CGImagePixelFormatInfo.self, from: 65536, "RGB555"),
            reader(CGImagePixelFormatInfo.self, from: 131072, "RGB565"),
            reader(CGImagePixelFormatInfo.self, from: 196608, "RGB101010"),
            reader(CGImagePixelFormatInfo.self, from: 262144, "RGBCIF10"),
            reader(CGImagePixelFormatInfo.self, from: 983040, "mask"),
            reader(CGInterpolationQuality.self, "default none low high medium"),
            reader(CGPathElementType.self, "moveToPoint addLineToPoint addQuadCurveToPoint addCurveToPoint closeSubpath"),
            reader(CGPathDrawingMode.self, "fill eoFill stroke fillStroke eoFillStroke"),
            reader(CGLineCap.self, "butt round square"),
            reader(CGLineJoin.self, "miter round bevel"),
            reader(CGPatternTiling.self, "noDistortion constantSpacingMinimalDistortion constantSpacing"),
        ]
    }
}
