import CLaminaKernels
import CLaminaRules
import LaminaPrimitives

extension ScalarRows {
    static func sampleLinear(_ window: PictureWindow, along line: LaminaLine, into destination: inout MutableSpan<Pixel>) {
        for i in destination.indices {
            let place = line.place(i)
            // Subtracting 0.5 makes whole numbers pixel centres. Positions are then rounded to 1/256 pixel.
            let x = Int(clamped(place.x - 0.5, window.lowX, window.highX) * 256 + 0.5)
            let y = Int(clamped(place.y - 0.5, window.lowY, window.highY) * 256 + 0.5)
            let left = x &>> 8
            let top = y &>> 8
            let right = min(left + 1, window.pixels.maxX - 1)
            let bottom = min(top + 1, window.pixels.maxY - 1)
            destination[i] = bilinearRule(
                window[left, top], window[right, top], window[left, bottom], window[right, bottom], UInt32(x & 255), UInt32(y & 255))
        }
    }

    static func sampleNearest(_ window: PictureWindow, along line: LaminaLine, into destination: inout MutableSpan<Pixel>) {
        for i in destination.indices {
            let place = line.place(i)
            // Adding half a pixel and rounding down gives the nearest pixel centre.
            let x = Int(clamped(place.x - 0.5, window.lowX, window.highX) + 0.5)
            let y = Int(clamped(place.y - 0.5, window.lowY, window.highY) + 0.5)
            destination[i] = window[x, y]
        }
    }

    static func sampleShifted(
        _ top: Span<Pixel>, _ bottom: Span<Pixel>, fraction: (x: UInt32, y: UInt32), into destination: inout MutableSpan<Pixel>
    ) {
        for i in destination.indices {
            destination[i] = bilinearRule(top[i], top[i + 1], bottom[i], bottom[i + 1], fraction.x, fraction.y)
        }
    }

    static func sampleLevel(
        _ top: Span<Pixel>, _ bottom: Span<Pixel>, columns: Span<Int32>, fraction: UInt32, into destination: inout MutableSpan<Pixel>
    ) {
        for i in destination.indices {
            let left = Int(columns[i] &>> 8)
            let right = min(left + 1, top.count - 1)
            destination[i] = bilinearRule(
                top[left], top[right], bottom[left], bottom[right], UInt32(truncatingIfNeeded: columns[i] & 255), fraction)
        }
    }

    /// Returns the value clamped to low...high; NaN becomes `low`.
    @inline(__always)
    static func clamped(_ value: Double, _ low: Double, _ high: Double) -> Double {
        let raised = value > low ? value : low
        return raised < high ? raised : high
    }
}
