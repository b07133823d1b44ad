/// Sorts the libraries that an app needs, so that each stands after all that it needs itself.
///
///     Shop → CartFeature → Core          Core, CartFeature, DesignKit
///          → DesignKit   → Core
struct LibraryOrder {
    /// The libraries in order, without the app.
    private(set) var sorted: [ProjectTarget] = []
    /// The keys of the libraries that a target, named by its key, needs directly.
    private(set) var links: [String: [String]] = [:]
    /// The projects among which they were found.
    let set: ProjectSet

    /// Sorts what an app needs.
    ///
    /// - Throws: `.targetCycle` for a library that needs itself.
    init(of app: ProjectTarget, in set: ProjectSet, _ notes: inout ProjectNotes) throws(ProjectError) {
        self.set = set
        let reader = LibraryLinks(set)
        // An explicit stack; each target is met before the targets that it needs and again after them.
        var waiting: [(target: ProjectTarget, isDone: Bool)] = [(app, false)]
        var open: Set<String> = []
        var done: Set<String> = []
        while let (target, isDone) = waiting.popLast() {
            if isDone {
                open.remove(target.key)
                done.insert(target.key)
                if target.key != app.key { sorted.append(target) }
                continue
            }
            if done.contains(target.key) { continue }
            open.insert(target.key)
            waiting.append((target, true))
            let libraries = reader.libraries(of: target, &notes)
            links[target.key] = libraries.map(\.key)
            for library in libraries.reversed() {
                if open.contains(library.key) { throw .targetCycle(file: library.project.file.file, target: library.name) }
                waiting.append((library, false))
            }
        }
    }
}
