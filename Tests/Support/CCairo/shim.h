// Cairo is what coverage is compared with; no product links it.
#include <cairo.h>
