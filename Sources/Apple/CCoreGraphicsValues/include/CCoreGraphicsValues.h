/// Enumerations of Core Graphics that keep raw values without a name, as Apple's do; an enumeration in Swift cannot.

#ifndef CCOREGRAPHICS_VALUES_H
#define CCOREGRAPHICS_VALUES_H

/// The treatment of colours outside the target's gamut during a conversion.
typedef enum __attribute__((enum_extensibility(open))) CGColorRenderingIntent : int {
    /// The context chooses an intent for each kind of drawing.
    CGColorRenderingIntentDefaultIntent = 0,
    /// Keeps colours inside the gamut unchanged and clamps all others.
    CGColorRenderingIntentAbsoluteColorimetric = 1,
    /// Like `absoluteColorimetric`, but relative to the white point of the output medium.
    CGColorRenderingIntentRelativeColorimetric = 2,
    /// Compresses the whole gamut so that the relations between colours are kept.
    CGColorRenderingIntentPerceptual = 3,
    /// Keeps saturated colours saturated, at the cost of exact hues.
    CGColorRenderingIntentSaturation = 4,
} CGColorRenderingIntent;

/// The parts of a list of conversions.
typedef enum __attribute__((enum_extensibility(open))) CGColorConversionInfoTransformType : unsigned int {
    /// From a space to the connection space.
    CGColorConversionInfoTransformTypeTransformFromSpace = 0,
    /// From the connection space to a space.
    CGColorConversionInfoTransformTypeTransformToSpace = 1,
    /// From the connection space to a space and back.
    CGColorConversionInfoTransformTypeTransformApplySpace = 2,
} CGColorConversionInfoTransformType;

/// The kinds of colour spaces.
typedef enum __attribute__((enum_extensibility(open))) CGColorSpaceModel : int {
    /// An unknown model.
    CGColorSpaceModelUnknown = -1,
    /// One component, from black to white.
    CGColorSpaceModelMonochrome = 0,
    /// Red, green and blue.
    CGColorSpaceModelRgb = 1,
    /// Cyan, magenta, yellow and black.
    CGColorSpaceModelCmyk = 2,
    /// Lightness and two opponent-colour axes: L*, a* and b*.
    CGColorSpaceModelLab = 3,
    /// Any number of inks.
    CGColorSpaceModelDeviceN = 4,
    /// Indexes into a colour table.
    CGColorSpaceModelIndexed = 5,
    /// A repeated pattern tile.
    CGColorSpaceModelPattern = 6,
    /// CIE X, Y and Z.
    CGColorSpaceModelXYZ __attribute__((swift_name("XYZ"))) = 7,
} CGColorSpaceModel;

/// The formula that combines drawn pixels (the source) with the pixels already there (the backdrop).
typedef enum __attribute__((enum_extensibility(open))) CGBlendMode : int {
    /// Composites the source over the backdrop.
    CGBlendModeNormal = 0,
    /// Multiplies source and backdrop; the result is darker.
    CGBlendModeMultiply = 1,
    /// Multiplies the inverted source and backdrop and inverts the product; the result is lighter.
    CGBlendModeScreen = 2,
    /// Multiplies or screens, depending on the backdrop.
    CGBlendModeOverlay = 3,
    /// Takes the darker of source and backdrop.
    CGBlendModeDarken = 4,
    /// Takes the lighter of source and backdrop.
    CGBlendModeLighten = 5,
    /// Brightens the backdrop by the source.
    CGBlendModeColorDodge = 6,
    /// Darkens the backdrop by the source.
    CGBlendModeColorBurn = 7,
    /// Darkens or lightens the backdrop gently, depending on the source.
    CGBlendModeSoftLight = 8,
    /// Multiplies or screens, depending on the source.
    CGBlendModeHardLight = 9,
    /// Takes the absolute difference of source and backdrop.
    CGBlendModeDifference = 10,
    /// Like `difference`, with less contrast.
    CGBlendModeExclusion = 11,
    /// Takes the hue of the source, and the saturation and luminosity of the backdrop.
    CGBlendModeHue = 12,
    /// Takes the saturation of the source, and the hue and luminosity of the backdrop.
    CGBlendModeSaturation = 13,
    /// Takes hue and saturation of the source, and the luminosity of the backdrop.
    CGBlendModeColor = 14,
    /// Takes the luminosity of the source, and hue and saturation of the backdrop.
    CGBlendModeLuminosity = 15,
    /// Clears the covered pixels.
    CGBlendModeClear = 16,
    /// Replaces the backdrop by the source.
    CGBlendModeCopy = 17,
    /// Keeps the source where the backdrop is opaque, and nothing else.
    CGBlendModeSourceIn = 18,
    /// Keeps the source where the backdrop is transparent, and nothing else.
    CGBlendModeSourceOut = 19,
    /// Draws the source only where the backdrop is opaque, over the backdrop.
    CGBlendModeSourceAtop = 20,
    /// Draws the source under the backdrop.
    CGBlendModeDestinationOver = 21,
    /// Keeps the backdrop where the source is opaque.
    CGBlendModeDestinationIn = 22,
    /// Keeps the backdrop where the source is transparent.
    CGBlendModeDestinationOut = 23,
    /// Keeps the backdrop only where the source is opaque, over the source.
    CGBlendModeDestinationAtop = 24,
    /// Keeps source and backdrop, each where the other is transparent.
    CGBlendModeXor = 25,
    /// Adds the inverted source and backdrop and inverts the sum; the result is darker.
    CGBlendModePlusDarker = 26,
    /// Adds source and backdrop; the result is lighter.
    CGBlendModePlusLighter = 27,
} CGBlendMode;

