// Cairo is the reference for coverage in tests; no product links it.
#include <cairo.h>
