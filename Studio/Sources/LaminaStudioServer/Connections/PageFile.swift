/// A file of the studio's page, embedded in the program.
struct PageFile {
    var mediaType: String
    var bytes: [UInt8]

    /// The file at a path below the token; nil for all others, for nothing is read from a disk.
    static func named(_ path: String) -> PageFile? { all[path.isEmpty ? "index.html" : path] }

    private static let script = "text/javascript; charset=utf-8"
    private static let all: [String: PageFile] = [
        "index.html": PageFile(mediaType: "text/html; charset=utf-8", bytes: PackageResources.index_html),
        "studio.css": PageFile(mediaType: "text/css; charset=utf-8", bytes: PackageResources.studio_css),
        "icon.svg": PageFile(mediaType: "image/svg+xml", bytes: PackageResources.icon_svg),
    ].merging(modules.mapValues { PageFile(mediaType: script, bytes: $0) }) { file, _ in file }

    private static let modules: [String: [UInt8]] = [
        "cost.js": PackageResources.cost_js,
        "dom.js": PackageResources.dom_js,
        "exporter.js": PackageResources.exporter_js,
        "findings.js": PackageResources.findings_js,
        "graph.js": PackageResources.graph_js,
        "link.js": PackageResources.link_js,
        "live.js": PackageResources.live_js,
        "log.js": PackageResources.log_js,
        "playback.js": PackageResources.playback_js,
        "properties.js": PackageResources.properties_js,
        "sources.js": PackageResources.sources_js,
        "space.js": PackageResources.space_js,
        "stage.js": PackageResources.stage_js,
        "store.js": PackageResources.store_js,
        "studio.js": PackageResources.studio_js,
        "timeline.js": PackageResources.timeline_js,
        "tree.js": PackageResources.tree_js,
    ]
}
