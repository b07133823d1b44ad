public import Foundation
import LaminaFoundation

/// A node that changes sound.
open class AVAudioUnit: AVAudioNode {
    /// The name.
    open var name: String { "\(type(of: self))" }
    /// The factor of the speed of sounds that pass.
    var speed: Double { 1 }
    /// True when another speed keeps the pitch.
    var keepsPitch: Bool { true }
}

/// An effect; sounds pass unchanged, which is said once.
open class AVAudioUnitEffect: AVAudioUnit {
    /// True when the effect does nothing.
    open var bypass = false

    override init() {
        super.init()
        Diagnostics.warn("\(type(of: self)): effects are not computed, so sounds pass unchanged")
    }
}

/// An effect on the time of sounds.
open class AVAudioUnitTimeEffect: AVAudioUnit {
    /// True when the effect does nothing.
    open var bypass = false { didSet { engine?.changeLevels() } }
}

/// A change of the speed that keeps the pitch.
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect {
    /// The speed, 1/32 to 32; takes effect when the next sound is scheduled.
    open var rate: Float = 1
    /// The pitch in hundredths of a semitone; without effect.
    open var pitch: Float = 0
    /// The overlap of pieces, 3 to 32; without effect.
    open var overlap: Float = 8

    /// Creates the node.
    public override init() { super.init() }

    override var speed: Double { bypass || rate.isNaN ? 1 : Double(min(max(rate, 1.0 / 32), 32)) }
}

/// A change of the speed that changes the pitch too.
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect {
    /// The speed, 0.25 to 4; takes effect when the next sound is scheduled.
    open var rate: Float = 1

    /// Creates the node.
    public override init() { super.init() }

    override var speed: Double { bypass || rate.isNaN ? 1 : Double(min(max(rate, 0.25), 4)) }
    override var keepsPitch: Bool { false }
}

/// The echo of a room; without effect.
open class AVAudioUnitReverb: AVAudioUnitEffect {
    /// The part of the echo, 0 to 100.
    open var wetDryMix: Float = 0
    /// Creates the node.
    public override init() { super.init() }
    /// Chooses a room.
    open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}

/// A repetition after a while; without effect.
open class AVAudioUnitDelay: AVAudioUnitEffect {
    /// The delay in seconds.
    open var delayTime: TimeInterval = 1
    /// The part that is repeated again, -100 to 100.
    open var feedback: Float = 50
    /// The part of the repetition, 0 to 100.
    open var wetDryMix: Float = 100
    /// Creates the node.
    public override init() { super.init() }
}
