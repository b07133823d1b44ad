import LaminaPrimitives
import LaminaRaster

extension Coverage {
    /// The rectangle that the coverage fills, when it is a fully covered rectangle and nothing else; otherwise nil.
    var fullRectangle: PixelRect? {
        guard !isEmpty, runs.count == bounds.height else { return nil }
        let first = runs[0]
        // A negative `first` marks a run whose pixels all have one alpha.
        guard first.first < 0, first.alpha == 255, runs.allSatisfy({ $0 == first }) else { return nil }
        // There are as many runs as rows, and all are equal. Equal runs in one row would overlap, so each row has exactly one.
        return PixelRect(Int(first.x), bounds.minY, first.endX, bounds.maxY)
    }

    /// True when every pixel of a rectangle is fully covered.
    func isFull(in rect: PixelRect) -> Bool {
        guard !rect.isEmpty else { return true }
        return (rect.minY..<rect.maxY).allSatisfy { y in
            runs[runs(inRow: y)].contains { $0.first < 0 && $0.alpha == 255 && Int($0.x) <= rect.minX && $0.endX >= rect.maxX }
        }
    }
}
