import Dispatch
import Foundation
import LaminaHistory
import LaminaProcess
import LaminaRun
import LaminaScene
import LaminaWindow
import QuartzCore
import UIKit

/// The socket by which the studio looks at an app in a window.
///
/// Nothing is kept before somebody looks. From then on the app keeps its commits, and answers each question with what is new:
///
///     studio ──question──▶ app: commits since the last one ──part──▶ studio: history since the beginning of looking
///
/// The studio looks only: events in a question have no effect.
@MainActor
final class AttachPoint {
    private let path: String
    private let listening: Int32
    private let screen: History.Screen
    private let roster = LayerRoster()
    private var arrival: (any DispatchSourceRead)?
    private var visitors: [Int32: Visitor] = [:]

    /// A studio that looks.
    fileprivate struct Visitor {
        var history: History
        var budget = HistoryBudget()
        var news = HistoryNews()
        let questions: any DispatchSourceRead
    }

    /// Begins to listen; nil when that is not possible, and the app runs without.
    ///
    /// - Parameters:
    ///   - folder: The user's own folder for such sockets.
    ///   - size: The window's size.
    init?(in folder: String, size: WindowSize, background: Background) {
        path = AttachFolder.socket(of: getpid(), in: folder)
        // A process that had the same number, and was killed, has left its socket. The call only reads the path.
        _ = unsafe unlink(path)
        guard let listening = LocalSocket.listen(at: path) else { return nil }
        self.listening = listening
        let (width, height) = (Int((size.widthInPoints * size.scale).rounded()), Int((size.heightInPoints * size.scale).rounded()))
        screen = History.Screen(width: width, height: height, scale: size.scale, background: background.color, start: 0)
        UIScreen.main.host.roster = roster
        let source = DispatchSource.makeReadSource(fileDescriptor: listening, queue: .main)
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.welcome() } }
        source.resume()
        arrival = source
    }

    /// Removes the socket.
    func close() {
        arrival?.cancel()
        for visitor in visitors.keys { end(visitor) }
        Glibc.close(listening)
        // The call only reads the path.
        _ = unsafe unlink(path)
    }

    /// Keeps a commit for those who look.
    func add(_ tree: RenderTree) {
        for visitor in visitors.keys { _ = visitors[visitor]?.keep(tree) }
    }
}

extension AttachPoint {
    private func welcome() {
        guard let descriptor = LocalSocket.accept(on: listening) else { return }
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.answer(descriptor) } }
        var screen = screen
        screen.start = Int64(UIScreen.main.host.now * 1e9)
        let name = ProcessInfo.processInfo.processName
        visitors[descriptor] = Visitor(history: History(screen: screen, app: name, seed: 0), questions: source)
        if let tree = UIScreen.main.host.tree { visitors[descriptor]?.keep(tree) }
        source.resume()
    }

    private func end(_ descriptor: Int32) {
        // The descriptor may be closed only when its source is no longer watching it.
        visitors.removeValue(forKey: descriptor)?.questions.cancel()
        Glibc.close(descriptor)
    }

    private func answer(_ descriptor: Int32) {
        let channel = MessageChannel(descriptor: descriptor)
        // A question is short and arrives at once; who sends half of one is not a studio.
        guard let message = try? channel.receive(within: Self.patience), let command = try? LiveCommand(json: message),
            let answer = try? answer(to: command, of: descriptor), channel.send(answer)
        else { return end(descriptor) }
    }

    private func answer(to command: LiveCommand, of visitor: Int32) throws -> [UInt8] {
        switch command {
        case .run(_, _, let beginsAnew):
            try visitors[visitor]?.part(now: UIScreen.main.host.now, names: roster.historyNames, beginsAnew).bytes ?? []
        case .document(let number): try roster.document(of: number).json
        }
    }

    private static let patience = 0.1
}

extension AttachPoint.Visitor {
    mutating func keep(_ tree: RenderTree) { _ = budget.add(tree, to: &history) }

    mutating func part(now: Double, names: [LayerID: LayerName], _ beginsAnew: Bool) throws -> HistoryPart {
        history.duration = max(history.duration, history.time(ofMedia: now))
        history.layers = names
        budget = HistoryBudget()
        return try news.take(from: &history, beginsAnew: beginsAnew)
    }
}