/// The ways to draw glyphs.
typedef enum __attribute__((enum_extensibility(open))) CGTextDrawingMode : int {
    /// Fills the glyphs.
    CGTextDrawingModeFill = 0,
    /// Strokes the glyphs.
    CGTextDrawingModeStroke = 1,
    /// Fills and strokes the glyphs.
    CGTextDrawingModeFillStroke = 2,
    /// Draws nothing.
    CGTextDrawingModeInvisible = 3,
    /// Fills the glyphs and intersects the clip with them.
    CGTextDrawingModeFillClip = 4,
    /// Strokes the glyphs and intersects the clip with their inside.
    CGTextDrawingModeStrokeClip = 5,
    /// Fills and strokes the glyphs and intersects the clip with their inside.
    CGTextDrawingModeFillStrokeClip = 6,
    /// Draws nothing and intersects the clip with the glyphs.
    CGTextDrawingModeClip = 7,
} CGTextDrawingMode;

/// The position and meaning of a pixel's alpha component.
typedef enum __attribute__((enum_extensibility(open))) CGImageAlphaInfo : unsigned int {
    /// No alpha.
    CGImageAlphaInfoNone = 0,
    /// Alpha last; the colour components are premultiplied.
    CGImageAlphaInfoPremultipliedLast = 1,
    /// Alpha first; the colour components are premultiplied.
    CGImageAlphaInfoPremultipliedFirst = 2,
    /// Alpha last; the colour components are not premultiplied (straight alpha).
    CGImageAlphaInfoLast = 3,
    /// Alpha first; the colour components are not premultiplied (straight alpha).
    CGImageAlphaInfoFirst = 4,
    /// No alpha; the last byte is padding.
    CGImageAlphaInfoNoneSkipLast = 5,
    /// No alpha; the first byte is padding.
    CGImageAlphaInfoNoneSkipFirst = 6,
    /// Alpha without colour components.
    CGImageAlphaInfoAlphaOnly = 7,
} CGImageAlphaInfo;

/// The byte order of a pixel in memory.
typedef enum __attribute__((enum_extensibility(open))) CGImageByteOrderInfo : unsigned int {
    /// The mask of the bits that store the byte order.
    CGImageByteOrderInfoOrderMask = 0x7000,
    /// The default order: bytes lie in memory in the order in which the components are listed, without reversal.
    CGImageByteOrderInfoOrderDefault = 0x0000,
    /// 16-bit units, little-endian.
    CGImageByteOrderInfoOrder16Little = 0x1000,
    /// 32-bit units, little-endian.
    CGImageByteOrderInfoOrder32Little = 0x2000,
    /// 16-bit units, big-endian.
    CGImageByteOrderInfoOrder16Big = 0x3000,
    /// 32-bit units, big-endian.
    CGImageByteOrderInfoOrder32Big = 0x4000,
} CGImageByteOrderInfo;

