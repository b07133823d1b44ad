#pragma once

/// Returns the path of the program or shared library that this code was loaded from; NULL when the system does not tell. The text must not be freed.
const char *_Nullable lamina_snapshots_file(void);
