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

    /// The path of the program.
    let program: String
    private let arguments: [String]
    private let searchPath: String

    /// The toolchain of Swift has the first of the programs, and needs the second, which links.
    private static let programs: [(name: String, arguments: [String])] = [("llvm-symbolizer", ["--output-style=GNU"]), ("addr2line", [])]

    /// The programs that the folders of a `PATH` have, the best one first.
    static func all(in searchPath: String) -> [Symbolizer] {
        programs.compactMap { name, arguments in
            ProgramSearch.program(name, in: searchPath).map { Symbolizer(program: $0, arguments: arguments, searchPath: searchPath) }
        }
    }

    /// The reason for which a program has no answer; a part of one would depend on the load of the machine.
    enum Failure: Error, Hashable, CustomStringConvertible {
        /// The system has not started it.
        case notStarted
        /// It has not answered, or has not ended, in this time in seconds.
        case late(Double)
        /// It has written more than this number of bytes.
        case tooLong(Int)
        /// It has ended with an error.
        case failed(ChildProcess.Ending)
        /// Addresses are missing in its answer.
        case incomplete

        var description: String {
            switch self {
            case .notStarted: "does not start"
            case .late(let seconds): "has not answered for \(seconds.formatted()) seconds"
            case .tooLong(let bytes): "has written more than \(bytes >> 20) MiB"
            case .failed(.exited(let status)): "has ended with status \(status)"
            case .failed(.killed(let signal)): "was killed by signal \(signal)"
            case .incomplete: "has not answered for each address"
            }
        }
    }

    /// Returns the places of loaded addresses; those outside of the program's own file, and those without symbols, have none.
    ///
    /// - Parameter patience: The real time for all of them, in seconds.
    func places(of addresses: [UInt], within patience: Double) throws(Failure) -> [UInt: [Place]] {
        var loaded: [UInt: UInt] = [:]
        for address in addresses {
            let stored = lamina_address_in_program(address)
            if stored > 0 { loaded[stored] = address }
        }
        let start = RealTime.now
        var places: [UInt: [Place]] = [:]
        var rest = loaded.keys.sorted()[...]
        while !rest.isEmpty {
            let part = rest.prefix(Self.mostAtOnce)
            let found = Self.places(in: try answer(to: part, start: start, patience))
            guard part.allSatisfy({ found[$0] != nil }) else { throw .incomplete }
            for (stored, found) in found { loaded[stored].map { places[$0] = found } }
            rest = rest.dropFirst(Self.mostAtOnce)
        }
        return places
    }

    /// The largest number of addresses in one call of the program; a command line could hold ten times as many.
    private static let mostAtOnce = 5000
    /// The most bytes of one answer: 13 KiB for an address, whose functions have names of some hundred letters.
    private static let longestAnswer = 64 << 20

    /// Runs the program until it ends.
    private func answer(to addresses: ArraySlice<UInt>, start: Double, _ patience: Double) throws(Failure) -> String {
        guard let pipe = DescriptorPipe() else { throw .notStarted }
        defer { close(pipe.readEnd) }
        let child = try launch(addresses, output: pipe)
        var limits = DescriptorText.Limits(bytes: Self.longestAnswer)
        limits.total = start + patience - RealTime.now
        let (bytes, stop) = DescriptorText.read(pipe.readEnd, within: limits)
        // A program may close its output and go on.
        let ending = stop == .end ? child.ending(within: start + patience - RealTime.now) : nil
        if ending == nil {
            child.send(SIGKILL, toGroup: true)
            _ = child.wait()
        }
        if stop == .tooLong { throw .tooLong(limits.bytes) }
        guard let ending else { throw .late(patience) }
        guard ending == .exited(status: 0) else { throw .failed(ending) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Starts the program, and closes this process's writing end of its output.
    private func launch(_ addresses: ArraySlice<UInt>, output: DescriptorPipe) throws(Failure) -> ChildProcess {
        defer { close(output.writeEnd) }
        let nothing = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
        defer { close(nothing) }
        // The link leads to the file that runs, also when the app has been built anew since.
        let words = arguments + ["-a", "-f", "-i", "-e", "/proc/\(getpid())/exe"] + addresses.map { "0x" + String($0, radix: 16) }
        let launch = ChildProcess.Launch(
            path: program, arguments: words, environment: ["PATH": searchPath],
            descriptors: [STDIN_FILENO: nothing, STDOUT_FILENO: output.writeEnd, STDERR_FILENO: nothing], hasOwnGroup: true)
        do { return try ChildProcess.start(launch) } catch { throw .notStarted }
    }

    /// The places in an answer, by address: a line with the address, and for each function a line with its name and one with its place.
    ///
    /// An address without places has an empty list.
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
                if let address { places[address] = [] }
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
