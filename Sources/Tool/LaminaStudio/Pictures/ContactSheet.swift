import LaminaPrimitives

/// Pictures of a range of times in one: rows of small pictures from left to right.
enum ContactSheet {
    /// The most pictures on a sheet; of more frames, those at equal distances are taken.
    static let mostPictures = 48
    static let columns = 8
    /// The pixels between two pictures.
    private static let gap = 8

    /// - Parameter draw: Draws the picture at a time.
    static func bitmap(of times: [Double], draw: (Double) -> Bitmap) -> Bitmap {
        let count = min(times.count, mostPictures)
        let chosen = (0..<count).map { times[$0 * (times.count - 1) / max(1, count - 1)] }
        let pictures = chosen.map { reduced(draw($0)) }
        guard let first = pictures.first else { return Bitmap(width: 1, height: 1) }
        let rows = (count + columns - 1) / columns
        let across = min(count, columns)
        var sheet = Bitmap(
            width: across * (first.width + gap) + gap, height: rows * (first.height + gap) + gap, fill: 0xFF80_8080)
        for (index, picture) in pictures.enumerated() {
            let (left, top) = (gap + index % columns * (first.width + gap), gap + index / columns * (first.height + gap))
            for y in 0..<picture.height { for x in 0..<picture.width { sheet[left + x, top + y] = picture[x, y] } }
        }
        return sheet
    }

    /// A picture of at most 240 columns: the mean of whole blocks of pixels.
    private static func reduced(_ bitmap: Bitmap) -> Bitmap {
        let factor = max(1, (bitmap.width + 239) / 240)
        var small = Bitmap(width: bitmap.width / factor, height: bitmap.height / factor)
        for y in 0..<small.height { for x in 0..<small.width { small[x, y] = mean(of: bitmap, x * factor, y * factor, factor) } }
        return small
    }

    private static func mean(of bitmap: Bitmap, _ left: Int, _ top: Int, _ side: Int) -> Pixel {
        var sums: (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
        for y in top..<top + side {
            for x in left..<left + side {
                let pixel = bitmap[x, y]
                sums = (sums.0 + (pixel >> 24), sums.1 + (pixel >> 16 & 255), sums.2 + (pixel >> 8 & 255), sums.3 + (pixel & 255))
            }
        }
        let count = UInt32(side * side)
        return (sums.0 / count) << 24 | (sums.1 / count) << 16 | (sums.2 / count) << 8 | sums.3 / count
    }
}
