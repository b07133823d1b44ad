/// The arguments of the tool.
package struct CampaignOptions: Equatable {
    package var count = 40
    package var seed: UInt64 = 1
    package var folders: [String] = []
    /// The places are printed, and nothing is built.
    package var onlyLists = false
    /// Only the nearest test target of each mutant runs.
    package var onlyNear = false
    /// The folder of the mutated copy of the checkout.
    package var copy = ".build-mutate/tree"

    package static let usage = """
        usage: scripts/mutate [COUNT] [--seed N] [--list] [--near] [--copy FOLDER] [FOLDER...]
        Draws COUNT places (default 40) in the Swift files of the folders (default Sources), changes each a little, and tells which changes the tests notice.
          --seed N  another draw; the same seed and sources give the same places on every machine (default 1)
          --list    prints the places with their changes, and builds nothing
          --near    runs only the nearest test target of each change
          --copy F  a folder for the copy of the checkout (default .build-mutate/tree)
        All changes are compiled into one copy of the checkout, and switched on one by one. A run that was interrupted goes on where it stopped; after a
        change of tests only the survivors run again. Tests/Mutants.txt lists changes that no test can notice, with the reasons.
        """

    /// Returns nil for arguments that the usage does not allow.
    package init?(_ arguments: [String]) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--list": onlyLists = true
            case "--near": onlyNear = true
            case "--copy":
                guard let value = rest.popFirst() else { return nil }
                copy = value
            case "--seed":
                guard let value = rest.popFirst().flatMap({ UInt64($0) }) else { return nil }
                seed = value
            default:
                if let number = Int(argument) {
                    guard number > 0 else { return nil }
                    count = number
                } else {
                    guard !argument.hasPrefix("-") else { return nil }
                    folders.append(argument.hasSuffix("/") ? String(argument.dropLast()) : argument)
                }
            }
        }
        if folders.isEmpty { folders = ["Sources"] }
    }
}
