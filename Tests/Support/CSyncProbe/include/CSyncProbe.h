/// A record of `fsync` in this process, whose own definition takes the C library's place.

#ifndef CSYNCPROBE_H
#define CSYNCPROBE_H

/// The paths that the files handed to `fsync` had at that moment, one a line, in order.
///
/// - Returns: Text to be freed by the caller.
char *_Nonnull sync_probe_paths(void);

/// Makes `fsync` fail with EIO for paths that contain `part`.
void sync_probe_fail(const char *_Nonnull part);

#endif
