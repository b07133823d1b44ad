import Foundation

/// The place at which the programs of a mutated copy see it.
///
/// Products of a build hold the path of their sources. Mounted over the checkout, in a mount namespace of each program's own, the copy can go on with a copy
/// of the checkout's build folder, and compiles only what the mutants change. Without the right to make a namespace, programs see the copy at its own path,
/// and its first build compiles everything.
package struct CheckoutView: Sendable {
    private let checkout: String
    private let folder: String
    /// True when programs see the copy at the checkout's path.
    package let isMounted: Bool

    package init(checkout: String, folder: String) {
        self.checkout = checkout
        self.folder = folder
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let output = try? CommandOutput.run(Self.mounting(folder, over: checkout) + ["true"], folder: checkout)
        isMounted = output?.status == 0
    }

    /// The path at which programs see the copy.
    package var place: String { isMounted ? checkout : folder }

    /// Returns the arguments that run a program in the copy.
    package func arguments(_ program: [String]) -> [String] { isMounted ? Self.mounting(folder, over: checkout) + program : program }

    private static func mounting(_ folder: String, over checkout: String) -> [String] {
        let script = #"mount --bind "$0" "$1" && cd "$1" && shift && exec "$@""#
        return ["unshare", "--map-root-user", "--mount", "sh", "-c", script, folder, checkout]
    }
}
