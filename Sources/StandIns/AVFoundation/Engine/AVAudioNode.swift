public import Foundation
import LaminaFoundation

/// A part of an engine: a source of sound, a mixer or an effect.
open class AVAudioNode: NSObject {
    /// The engine to which the node is attached.
    open internal(set) weak var engine: AVAudioEngine?
    /// The number of inputs.
    open var numberOfInputs: Int { 1 }
    /// The number of outputs.
    open var numberOfOutputs: Int { 1 }
    /// The time of the last rendering: now, counted from the engine's start; nil while the engine does not run.
    open var lastRenderTime: AVAudioTime? { engine?.renderTime }

    /// The format of the connection that leaves the node.
    var format: AVAudioFormat?

    override init() { super.init() }

    /// Returns the format of an output.
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { format ?? AVAudioEngine.usualFormat }
    /// Returns the format of an input.
    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { format ?? AVAudioEngine.usualFormat }
    /// Forgets what the node has to play.
    open func reset() {}
    /// Says once that nothing is heard while a film is drawn; the block is never called.
    open func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
        block tapBlock: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void
    ) {
        Diagnostics.warn("AVAudioNode: sounds are mixed when a film is complete, so that a tap hears nothing")
    }
    /// Does nothing: no tap was installed.
    open func removeTap(onBus bus: AVAudioNodeBus) {}
}

/// A node whose sound a mixer takes.
public protocol AVAudioMixing: NSObjectProtocol {
    /// The volume, 0 to 1.
    var volume: Float { get set }
    /// The balance from left, -1, to right, 1.
    var pan: Float { get set }
}

/// A node that adds its inputs.
open class AVAudioMixerNode: AVAudioNode, AVAudioMixing {
    /// The volume of the sum, 0 to 1.
    open var outputVolume: Float = 1 { didSet { engine?.changeLevels() } }
    /// The volume in the next mixer, 0 to 1.
    open var volume: Float = 1 { didSet { engine?.changeLevels() } }
    /// The balance from left, -1, to right, 1; without effect on sums.
    open var pan: Float = 0
    /// The next input without a connection.
    open var nextAvailableInputBus: AVAudioNodeBus { 0 }

    /// Creates a mixer.
    public override init() { super.init() }
}

/// The device that is heard or that hears.
open class AVAudioIONode: AVAudioNode {
    /// The delay of the device, in seconds: none.
    open var presentationLatency: TimeInterval { 0 }
}

/// The device that is heard: the film.
open class AVAudioOutputNode: AVAudioIONode {}

/// The microphone, which is not there.
open class AVAudioInputNode: AVAudioIONode, AVAudioMixing {
    /// The volume, 0 to 1; without effect.
    open var volume: Float = 1
    /// The balance; without effect.
    open var pan: Float = 0
}
