/// The products of a package that together contain all targets with previews.
struct PreviewProducts {
    /// The names of the products, sorted: each executable with such a target, and for a target in no executable its smallest library.
    let names: (executables: [String], libraries: [String])

    init(_ description: SwiftPackage.Description, hasPreviews: (SwiftPackage.Description.Target) -> Bool) {
        let targets = description.targets.filter(hasPreviews)
        let isExecutable = Dictionary(description.products.map { ($0.name, $0.type.isExecutable) }) { first, _ in first }
        let executables = Set(targets.flatMap { $0.products ?? [] }.filter { isExecutable[$0] == true })
        let others = targets.filter { executables.isDisjoint(with: $0.products ?? []) }
        // An umbrella of all libraries fails with each of them.
        let sizes = Dictionary(description.targets.flatMap { $0.products ?? [] }.map { ($0, 1) }, uniquingKeysWith: +)
        let libraries = others.compactMap { target in
            target.products?.filter { isExecutable[$0] == false }.min { (sizes[$0] ?? 0, $0) < (sizes[$1] ?? 0, $1) }
        }
        names = (executables.sorted(), Set(libraries).sorted())
    }
}
