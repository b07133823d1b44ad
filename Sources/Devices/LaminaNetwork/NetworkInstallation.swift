import Foundation
import Synchronization
import FoundationNetworking

/// The answers that the process's requests get.
enum NetworkAnswers: Sendable {
    /// Each request fails as it does without a network.
    case none
    /// Each request gets the answer that a folder stores for it.
    case stored(AnswerFolder)
    /// Each request goes to the network, and its answer is stored in a folder; without a folder it is only passed on.
    case live(LiveLoading, AnswerFolder?)
}

/// Puts the film's answers in place of the network, for all sessions of the process; called by name, from a library that does not link this one.
///
/// - Parameters:
///   - mode: 0 refuses requests, 1 answers them from the folder, 2 stores the network's answers there, 3 passes them on.
///   - folder: The folder's absolute path, in UTF-8; unused in modes 0 and 3.
///   - tool: The path of the tool, in whose process requests go to the network.
///   - begin: Called when a request is sent to the network; the driven clock waits from here on.
///   - end: Called when its answer has arrived.
/// - Returns: False when requests of sessions with configurations of their own would still reach the network.
@c(lamina_network_install)
public func installNetwork(
    _ mode: Int32, _ folder: UnsafePointer<CChar>, _ tool: UnsafePointer<CChar>, _ begin: @escaping @convention(c) () -> Void,
    _ end: @escaping @convention(c) () -> Void
) -> Bool {
    // Safe because the caller's texts outlive the call, and are copied.
    let (path, tool) = unsafe (String(cString: folder), String(cString: tool))
    let loading = LiveLoading(tool: tool, begin: begin, end: end)
    let answers: NetworkAnswers =
        switch mode {
        case 1: .stored(AnswerFolder(path: path))
        case 2: .live(loading, AnswerFolder(path: path))
        case 3: .live(loading, nil)
        default: .none
        }
    FilmProtocol.answers.withLock { $0 = answers }
    return URLProtocol.registerClass(FilmProtocol.self) && SessionGate.close()
}

/// Reads a request from standard input, sends it to the network and writes its answer to standard output; called by the tool.
///
/// - Returns: The exit status.
@c(lamina_network_fetch)
public func fetchFromNetwork() -> Int32 {
    guard let request = try? JSONDecoder().decode(FetchedRequest.self, from: FileHandle.standardInput.readDataToEndOfFile()) else { return 65 }
    FileHandle.standardOutput.write(request.load().data(for: request.key))
    return 0
}
