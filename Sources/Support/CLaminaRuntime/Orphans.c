#include "Orphans.h"

#include <signal.h>
#include <sys/prctl.h>

void lamina_adopt_orphans(void) { prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0); }

void lamina_end_with_parent(void) { prctl(PR_SET_PDEATHSIG, SIGTERM, 0, 0, 0); }
