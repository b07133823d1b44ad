/// The functions of the C library and the Swift runtime that Lamina needs and Swift cannot express.

#ifndef LAMINA_RUNTIME_H
#define LAMINA_RUNTIME_H

#include "Construct.h"
#include "DrivenClock.h"
#include "MainLoop.h"
#include "Orphans.h"
#include "SeededRandom.h"
#include "ThreadSample.h"

#endif
