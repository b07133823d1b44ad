/// The build settings that change how the compiler reads Swift.
package struct CompilerSettings: Hashable, Sendable {
    /// `SWIFT_VERSION` as the project has it, such as `4.0`; empty for a target without the setting.
    package var swiftVersion = ""
    /// Names that `#if` finds true, such as `DEBUG`.
    package var conditions: [String] = []
    /// True when every member of a class that inherits from `NSObject` is visible to Objective-C, as in Swift 3: `SWIFT_SWIFT3_OBJC_INFERENCE`.
    package var infersObjC = false
    /// True when declarations belong to the main actor unless they say otherwise.
    package var isMainActorByDefault = false
    /// `minimal`, `targeted` or `complete`; nil for the language mode's own.
    package var strictConcurrency: String?
    package var upcomingFeatures: [String] = []
    package var experimentalFeatures: [String] = []
    /// The header whose Objective-C the target's Swift imports; Lamina compiles none of it.
    package var bridgingHeader: String?
    /// The frameworks that the bridging header imports, and which all files of the target see, such as `UIKit`.
    package var bridgedModules: [String] = []

    /// The value for the compiler's `-swift-version`: 4, 4.2, 5 or 6.
    ///
    /// Swift 6 compilers begin with mode 4, which also takes most sources of Swift 3: they differ in a few names of the standard library.
    package var languageMode: String {
        let numbers = swiftVersion.split(separator: ".").prefix(2).map { Int($0) ?? 0 }
        switch (numbers.first ?? 5, numbers.dropFirst().first ?? 0) {
        case (..<4, _), (4, 0), (4, 1): return "4"
        case (4, _): return "4.2"
        case (5, _): return "5"
        default: return "6"
        }
    }
}
