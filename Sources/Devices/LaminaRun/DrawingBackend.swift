/// The machine that turns frames into pixels; the pixels do not depend on it.
package enum DrawingBackend: String, Codable, Sendable, CaseIterable {
    /// The processor, on several threads.
    case cpu
    /// A graphics device, for everything that it can draw.
    case gpu
    /// A graphics device for the frames that it draws in less time than the processor.
    case auto

    /// The environment variable that chooses when no option does.
    package static let variable = "LAMINA_BACKEND"
}