/// The division of a pixel's bits among its components.
typedef enum __attribute__((enum_extensibility(open))) CGImagePixelFormatInfo : unsigned int {
    /// The mask of the bits that store the pixel format.
    CGImagePixelFormatInfoMask = 0xF0000,
    /// The same number of bits for every component.
    CGImagePixelFormatInfoPacked = 0x00000,
    /// 5 bits for each of red, green and blue.
    CGImagePixelFormatInfoRGB555 __attribute__((swift_name("RGB555"))) = 0x10000,
    /// 5 bits for red, 6 for green and 5 for blue.
    CGImagePixelFormatInfoRGB565 __attribute__((swift_name("RGB565"))) = 0x20000,
    /// 10 bits for each of red, green and blue.
    CGImagePixelFormatInfoRGB101010 __attribute__((swift_name("RGB101010"))) = 0x30000,
    /// 10 bits for each of red, green and blue, with an extended range for wide-gamut colours.
    CGImagePixelFormatInfoRGBCIF10 __attribute__((swift_name("RGBCIF10"))) = 0x40000,
} CGImagePixelFormatInfo;

/// The quality with which an image is sampled when it is scaled.
typedef enum __attribute__((enum_extensibility(open))) CGInterpolationQuality : int {
    /// Each image's `shouldInterpolate` decides.
    CGInterpolationQualityDefault = 0,
    /// Nearest neighbour.
    CGInterpolationQualityNone = 1,
    /// The fastest interpolation; bilinear here.
    CGInterpolationQualityLow = 2,
    /// The best interpolation; bilinear here.
    CGInterpolationQualityHigh = 3,
    /// Between `low` and `high`; bilinear here.
    CGInterpolationQualityMedium = 4,
} CGInterpolationQuality;

/// The kind of a path element.
typedef enum __attribute__((enum_extensibility(open))) CGPathElementType : int {
    /// Begins a subpath; one point.
    CGPathElementTypeMoveToPoint = 0,
    /// A line; one point.
    CGPathElementTypeAddLineToPoint = 1,
    /// A quadratic curve; two points.
    CGPathElementTypeAddQuadCurveToPoint = 2,
    /// A cubic curve; three points.
    CGPathElementTypeAddCurveToPoint = 3,
    /// A line to the first point of the subpath; no points.
    CGPathElementTypeCloseSubpath = 4,
} CGPathElementType;

/// The ways to draw a path.
typedef enum __attribute__((enum_extensibility(open))) CGPathDrawingMode : int {
    /// Fills with the winding rule.
    CGPathDrawingModeFill = 0,
    /// Fills with the even-odd rule.
    CGPathDrawingModeEoFill = 1,
    /// Strokes the path.
    CGPathDrawingModeStroke = 2,
    /// Fills with the winding rule, then strokes.
    CGPathDrawingModeFillStroke = 3,
    /// Fills with the even-odd rule, then strokes.
    CGPathDrawingModeEoFillStroke = 4,
} CGPathDrawingMode;

/// The shape of the ends of open lines.
typedef enum __attribute__((enum_extensibility(open))) CGLineCap : int {
    /// The line ends exactly at its last point.
    CGLineCapButt = 0,
    /// The line ends with a half circle around its last point.
    CGLineCapRound = 1,
    /// The line extends half its width beyond its last point.
    CGLineCapSquare = 2,
} CGLineCap;

/// The shape of the corners between segments.
typedef enum __attribute__((enum_extensibility(open))) CGLineJoin : int {
    /// A sharp corner, up to the miter limit.
    CGLineJoinMiter = 0,
    /// A rounded corner.
    CGLineJoinRound = 1,
    /// A corner that is cut off straight.
    CGLineJoinBevel = 2,
} CGLineJoin;

/// The treatment of cells whose size is not a whole number of pixels.
typedef enum __attribute__((enum_extensibility(open))) CGPatternTiling : int {
    /// Cells keep their shape; their distances are exact on average.
    CGPatternTilingNoDistortion = 0,
    /// Cells are scaled so that their distances are whole pixels, as little as possible.
    CGPatternTilingConstantSpacingMinimalDistortion = 1,
    /// Cells are scaled so that their distances are whole pixels.
    CGPatternTilingConstantSpacing = 2,
} CGPatternTiling;

#endif
