package import Foundation

/// The origin of a sound's samples.
package enum SoundSource: Hashable, Sendable {
    /// A file that ffmpeg reads.
    case file(String)
    /// The bytes of such a file.
    case bytes(SharedBytes)
    /// Samples that the app has made.
    case samples(SharedSamples)
    /// A click of 20 ms, for a tap or buzz that cannot be felt.
    case click

    /// The name in messages.
    package var name: String {
        switch self {
        case .file(let path): path
        case .bytes: "a sound in memory"
        case .samples: "a buffer of samples"
        case .click: "a click"
        }
    }
}

/// The bytes of a file, compared by identity.
package final class SharedBytes: Sendable, Hashable {
    package let bytes: Data

    package init(_ bytes: Data) { self.bytes = bytes }

    package static func == (left: SharedBytes, right: SharedBytes) -> Bool { left === right }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Samples of the left and the right side in turn, compared by identity.
package final class SharedSamples: Sendable, Hashable {
    package let samples: [Float]
    /// Samples of one side per second.
    package let rate: Double

    package init(_ samples: [Float], rate: Double) { (self.samples, self.rate) = (samples, rate) }

    package static func == (left: SharedSamples, right: SharedSamples) -> Bool { left === right }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The format in which sounds are mixed.
package enum MixFormat {
    /// Samples of one side per second.
    package static let rate = 48_000

    /// Returns the sample nearest to a time in nanoseconds.
    package static func sample(at time: Int64) -> Int {
        // Exact for hours, in which the product would exceed 64 bits after two days.
        let (seconds, rest) = time.quotientAndRemainder(dividingBy: 1_000_000_000)
        let part = (rest * Int64(rate) + (rest < 0 ? -500_000_000 : 500_000_000)) / 1_000_000_000
        return Int(clamping: seconds.multipliedReportingOverflow(by: Int64(rate)).partialValue &+ part)
    }
}
