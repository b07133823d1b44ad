#ifndef LAMINA_CSQLITE_H
#define LAMINA_CSQLITE_H

#include <sqlite3.h>

#endif
