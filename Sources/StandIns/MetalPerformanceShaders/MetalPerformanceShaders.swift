@_exported public import Metal

/// Returns false: no graphics processor runs these programs.
public func MPSSupportsMTLDevice(_ device: (any MTLDevice)?) -> Bool { false }

/// A program for pictures on a graphics processor; without effect, because there is no such processor.
open class MPSUnaryImageKernel: NSObject {
    /// The processor.
    public let device: any MTLDevice

    init(device: any MTLDevice) { self.device = device }

    /// Adds the program to commands; without effect.
    open func encode(commandBuffer: any MTLCommandBuffer, sourceTexture: any MTLTexture, destinationTexture: any MTLTexture) {}
}

/// A program that compares with a threshold.
open class MPSImageThresholdBinary: MPSUnaryImageKernel {
    /// The threshold.
    public let thresholdValue: Float
    /// The value above the threshold.
    public let maximumValue: Float

    /// Creates a program for a processor.
    public init(device: any MTLDevice, thresholdValue: Float, maximumValue: Float, linearGrayColorTransform transform: UnsafePointer<Float>?) {
        self.thresholdValue = thresholdValue
        self.maximumValue = maximumValue
        super.init(device: device)
    }
}
