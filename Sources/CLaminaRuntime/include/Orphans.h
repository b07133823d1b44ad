/// The adoption of processes whose parent has ended.

#ifndef LAMINA_ORPHANS_H
#define LAMINA_ORPHANS_H

/// Makes this process, instead of the system's first process, the new parent of descendants whose parent ends, so that it can wait for them.
void lamina_adopt_orphans(void);

#endif
