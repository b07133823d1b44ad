/// The environment variable with the name of the class that a test process runs as an app, in place of its tests.
#define LAMINA_SNAPSHOT_CLASS "LAMINA_SNAPSHOT_CLASS"
