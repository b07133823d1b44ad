/// Records the calls of `fsync` in this process, and makes some of them fail, by a definition that the dynamic linker prefers to the C library's.

#ifndef CSYNCPROBE_H
#define CSYNCPROBE_H

/// Returns the paths that files had when they were passed to `fsync`, one per line, in order.
///
/// - Returns: A string that the caller frees.
char *_Nonnull sync_probe_paths(void);

/// Makes `fsync` fail with EIO for paths that contain `part`.
void sync_probe_fail(const char *_Nonnull part);

#endif
