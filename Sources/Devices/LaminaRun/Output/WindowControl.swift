/// The settings of a window: its scale, and the descriptor for answers if commands drive its clock.
package struct WindowControl: Codable, Sendable, Hashable {
    /// The number of pixels per point; nil uses the display's own scale.
    package var scale: Double?
    /// The descriptor on which the app answers commands from standard input; nil for a window in real time.
    ///
    /// With a descriptor, the app's clock is driven, and only these commands advance it.
    package var answers: Int32?

    package init(scale: Double? = nil, answers: Int32? = nil) {
        self.scale = scale
        self.answers = answers
    }
}
