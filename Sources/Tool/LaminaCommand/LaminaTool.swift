import ArgumentParser
import Glibc
import LaminaProcess

/// The command-line tool `lamina`.
@main
struct LaminaTool: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lamina",
        abstract: "Runs apps in a window, or renders films and pictures of them without a display.",
        discussion: """
            EXIT CODES
              0    done
              1    the app failed
              64   invalid arguments
              66   the app or the events file does not exist
              69   the program is not a Lamina app; or ffmpeg, SDL2 or the display is missing
              70   the app ended by itself before the result was complete, or the parts of --workers do not fit together
              73   the result cannot be created
              74   the result cannot be written, a full disk for example, or the display was lost
              75   the app, the encoder or a pipe made no progress for the seconds of --patience
              124  the app exceeded a limit of its time or memory
              130  interrupted
            """,
        subcommands: [
            Run.self, Render.self, Still.self, Record.self, Studio.self, HistoryCommand.self, Lint.self, Previews.self, Batch.self, Play.self,
            Build.self, New.self, Check.self, List.self, Doctor.self, SDK.self, MakeSDK.self, RenderPart.self, PlayHistory.self, LiveApp.self,
            EndWithParent.self, NetworkFetch.self,
        ])

    /// The version of Lamina.
    static let version = "0.1.0"

    static func main() {
        StandardStreams.open()
        // Writing a message that has no reader must not end the tool; started processes get the default handling of the signal back.
        signal(SIGPIPE, SIG_IGN)
        EndSignals.unblock()
        main(nil)
    }
}
