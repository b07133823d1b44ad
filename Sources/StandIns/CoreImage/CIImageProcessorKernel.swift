import CoreGraphics
import Foundation
import LaminaPrimitives
import LaminaRaster
public import Metal
public import QuartzCore

/// Pixels that a processor reads: red, green, blue and alpha, premultiplied, as floats, from the lowest row.
public protocol CIImageProcessorInput {
    /// The pixels' place.
    var region: CGRect { get }
    /// The distance of rows in bytes.
    var bytesPerRow: Int { get }
    /// The layout: floats.
    var format: CIFormat { get }
    /// The first pixel's address, valid until the processor returns.
    var baseAddress: UnsafeRawPointer { get }
    /// The pixels on a graphics processor: nil.
    var metalTexture: (any MTLTexture)? { get }
}

/// Memory for the pixels that a processor writes: red, green, blue and alpha, premultiplied, as floats, from the lowest row.
public protocol CIImageProcessorOutput {
    /// The pixels' place.
    var region: CGRect { get }
    /// The distance of rows in bytes.
    var bytesPerRow: Int { get }
    /// The layout: floats.
    var format: CIFormat { get }
    /// The first pixel's address, valid until the processor returns.
    var baseAddress: UnsafeMutableRawPointer { get }
    /// The pixels on a graphics processor: nil.
    var metalTexture: (any MTLTexture)? { get }
    /// The commands of a graphics processor: nil.
    var metalCommandBuffer: (any MTLCommandBuffer)? { get }
}

/// A step whose pixels an app's own code computes.
open class CIImageProcessorKernel: NSObject {
    /// Computes pixels; subclasses override it.
    open class func process(with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?, output: any CIImageProcessorOutput) throws {}

    /// The part of an input that an area of the result depends on: the same area, unless a subclass overrides it.
    open class func roi(forInput input: Int32, arguments: [String: Any]?, outputRect: CGRect) -> CGRect { outputRect }

    /// The layout of an input; without effect, it is floats.
    open class func formatForInput(at input: Int32) -> CIFormat { .RGBAf }
    /// The layout of the result; without effect, it is floats.
    open class var outputFormat: CIFormat { .RGBAf }
    /// True when results have no transparency; without effect.
    open class var outputIsOpaque: Bool { false }

    /// Returns an image whose pixels this class computes when they are needed.
    ///
    /// A step that throws gives nothing, after one diagnostic.
    public class func apply(withExtent extent: CGRect, inputs: [CIImage]?, arguments args: [String: Any]?) throws -> CIImage {
        let job = ProcessorJob(kernel: self, inputs: inputs ?? [], arguments: args)
        return CIImage(.computed(RecipeCode { area, evaluation in job.run(area, evaluation) }), extent: extent)
    }
}

/// One use of a kernel.
private struct ProcessorJob: @unchecked Sendable {
    // Unchecked because arguments are the app's objects, which Core Image too reads on its own threads.
    let kernel: CIImageProcessorKernel.Type
    let inputs: [CIImage]
    let arguments: [String: Any]?

    func run(_ area: PixelRect, _ evaluation: RecipeEvaluation) -> ImagePlane {
        let planes = inputs.enumerated().map { index, image in
            let needed = kernel.roi(forInput: Int32(clamping: index), arguments: arguments, outputRect: CGRect(area.rect))
            return evaluation.pixels(of: image.recipe, in: PixelRect(covering: Rect(needed)))
        }
        let buffers = planes.map { ProcessorBuffer($0) }
        let output = ProcessorBuffer(ImagePlane(area))
        do {
            try kernel.process(with: buffers, arguments: arguments, output: output)
        } catch {
            Diagnostics.warn("\(kernel) failed: \(error)")
            return ImagePlane(area)
        }
        return output.plane
    }
}

/// The memory of one part, for as long as the object lives.
@safe private final class ProcessorBuffer: CIImageProcessorInput, CIImageProcessorOutput {
    private let area: PixelRect
    private let memory: UnsafeMutableBufferPointer<SIMD4<Float>>

    init(_ plane: ImagePlane) {
        area = plane.area
        unsafe memory = .allocate(capacity: max(1, plane.pixels.count))
        unsafe memory.initialize(repeating: .zero)
        for (index, pixel) in plane.pixels.enumerated() { unsafe memory[index] = pixel }
    }

    deinit { unsafe memory.deallocate() }

    var plane: ImagePlane {
        var plane = ImagePlane(area)
        for index in plane.pixels.indices { plane.pixels[index] = unsafe memory[index] }
        return plane
    }

    var region: CGRect { CGRect(area.rect) }
    var bytesPerRow: Int { area.width * MemoryLayout<SIMD4<Float>>.stride }
    var format: CIFormat { .RGBAf }
    private var start: UnsafeMutablePointer<SIMD4<Float>> {
        guard let address = unsafe memory.baseAddress else { preconditionFailure("a buffer has at least one pixel") }
        return unsafe address
    }
    var baseAddress: UnsafeRawPointer { unsafe UnsafeRawPointer(start) }
    var metalTexture: (any MTLTexture)? { nil }
    var metalCommandBuffer: (any MTLCommandBuffer)? { nil }
}

extension ProcessorBuffer {
    /// The address for writing, which has the name of the one for reading.
    @_implements(CIImageProcessorOutput,baseAddress)
    var writableAddress: UnsafeMutableRawPointer { unsafe UnsafeMutableRawPointer(start) }
}
