import Foundation
import LaminaConcurrency

/// An asset catalogue: a folder `*.xcassets` of sets, such as `Bell.imageset`, and of groups of sets.
///
/// Xcode compiles catalogues; here their folders are read while the app runs. The name of a set is that of its folder, and a group says in its file
/// `Contents.json` whether its own name is part of the names in it:
///
///     Art.xcassets/Bell.imageset           Bell
///     Art.xcassets/Old/Horn.imageset       Horn         a plain group
///     Art.xcassets/Brand/Horn.imageset     Brand/Horn   a group that provides a namespace
///
/// The folders are walked once, at the first use of the catalogue, and a set's own files are read when it is asked for.
struct AssetCatalog: Sendable {
    /// The folders of the sets, by name with extension, such as `Brand/Horn.imageset`.
    private let sets: [String: String]
    /// The depth below which groups are left out.
    private static let deepest = 16
    /// The most folders that are entered: a link may lead to a folder of anything.
    private static let mostFolders = 10_000

    init(folder: String) {
        var sets: [String: String] = [:]
        var groups = [(folder: folder, prefix: "", depth: 0)][...]
        // The folders that were entered, without links: a link may lead to an ancestor.
        var entered: Set<String> = []
        while let group = groups.popFirst(), entered.count < Self.mostFolders {
            guard entered.insert(URL(filePath: group.folder).resolvingSymlinksInPath().path).inserted else { continue }
            for name in Self.names(in: group.folder) {
                let path = group.folder + "/" + name
                let kind = (name as NSString).pathExtension
                if kind.hasSuffix("set") {
                    if sets[group.prefix + name] == nil { sets[group.prefix + name] = path }
                } else if group.depth < Self.deepest, kind.isEmpty || kind == "spriteatlas" {
                    groups.append((path, group.prefix + (Self.providesNamespace(path) ? name + "/" : ""), group.depth + 1))
                }
            }
        }
        self.sets = sets
    }

    /// The folder of a set; nil when the catalogue has none of the name.
    subscript(name: String) -> String? { sets[name] }

    private static func names(in folder: String) -> [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() }

    private static func providesNamespace(_ folder: String) -> Bool {
        struct Group: Decodable {
            let properties: Properties?
        }
        struct Properties: Decodable {
            let providesNamespace: Bool?

            enum CodingKeys: String, CodingKey {
                case providesNamespace = "provides-namespace"
            }
        }
        let data = FileManager.default.contents(atPath: folder + "/Contents.json")
        return data.flatMap { try? JSONDecoder().decode(Group.self, from: $0) }?.properties?.providesNamespace ?? false
    }
}

extension ResourceBundles {
    private static let catalogs = Guarded<[String: [AssetCatalog]]>([:])

    /// Returns the folder of a set, such as `Bell.dataset`; nil when no catalogue has it.
    ///
    /// - Parameter bundle: The bundle to search; nil and the main bundle search all.
    static func setFolder(named name: String, in bundle: Bundle?) -> URL? {
        for bundle in searched(bundle) {
            for catalog in catalogs(of: bundle) { if let folder = catalog[name] { return URL(filePath: folder) } }
        }
        return nil
    }

    private static func catalogs(of bundle: Bundle) -> [AssetCatalog] {
        let root = root(of: bundle)
        if let known = catalogs.withLock({ $0[root] }) { return known }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []).filter { $0.hasSuffix(".xcassets") }
        let found = names.sorted().map { AssetCatalog(folder: UserFile.path(root + "/" + $0)) }
        catalogs.withLock { $0[root] = found }
        return found
    }
}
