/// How a window is run.
package struct WindowControl: Codable, Sendable, Hashable {
    /// Pixels per point; nil takes what the display says of itself.
    package var scale: Double?
    /// Time stands still until commands on standard input advance it, and the answers go to this descriptor; nil lets it pass by itself.
    package var answers: Int32?

    package init(scale: Double? = nil, answers: Int32? = nil) {
        self.scale = scale
        self.answers = answers
    }
}
