/// The processes that a child leaves behind when it ends.

#ifndef LAMINA_ORPHANS_H
#define LAMINA_ORPHANS_H

/// Makes descendants whose parent ends children of this process instead of the system's first process, so that it can wait for them.
void lamina_adopt_orphans(void);

#endif
