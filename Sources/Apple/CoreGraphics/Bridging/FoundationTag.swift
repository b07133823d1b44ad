/// A stored word that keeps Foundation from ending the process when it compares Swift objects.
///
/// Foundation compares objects that are values of string attributes or elements of its dictionaries. CoreFoundation on Linux then reads a type number
/// from bits 8...17 of the first stored word of every object, Swift objects included, and ends the process when those bits are 0. A Swift class whose
/// objects become attribute values therefore declares a `FoundationTag` as its first stored property.
package struct FoundationTag: Sendable, Hashable {
    private let typeNumber: UInt = 1 << 8

    package init() {}
}
