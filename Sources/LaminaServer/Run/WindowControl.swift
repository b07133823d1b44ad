/// The settings of a window.
package struct WindowControl: Codable, Sendable, Hashable {
    /// The number of pixels per point; nil uses the display's own scale.
    package var scale: Double?
    /// The descriptor for answers to commands on standard input, when only these commands advance the clock; nil for a window in real time.
    package var answers: Int32?

    package init(scale: Double? = nil, answers: Int32? = nil) {
        self.scale = scale
        self.answers = answers
    }
}
