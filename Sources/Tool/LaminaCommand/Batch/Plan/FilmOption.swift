/// The picture options that a column of a batch's table may set; the options of the same names set them for all rows.
enum FilmOption: String, CaseIterable, Codable {
    case device, orientation, size, scale, fps, duration, at, locale, appearance, seed, date, events, network, background, preset, crf, audio
    case encoderThreads = "encoder-threads"

    /// The names of all options, for messages.
    static let names = allCases.map(\.rawValue).joined(separator: ", ")
}
