/// Installs Lamina before `main`, by a constructor, and marks the executable as an app of Lamina's. There is nothing to call.

#ifndef CLAMINA_START_H
#define CLAMINA_START_H
#endif
