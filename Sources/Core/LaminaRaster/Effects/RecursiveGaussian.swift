import CLaminaKernels
import LaminaPrimitives

/// A Gaussian filter as the sum of two damped oscillations in each direction.
///
/// The cost per pixel does not depend on the deviation.
///
/// - Accuracy: 0.1 % of the highest value for deviations above 4 pixels.
/// - Source: Deriche 1993, "Recursively implementing the Gaussian and its derivatives", fourth order.
struct RecursiveGaussian {
    private let slow: LaminaPole
    private let quick: LaminaPole

    /// Designs the filter.
    ///
    /// - Parameter sigma: The standard deviation in pixels.
    init(sigma: Double) {
        func pole(_ decay: Double, _ turn: Double, _ cosine: Double, _ sine: Double) -> LaminaPole {
            let (sin, cos) = Numerics.sinAndCos(turn / sigma)
            let shrink = Numerics.exp(-decay / sigma)
            return LaminaPole(real: shrink * cos, imaginary: shrink * sin, realShare: cosine, imaginaryShare: sine)
        }
        // Deriche's fourth-order fit of the Gaussian: decay, angular frequency, cosine and sine amplitude, for a deviation of 1.
        let slow = pole(1.783, 0.6318, 1.680, 3.735)
        let quick = pole(1.723, 1.997, -0.6803, -0.2598)
        // The filter's output for a constant input of 1, by which the shares are divided. The current pixel is part of the forward pass only, so its
        // share is subtracted once.
        let gain = 2 * (slow.gain + quick.gain) - slow.realShare - quick.realShare
        self.slow = slow.divided(by: gain)
        self.quick = quick.divided(by: gain)
    }

    /// Filters `lines` lines of `length` values in place, forwards and backwards; values outside a line are 0.
    ///
    /// Lines begin `lineStride` apart in `plane`, and the values of a line are `step` apart.
    ///
    /// - Precondition: `lines` is a multiple of 8.
    func apply(to plane: inout [Float], lines: Int, lineStride: Int, length: Int, step: Int) {
        precondition(lines.isMultiple(of: 8), "the number of lines must be a multiple of 8")
        var scratch = [Double](repeating: 0, count: 8 * length)
        for first in stride(from: 0, to: lines, by: 8) {
            var values = plane.mutableSpan
            var forward = scratch.mutableSpan
            RowKernels.chosen.blurRecursively(
                &values, start: first * lineStride, length: length, step: step, lineStride: lineStride, slow, quick, scratch: &forward)
        }
    }
}

extension LaminaPole {
    /// The steady-state output for a constant input of 1: the real part of share / (1 − pole).
    fileprivate var gain: Double {
        let square = (1 - real) * (1 - real) + imaginary * imaginary
        return (realShare * (1 - real) + imaginaryShare * imaginary) / square
    }

    fileprivate func divided(by gain: Double) -> LaminaPole {
        LaminaPole(real: real, imaginary: imaginary, realShare: realShare / gain, imaginaryShare: imaginaryShare / gain)
    }
}
