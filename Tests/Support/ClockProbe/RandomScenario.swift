import Foundation

/// Prints the results of everything that uses the system's random numbers.
@MainActor func random() {
    print("shuffled", Array(0..<20).shuffled())
    print("integer", Int.random(in: 0..<1_000_000))
    print("uuid", UUID())
    print("set", Set(0..<20).map { $0 })
    print("dictionary", Dictionary(uniqueKeysWithValues: (0..<10).map { ("key \($0)", $0) }).map(\.value))
}
