/// The source that every module of the mutated copy gets: the function that tells if a mutant is switched on.
enum MutantSwitch {
    static let fileName = "LaminaMutantSwitch.swift"

    /// The environment variable with the numbers of the mutants that are on.
    package static let variable = "LAMINA_MUTANT"
    /// The environment variable with the path of a file in which tests leave a 1 for every mutant that they reach.
    static let reachedVariable = "LAMINA_MUTANTS_REACHED"

    /// Returns the name of a module's function.
    ///
    /// UIKit's modules share one name in their symbols, so their functions need names of their own.
    static func function(in module: String?) -> String { "laminaMutant" + (module.map { "In" + $0 } ?? "") }

    /// Returns the module to which a source belongs.
    static func module(of path: String) -> String? {
        let parts = path.split(separator: "/")
        return parts.count > 3 && parts[0] == "Sources" ? String(parts[2]) : nil
    }

    /// Returns a module's source.
    static func source(for module: String?) -> String { text.replacing("laminaMutant(_", with: function(in: module) + "(_") }

    private static let text = #"""
        import Glibc

        /// The mutants that are switched on, by the numbers in the environment variable `LAMINA_MUTANT`.
        private let laminaMutantsOn: [Bool] = {
            guard let text = unsafe getenv("LAMINA_MUTANT") else { return [] }
            let numbers = unsafe String(cString: text).split(separator: ",").compactMap { Int($0) }
            var on = [Bool](repeating: false, count: (numbers.max() ?? -1) + 1)
            for number in numbers { on[number] = true }
            return on
        }()

        /// The file of the environment variable `LAMINA_MUTANTS_REACHED`, which has one byte for each mutant; nil without the variable.
        private nonisolated(unsafe) let laminaMutantsReached: UnsafeMutableBufferPointer<UInt8>? = {
            guard let path = unsafe getenv("LAMINA_MUTANTS_REACHED") else { return nil }
            let file = unsafe open(path, O_RDWR | O_CLOEXEC)
            guard file >= 0 else { return nil }
            defer { close(file) }
            let count = lseek(file, 0, SEEK_END)
            guard count > 0, let memory = unsafe mmap(nil, count, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0), unsafe memory != MAP_FAILED else { return nil }
            return unsafe UnsafeMutableBufferPointer(start: memory.assumingMemoryBound(to: UInt8.self), count: count)
        }()

        /// Returns true when a mutant is switched on, and notes that a test has reached it.
        func laminaMutant(_ number: Int) -> Bool {
            if let reached = unsafe laminaMutantsReached, number < reached.count { unsafe reached[number] = 1 }
            return number < laminaMutantsOn.count && laminaMutantsOn[number]
        }

        """#
}
