import ArgumentParser
import Glibc

/// The command `lamina network-fetch`: loads one request of a film from the network, in a process whose clock runs.
///
/// The app of the film starts it, with the request on standard input; the answer goes to standard output.
struct NetworkFetch: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "network-fetch", abstract: "Loads a request of a film from the network.", shouldDisplay: false)

    @Argument(help: "The path of libLaminaNetwork.so, as the film has loaded it.")
    var library: String

    func run() throws { try reportingErrors { try fetch() } }

    private func fetch() throws {
        // Safe because the symbol is that of a function without arguments, in a library of the same version that is never unloaded.
        guard let handle = unsafe dlopen(library, RTLD_NOW), let symbol = unsafe dlsym(handle, "lamina_network_fetch") else {
            throw ToolError.noNetwork(library: library)
        }
        let function = unsafe unsafeBitCast(symbol, to: (@convention(c) () -> Int32).self)
        let status = function()
        if status != 0 { throw ExitCode(status) }
    }
}
