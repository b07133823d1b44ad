import Foundation

/// The numbers of a Lottie file that `lamina new --lottie` needs: its size, length and rate.
struct LottieFile: Hashable {
    let path: String
    /// The size of the composition, in points.
    let width: Int
    let height: Int
    /// The length, in seconds.
    let duration: Double
    /// The rate at which it was made, in frames per second, rounded to a whole number.
    let frameRate: Int

    /// The largest size and length that a film takes.
    private static let (longestSide, longestDuration) = (16_384.0, 86_400.0)

    /// Reads the numbers of a file.
    ///
    /// - Throws: `ToolError.noLottie` for a file that cannot be read, is no JSON object, or lacks one of the numbers.
    init(path: String) throws(ToolError) {
        let data: Data
        do { data = try Data(contentsOf: URL(filePath: path)) } catch { throw .noLottie(path: path, reason: error.localizedDescription) }
        guard let values = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else {
            throw .noLottie(path: path, reason: "it is no JSON object; a .lottie archive is unpacked first")
        }
        func number(_ key: String, _ range: ClosedRange<Double>) throws(ToolError) -> Double {
            guard let value = (values[key] as? NSNumber)?.doubleValue, range.contains(value) else {
                throw .noLottie(path: path, reason: "“\(key)” is no number in \(range.lowerBound)...\(range.upperBound)")
            }
            return value
        }
        self.path = path
        width = Int(try number("w", 1...Self.longestSide).rounded())
        height = Int(try number("h", 1...Self.longestSide).rounded())
        let rate = try number("fr", 0.001...1000)
        frameRate = max(1, Int(rate.rounded()))
        let frames = try number("op", -1e9...1e9) - number("ip", -1e9...1e9)
        guard frames > 0, frames / rate <= Self.longestDuration else {
            throw .noLottie(path: path, reason: "it lasts \(frames / rate) seconds; “op” must follow “ip” within a day")
        }
        duration = frames / rate
    }

    /// The arguments of `lamina render` for a film of the whole file.
    var renderArguments: String {
        let seconds = (duration * 1000).rounded(.up) / 1000
        return "--size \(width)x\(height) --duration \(seconds) --fps \(frameRate)"
    }
}
