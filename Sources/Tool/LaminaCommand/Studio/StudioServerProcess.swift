import Foundation
import Glibc
import LaminaProcess

/// The running program `lamina-studio`, which serves the studio's page.
struct StudioServerProcess {
    /// The address of the page.
    let address: String
    /// The socket on which the program asks.
    let socket: FileHandle

    /// Starts the program that lies beside the tool.
    init(port: UInt16) throws {
        let tool = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        let program = tool.deletingLastPathComponent().appending(path: "lamina-studio").path
        guard ProgramSearch.isProgram(program) else { throw ToolError.noStudio(path: program) }
        guard let pair = SocketPair(), let output = DescriptorPipe() else { throw ToolError.noResources(code: errno) }
        let launch = ChildProcess.Launch(
            path: program, arguments: ["\(port)"], environment: ProcessInfo.processInfo.environment,
            descriptors: [0: pair.ends.1, 1: output.writeEnd])
        _ = try ChildProcess.start(launch)
        close(pair.ends.1)
        close(output.writeEnd)
        socket = FileHandle(fileDescriptor: pair.ends.0, closeOnDealloc: true)
        let line = try FileHandle(fileDescriptor: output.readEnd, closeOnDealloc: true).readToEndOfLine()
        guard line.hasPrefix("http://") else { throw ToolError.portInUse(port) }
        address = line
    }
}

extension FileHandle {
    /// The bytes up to the end of the line or of the file.
    fileprivate func readToEndOfLine() throws -> String {
        var line = Data()
        while let byte = try read(upToCount: 1), byte != Data([10]), !byte.isEmpty { line += byte }
        return String(decoding: line, as: UTF8.self)
    }
}
