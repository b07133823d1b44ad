/// A word that lets Foundation compare objects of a Swift class, as values of string attributes or in its dictionaries.
///
/// CoreFoundation on Linux reads a type number from bits 8...17 of the first stored word of every object, its own or not, and ends the process when
/// they are 0. A class whose objects become attribute values therefore begins with this word.
package struct FoundationTag: Sendable, Hashable {
    private let typeNumber: UInt = 1 << 8

    package init() {}
}
