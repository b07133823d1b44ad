/// An app as its project describes it: everything that a build for Linux needs, with absolute paths.
package struct ProjectApp: Hashable, Sendable {
    /// The project, workspace, playground or folder that was read.
    package let source: String
    /// The app's own module.
    package var app: ProjectModule
    /// The modules that the app imports and the project builds: frameworks, static libraries, pods; a module stands after all that it needs.
    package var frameworks: [ProjectModule] = []
    /// The Swift packages whose products the app or a framework imports.
    package var packages: [PackageReference] = []
    /// One line for each part of the project that plays no part in the app here: tests, extensions, launch screens, build scripts.
    package var skipped: [String] = []
    /// One line for each mistake of the project that the app may survive: dead references, missing files, unknown products.
    package var warnings: [String] = []
}
