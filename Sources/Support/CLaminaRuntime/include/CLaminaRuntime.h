/// C code that Swift cannot express: replacements of functions of the C library, Dispatch and Core Foundation, and calls into Swift's runtime.

#ifndef LAMINA_RUNTIME_H
#define LAMINA_RUNTIME_H

#include "Callers.h"
#include "Construct.h"
#include "DrivenClock.h"
#include "DrivenTime.h"
#include "ExpiredTimers.h"
#include "FairLock.h"
#include "MainLoop.h"
#include "MainStack.h"
#include "Orphans.h"
#include "Peer.h"
#include "RealTime.h"
#include "Retain.h"
#include "SeededRandom.h"
#include "ThreadEnd.h"
#include "ThreadSample.h"
#include "WordLock.h"

#endif
