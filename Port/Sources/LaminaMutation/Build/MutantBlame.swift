/// Errors of the compiler, and the mutants that cause them.
package enum MutantBlame {
    /// Returns the numbers of the mutants in whose lines the output has errors, and the errors that no mutant explains.
    package static func blamed(in output: String, folder: String, mutants: [Int: Mutant]) -> (numbers: Set<Int>, unexplained: [String]) {
        var numbers = Set<Int>()
        var unexplained: [String] = []
        for text in output.split(separator: "\n") {
            guard let match = text.wholeMatch(of: /([^\s].*?):(\d+):\d+: (?:fatal )?error: .*/), let line = Int(match.2) else {
                if text.hasPrefix("error: ") { unexplained.append(String(text)) }
                continue
            }
            let path = String(match.1.trimmingPrefix(folder + "/"))
            let inFile = mutants.filter { $0.value.path == path }
            let near = inFile.filter { $0.value.lines.contains(line) }
            // The compiler reports some consequences elsewhere in the file, such as a missing return at the end of a function.
            numbers.formUnion((near.isEmpty ? inFile : near).keys)
            if inFile.isEmpty { unexplained.append(String(text)) }
        }
        return (numbers, unexplained)
    }
}
