import Foundation
import UIKit

/// The arguments of the player: `[--examine] FILE [STATE[@SECONDS]…]`.
struct PlayerRequest {
    /// A state of the root layer, and the time at which it is entered, in seconds.
    struct Change {
        let state: String
        let time: Double
    }

    /// True when the package is only read.
    let isExamination: Bool
    let file: String
    let changes: [Change]

    init(_ arguments: [String]) throws(PlayerError) {
        isExamination = arguments.first == "--examine"
        let rest = isExamination ? arguments.dropFirst() : arguments[...]
        guard let file = rest.first else { throw .noFile }
        self.file = file
        var changes: [Change] = []
        for argument in rest.dropFirst() { changes.append(try Self.change(argument)) }
        self.changes = changes
    }

    /// Reads the package, and checks the names of the states.
    func package() throws(PlayerError) -> CAPackage {
        let package: CAPackage
        do throws(CAPackageError) {
            package = try CAPackage(contentsOf: URL(filePath: file))
        } catch {
            throw .unreadable(error)
        }
        for change in changes where !change.state.isEmpty && package.rootLayer.state(withName: change.state) == nil {
            throw .unknownState(file: file, state: change.state, known: (package.rootLayer.states ?? []).map(\.name))
        }
        return package
    }

    private static func change(_ argument: String) throws(PlayerError) -> Change {
        guard let at = argument.lastIndex(of: "@") else { return Change(state: argument, time: 0) }
        guard let time = Double(argument[argument.index(after: at)...]), time.isFinite, time >= 0 else { throw .badTime(argument) }
        return Change(state: String(argument[..<at]), time: time)
    }
}

/// The reasons for which a package cannot be played.
enum PlayerError: Error {
    case noFile
    case unreadable(CAPackageError)
    case unknownState(file: String, state: String, known: [String])
    case badTime(String)

    /// The exit code, following sysexits.h: 66 for a file that cannot be read, 65 for malformed data, 64 for wrong arguments.
    var status: Int32 {
        switch self {
        case .unreadable(.unreadable): 66
        case .unreadable: 65
        case .noFile, .unknownState, .badTime: 64
        }
    }
}

extension PlayerError: CustomStringConvertible {
    var description: String {
        switch self {
        case .noFile: "the package player needs the path of a .ca package or a .caml file"
        case .unreadable(let error): error.description
        case .unknownState(let file, let state, let known):
            "\(file): no state “\(state)”; the root layer has " + (known.isEmpty ? "no states" : known.joined(separator: ", "))
        case .badTime(let argument): "“\(argument)” is not a state with a time in seconds, such as Unlocked@1.5"
        }
    }
}
