import CLaminaRuntime
import Foundation
import Glibc
import LaminaProcess

/// A program that finds the lines of source to which addresses in this process belong.
struct Symbolizer {
    /// A line of source; a function that the compiler has put into another has several, the innermost first.
    struct Place: Hashable {
        /// The path that the compiler was given.
        let path: String
        let line: Int
    }

    private let program: String
    private let arguments: [String]
    private let searchPath: String

    /// The toolchain of Swift has the first of the programs, and needs the second, which links.
    private static let programs: [(name: String, arguments: [String])] = [("llvm-symbolizer", ["--output-style=GNU"]), ("addr2line", [])]

    /// The first of the programs in the folders of a `PATH`; nil when there is none.
    init?(searchPath: String) {
        let folders = searchPath.split(separator: ":")
        let found = Self.programs.lazy.compactMap { name, arguments in
            folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }.map { (path: $0, arguments: arguments) }
        }
        guard let found = found.first else { return nil }
        (program, arguments, self.searchPath) = (found.path, found.arguments, searchPath)
    }

    /// Returns the places of loaded addresses; those outside of the program's own file, and those without symbols, have none.
    ///
    /// - Returns: Nil when the program does not start, ends early or says nothing; a part of an answer would depend on the load of the machine.
    func places(of addresses: [UInt]) -> [UInt: [Place]]? {
        var loaded: [UInt: UInt] = [:]
        for address in addresses {
            let stored = lamina_address_in_program(address)
            if stored > 0 { loaded[stored] = address }
        }
        var places: [UInt: [Place]] = [:]
        var rest = loaded.keys.sorted()[...]
        while !rest.isEmpty {
            guard let answer = answer(to: rest.prefix(Self.mostAtOnce)) else { return nil }
            for (stored, found) in Self.places(in: answer) { loaded[stored].map { places[$0] = found } }
            rest = rest.dropFirst(Self.mostAtOnce)
        }
        return places
    }

    /// The most addresses for one run of the program; a command line has room for ten times as many.
    private static let mostAtOnce = 5000

    /// Runs the program; nil when it does not answer to the end.
    private func answer(to addresses: ArraySlice<UInt>) -> String? {
        guard let pipe = DescriptorPipe() else { return nil }
        defer { close(pipe.readEnd) }
        let nothing = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
        defer { close(nothing) }
        // The link leads to the file that runs, also when the app has been built anew since.
        let words = arguments + ["-a", "-f", "-i", "-e", "/proc/\(getpid())/exe"] + addresses.map { "0x" + String($0, radix: 16) }
        let launch = ChildProcess.Launch(
            path: program, arguments: words, environment: ["PATH": searchPath],
            descriptors: [STDIN_FILENO: nothing, STDOUT_FILENO: pipe.writeEnd, STDERR_FILENO: nothing], hasOwnGroup: true)
        let child = try? ChildProcess.start(launch)
        close(pipe.writeEnd)
        guard let child else { return nil }
        let (bytes, isSilent) = DescriptorText.read(pipe.readEnd, patience: Self.patience)
        if isSilent { child.send(SIGKILL, toGroup: true) }
        guard case .exited(0) = child.wait() else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The time after which a program that says nothing is ended, in seconds: below the ten that the studio waits for a step of a live run.
    private static let patience = 6.0

    /// The places in an answer, by address: a line with the address, and for each function a line with its name and one with its place.
    ///
    ///     0x158e3c0
    ///     $s6WakeUp14BackgroundViewC8slideOut…
    ///     /apps/WakeUp/BackgroundView.swift:77 (discriminator 2)
    static func places(in answer: String) -> [UInt: [Place]] {
        var places: [UInt: [Place]] = [:]
        var address: UInt?
        var isPlace = false
        for line in answer.split(separator: "\n") {
            if line.hasPrefix("0x") {
                (address, isPlace) = (UInt(line.dropFirst(2), radix: 16), false)
                continue
            }
            defer { isPlace.toggle() }
            guard isPlace, let address, let colon = line.lastIndex(of: ":") else { continue }
            let number = line[line.index(after: colon)...].prefix { $0.isASCII && $0.isNumber }
            guard let number = Int(number) else { continue }
            places[address, default: []].append(Place(path: String(line[..<colon]), line: number))
        }
        return places
    }
}
