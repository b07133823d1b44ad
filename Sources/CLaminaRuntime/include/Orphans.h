/// The adoption of orphans: descendants whose own parent process has ended.

#ifndef LAMINA_ORPHANS_H
#define LAMINA_ORPHANS_H

/// Makes this process the parent of every descendant whose own parent ends, so that it can wait for them (`PR_SET_CHILD_SUBREAPER`).
///
/// Otherwise the system's first process would become their parent.
void lamina_adopt_orphans(void);

#endif
