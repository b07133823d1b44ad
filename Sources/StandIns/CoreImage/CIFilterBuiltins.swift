public import CoreGraphics
public import QuartzCore

/// A filter with inputs by type, as the functions of `CIFilter` make them.
///
/// Each property reads and writes the input with the same name by key-value coding.
public final class CIBuiltInFilter: CIFilter {
    private func number(_ key: String) -> Float { ((value(forKey: key) as? NSNumber)?.floatValue) ?? 0 }
    private func set(_ number: Float, _ key: String) { setValue(NSNumber(value: number), forKey: key) }
    private func image(_ key: String) -> CIImage? { value(forKey: key) as? CIImage }

    /// The image that the filter changes.
    public var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    /// The image below.
    public var backgroundImage: CIImage? {
        get { image(kCIInputBackgroundImageKey) }
        set { setValue(newValue, forKey: kCIInputBackgroundImageKey) }
    }
    /// The mask: light where the image shows.
    public var maskImage: CIImage? {
        get { image(kCIInputMaskImageKey) }
        set { setValue(newValue, forKey: kCIInputMaskImageKey) }
    }
    /// The radius in pixels.
    public var radius: Float {
        get { number(kCIInputRadiusKey) }
        set { set(newValue, kCIInputRadiusKey) }
    }
    /// The strength, 0...1.
    public var intensity: Float {
        get { number(kCIInputIntensityKey) }
        set { set(newValue, kCIInputIntensityKey) }
    }
    /// The factor of the distance from grey.
    public var saturation: Float {
        get { number(kCIInputSaturationKey) }
        set { set(newValue, kCIInputSaturationKey) }
    }
    /// The summand of each channel.
    public var brightness: Float {
        get { number(kCIInputBrightnessKey) }
        set { set(newValue, kCIInputBrightnessKey) }
    }
    /// The factor of the distance from middle grey.
    public var contrast: Float {
        get { number(kCIInputContrastKey) }
        set { set(newValue, kCIInputContrastKey) }
    }
    /// The exposure in stops.
    public var ev: Float {
        get { number(kCIInputEVKey) }
        set { set(newValue, kCIInputEVKey) }
    }
    /// The angle in radians.
    public var angle: Float {
        get { number(kCIInputAngleKey) }
        set { set(newValue, kCIInputAngleKey) }
    }
    /// The scale.
    public var scale: Float {
        get { number(kCIInputScaleKey) }
        set { set(newValue, kCIInputScaleKey) }
    }
    /// The ratio of width and height.
    public var aspectRatio: Float {
        get { number(kCIInputAspectRatioKey) }
        set { set(newValue, kCIInputAspectRatioKey) }
    }
    /// The colour.
    public var color: CIColor {
        get { value(forKey: kCIInputColorKey) as? CIColor ?? CIColor(red: 1, green: 1, blue: 1) }
        set { setValue(newValue, forKey: kCIInputColorKey) }
    }
    /// The centre.
    public var center: CGPoint {
        get { (value(forKey: kCIInputCenterKey) as? CIVector).map { CGPoint(x: $0.x, y: $0.y) } ?? .zero }
        set { setValue(CIVector(cgPoint: newValue), forKey: kCIInputCenterKey) }
    }
    /// The rectangle that is summed up.
    public var extent: CGRect {
        get { value(forKey: kCIInputExtentKey) as? CGRect ?? .zero }
        set { setValue(newValue, forKey: kCIInputExtentKey) }
    }
}

extension CIFilter {
    private static func make(_ name: String) -> CIBuiltInFilter {
        guard let filter = CIBuiltInFilter(name: name) else { preconditionFailure("\(name) is one of the filters here") }
        return filter
    }

    /// Returns a Gaussian blur, whose radius is a standard deviation.
    public class func gaussianBlur() -> CIBuiltInFilter { make("CIGaussianBlur") }
    /// Returns a blur by means of squares.
    public class func boxBlur() -> CIBuiltInFilter { make("CIBoxBlur") }
    /// Returns a filter of saturation, brightness and contrast.
    public class func colorControls() -> CIBuiltInFilter { make("CIColorControls") }
    /// Returns a filter that inverts colours.
    public class func colorInvert() -> CIBuiltInFilter { make("CIColorInvert") }
    /// Returns a filter that makes shades of one colour.
    public class func colorMonochrome() -> CIBuiltInFilter { make("CIColorMonochrome") }
    /// Returns a filter that turns hues.
    public class func hueAdjust() -> CIBuiltInFilter { make("CIHueAdjust") }
    /// Returns a filter that makes sepia tones.
    public class func sepiaTone() -> CIBuiltInFilter { make("CISepiaTone") }
    /// Returns a filter that darkens the corners.
    public class func vignette() -> CIBuiltInFilter { make("CIVignette") }
    /// Returns a filter that makes squares of one colour.
    public class func pixellate() -> CIBuiltInFilter { make("CIPixellate") }
    /// Returns a filter that brightens by stops.
    public class func exposureAdjust() -> CIBuiltInFilter { make("CIExposureAdjust") }
    /// Returns a filter that scales.
    public class func lanczosScaleTransform() -> CIBuiltInFilter { make("CILanczosScaleTransform") }
    /// Returns a filter that shows an image through a mask.
    public class func blendWithMask() -> CIBuiltInFilter { make("CIBlendWithMask") }
    /// Returns a filter that puts an image above another one.
    public class func sourceOverCompositing() -> CIBuiltInFilter { make("CISourceOverCompositing") }
    /// Returns a filter that multiplies two images.
    public class func multiplyBlendMode() -> CIBuiltInFilter { make("CIMultiplyBlendMode") }
    /// Returns a filter that sums up an image in one pixel.
    public class func areaAverage() -> CIBuiltInFilter { make("CIAreaAverage") }
}
