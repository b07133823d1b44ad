/// The end of parent processes: orphans, and processes that end with their parent.

#ifndef LAMINA_ORPHANS_H
#define LAMINA_ORPHANS_H

/// Makes this process the parent of every descendant whose own parent ends, so that it can wait for them (`PR_SET_CHILD_SUBREAPER`).
///
/// Otherwise the system's first process would become their parent.
void lamina_adopt_orphans(void);

/// Asks for SIGTERM when this process's parent ends, however it ends (`PR_SET_PDEATHSIG`).
void lamina_end_with_parent(void);

#endif
