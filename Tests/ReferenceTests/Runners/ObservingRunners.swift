import QuartzCore

let observingRunners: [String: Runner] = ["kvo": notificationCount]

/// Returns the number of notifications for a change of a layer's property from an old to a new value.
@MainActor private func notificationCount(_ question: Question) throws -> JSON {
    let input = question.input
    guard let key = input["set"]?.text, let old = input["old"], let new = input["new"] else { throw Unsupported("a change without values") }
    guard let observe = observers[key] else { throw Unsupported("observing \(key)") }
    let layer = CALayer()
    layer.setValue(try makeValue(old, for: key), forKey: key)
    var count = 0
    let observation = observe(layer) { count += 1 }
    layer.setValue(try makeValue(new, for: key), forKey: key)
    observation.invalidate()
    return .number(Double(count))
}

/// The observation of each property by its key path.
@MainActor private let observers: [String: (CALayer, @escaping () -> Void) -> NSKeyValueObservation] = [
    "position": { layer, note in layer.observe(\.position) { _, _ in note() } },
    "bounds": { layer, note in layer.observe(\.bounds) { _, _ in note() } },
    "anchorPoint": { layer, note in layer.observe(\.anchorPoint) { _, _ in note() } },
    "zPosition": { layer, note in layer.observe(\.zPosition) { _, _ in note() } },
    "opacity": { layer, note in layer.observe(\.opacity) { _, _ in note() } },
    "hidden": { layer, note in layer.observe(\.isHidden) { _, _ in note() } },
    "cornerRadius": { layer, note in layer.observe(\.cornerRadius) { _, _ in note() } },
    "borderWidth": { layer, note in layer.observe(\.borderWidth) { _, _ in note() } },
    "backgroundColor": { layer, note in layer.observe(\.backgroundColor) { _, _ in note() } },
    "shadowOffset": { layer, note in layer.observe(\.shadowOffset) { _, _ in note() } },
    "contentsRect": { layer, note in layer.observe(\.contentsRect) { _, _ in note() } },
]
