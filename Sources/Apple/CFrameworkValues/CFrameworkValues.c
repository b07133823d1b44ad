// The headers hold all; a target needs a source file.
