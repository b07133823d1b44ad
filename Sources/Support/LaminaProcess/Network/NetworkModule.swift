import CLaminaRuntime
import Foundation
import Glibc
import LaminaConcurrency

/// The library that stands in place of the network in a film.
///
/// It is a library of its own because Foundation's networking costs a program 30 ms at its start. Films load it only when the app has linked that, or
/// when the app reads a URL of the network by `Data(contentsOf:)`.
package enum NetworkModule {
    /// The answers to requests in a film.
    package struct Access: Sendable {
        /// 0 refuses requests, 1 answers them from the folder, 2 stores the network's answers there, 3 passes them on.
        var mode: Int32
        var folder: String
        /// The tool, in whose process requests go to the network.
        var tool: String

        package init(mode: Int32, folder: String, tool: String) { (self.mode, self.folder, self.tool) = (mode, folder, tool) }
    }

    /// The access of this process's film; nil in a window, whose requests go to the network.
    private static let access = Guarded<Access?>(nil)

    /// Sets the answers to all requests of this process; called before the app is launched.
    package static func set(_ access: Access) {
        self.access.withLock { $0 = access }
        // Safe because the handle is only compared. The app has linked Foundation's networking if it is there now.
        if unsafe dlopen(foundation, RTLD_LAZY | RTLD_NOLOAD) != nil { install(access) }
    }

    /// True when requests of this process can get answers: in a window, and in a film with `--network`.
    package static var isReachable: Bool { access.withLock { $0?.mode != 0 } }

    /// Loads Foundation's networking, by which `Data(contentsOf:)` reads URLs of the network, and in a film the answers before it.
    package static func load() { loading }

    private static let loading: Void = {
        guard unsafe dlopen(foundation, RTLD_LAZY | RTLD_GLOBAL) != nil else { return }
        if let access = access.withLock({ $0 }) { install(access) }
    }()

    private static let foundation = "libFoundationNetworking.so"
    private static let library = "libLaminaNetwork.so"

    private typealias Hold = @convention(c) () -> Void
    private typealias Install = @convention(c) (Int32, UnsafePointer<CChar>, UnsafePointer<CChar>, Hold, Hold) -> Bool

    private static func install(_ access: Access) {
        // Safe because the symbol is that of a function with these arguments, in a library of the same version that is never unloaded.
        guard let handle = unsafe dlopen(library, RTLD_LAZY), let symbol = unsafe dlsym(handle, "lamina_network_install") else {
            StandardError.write("lamina: network: \(library) cannot be loaded, so requests of this film reach the network\n")
            return
        }
        let function = unsafe unsafeBitCast(symbol, to: Install.self)
        guard unsafe function(access.mode, access.folder, access.tool, lamina_rest_hold, lamina_rest_release) else {
            StandardError.write("lamina: network: this version of Foundation is not known, so some requests of this film reach the network\n")
            return
        }
    }
}
