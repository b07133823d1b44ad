import ArgumentParser
import CLaminaRuntime
import Glibc

/// The hidden command `lamina render-part`: makes one part of a film for `lamina render --workers`.
struct RenderPart: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render-part", abstract: "Makes one part of a film.", shouldDisplay: false)

    func run() throws {
        try reportingErrors {
            guard let part = FilmPart.read() else { throw ValidationError("`lamina render --workers` calls this command") }
            lamina_end_with_parent()
            // The parent may have ended before the call.
            guard getppid() == part.parent else { throw ExitCode(128 + SIGTERM) }
            try AppRunner(app: part.app, arguments: part.arguments).run(part.request)
        }
    }
}
