import Foundation
import LaminaStudioServer
import NIOCore
import NIOPosix

/// The program `lamina-studio`, which `lamina studio` starts with a socket as its standard input.
///
/// usage: lamina-studio PORT
/// Prints the address of the page on one line, and ends when the other end of the socket is closed. PORT 0 lets the system choose.
@main
struct LaminaStudio {
    static func main() async throws {
        guard CommandLine.arguments.count == 2, let port = UInt16(CommandLine.arguments[1]) else {
            print("usage: lamina-studio PORT, with a connected socket as standard input")
            return
        }
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        do {
            let server = try await StudioServer.start(port: Int(port), engine: 0, on: group.any())
            // Not `print`, which keeps the line back when a program reads it.
            FileHandle.standardOutput.write(Data("\(server.address)\n".utf8))
            try await server.run()
        } catch {
            FileHandle.standardError.write(Data("lamina-studio: \(error)\n".utf8))
            exit(1)
        }
    }
}
