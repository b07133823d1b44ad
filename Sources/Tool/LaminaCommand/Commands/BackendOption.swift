import ArgumentParser
import Foundation
import LaminaRun

/// The option that chooses the machine that draws.
struct BackendOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The machine that draws: the processor, a graphics device by Vulkan, or auto, the faster of both; default: cpu, or LAMINA_BACKEND.",
            discussion: "The pixels do not depend on it.", valueName: "cpu|gpu|auto"),
        transform: Self.backend)
    var backend: DrawingBackend?

    /// The machine that the option, or else `LAMINA_BACKEND`, names; the processor when neither is given.
    func chosen() throws -> DrawingBackend {
        if let backend { return backend }
        guard let name = ProcessInfo.processInfo.environment[DrawingBackend.variable], !name.isEmpty else { return .cpu }
        guard let backend = DrawingBackend(rawValue: name) else {
            throw ToolError.badVariable(name: DrawingBackend.variable, value: name, values: Self.names)
        }
        return backend
    }

    private static func backend(_ argument: String) throws -> DrawingBackend {
        guard let backend = DrawingBackend(rawValue: argument) else { throw ValidationError("“\(argument)” is none of \(names)") }
        return backend
    }

    private static var names: String { DrawingBackend.allCases.map(\.rawValue).formatted(.list(type: .and)) }
}
