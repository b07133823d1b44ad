import Glibc

/// Descriptors 0, 1 and 2.
package enum StandardStreams {
    /// Opens the streams that the process was started without.
    ///
    /// A file that is opened later would get the number of a closed stream, and whatever the process prints would land in it. The replacement of a
    /// closed output refuses every write with EBADF, as a closed descriptor does.
    package static func open() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            // The lowest free number is this one: those below it are open.
            _ = unsafe Glibc.open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }
}
