package import LaminaPrimitives

extension Pixel {
    /// The pixel with straight alpha: channels are divided by alpha.
    ///
    /// A clear pixel gives 0; channels above alpha give 255.
    ///
    /// - Accuracy: Exact: every channel is the true quotient rounded to nearest, halves upward.
    package var straight: Pixel {
        let alpha = self >> 24
        guard alpha != 255 else { return self }
        guard alpha != 0 else { return 0 }
        // Rounds 255 · channel / alpha to nearest: half the divisor is added to the numerator, and both are doubled to stay integers.
        func quotient(_ channel: UInt32) -> UInt32 { Swift.min((channel * 510 + alpha) / (2 * alpha), 255) }
        return alpha << 24 | quotient(self >> 16 & 255) << 16 | quotient(self >> 8 & 255) << 8 | quotient(self & 255)
    }

    /// This pixel, whose alpha is straight, with its colour channels multiplied by alpha.
    ///
    /// - Accuracy: Exact: every channel is the true quotient by 255 rounded to nearest.
    /// - Source: Division after Blinn 1995, "Three Wrongs Make a Right".
    package var premultiplied: Pixel {
        let alpha = self >> 24
        guard alpha != 255 else { return self }
        func product(_ channel: UInt32) -> UInt32 {
            let scaled = channel * alpha + 128
            return (scaled + scaled >> 8) >> 8
        }
        return alpha << 24 | product(self >> 16 & 255) << 16 | product(self >> 8 & 255) << 8 | product(self & 255)
    }
}
