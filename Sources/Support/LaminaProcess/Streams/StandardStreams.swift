import Glibc

/// The standard input, output and error of the process: descriptors 0, 1 and 2.
package enum StandardStreams {
    /// Opens the standard streams that the process was started without.
    ///
    /// Otherwise a file that is opened later gets the number of a closed stream, and everything the process prints ends up in that file. The
    /// replacement of a closed output fails every write with EBADF, as a closed descriptor does.
    package static func open() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            // `open` returns the lowest free number, which is this one, since all lower ones are open. The wrong access
            // mode is deliberate: reads or writes then fail.
            _ = unsafe Glibc.open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }
}
