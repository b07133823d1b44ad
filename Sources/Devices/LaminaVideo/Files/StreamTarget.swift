import Glibc
import LaminaRun

/// The destination of a stream that Lamina writes itself: a staged file, or standard output.
struct StreamTarget: Sendable {
    let descriptor: Int32
    let name: String
    private let staging: Staging?

    /// Creates the temporary file that `staging` names, and opens it for writing.
    init(_ staging: Staging) throws(OutputError) {
        descriptor = try staging.create()
        name = staging.path
        self.staging = staging
    }

    /// Uses a descriptor that is open already, and does not close it.
    init(descriptor: Int32, name: String) {
        self.descriptor = descriptor
        self.name = name
        staging = nil
    }

    /// Closes the file and gives it its final name.
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
