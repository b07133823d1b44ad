import Glibc
import LaminaServer

/// Where a stream of our own goes: a file that is complete or absent, or standard output.
struct StreamTarget: Sendable {
    let descriptor: Int32
    let name: String
    private let staging: Staging?

    /// Begins a file.
    init(_ staging: Staging) throws(OutputError) {
        descriptor = try staging.create()
        name = staging.path
        self.staging = staging
    }

    /// A descriptor that is open already; it stays open.
    init(descriptor: Int32, name: String) {
        self.descriptor = descriptor
        self.name = name
        staging = nil
    }

    /// Closes the file and gives it its name.
    func commit() throws(OutputError) {
        guard let staging else { return }
        guard close(descriptor) == 0 else {
            let code = errno
            staging.discard()
            throw .cannotWrite(path: name, code: code)
        }
        try staging.commit()
    }

    /// Closes the file and removes it.
    func discard() {
        guard let staging else { return }
        close(descriptor)
        staging.discard()
    }
}
