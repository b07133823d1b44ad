/// Installs Lamina before `main` by a constructor, and marks the executable as a Lamina app. Declares nothing.

#ifndef CLAMINA_START_H
#define CLAMINA_START_H
#endif
