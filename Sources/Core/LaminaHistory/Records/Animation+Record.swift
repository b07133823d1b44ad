package import LaminaScene

extension Animation: Recordable {
    package init(_ old: Animation?, in form: inout some RecordForm) throws(RecordError) {
        try form.enter()
        let keyPath: String = try form.value(old?.keyPath)
        self.init(keyPath: keyPath, timing: try form.value(old?.timing), kind: try form.value(old?.kind))
        timingFunction = try form.optional(old?.timingFunction)
        isAdditive = try form.flag(old?.isAdditive)
        isCumulative = try form.flag(old?.isCumulative)
        if try form.flag(form.isReading ? nil : old?.valueFunction != nil) { valueFunction = try form.named(old?.valueFunction, "value function") }
        removedOnCompletion = try form.flag(old?.removedOnCompletion)
        frameRate = try form.value(old?.frameRate)
        range = try form.optional(old?.range)
        form.leave()
    }
}

extension Animation.Kind: Recordable {
    package init(_ old: Animation.Kind?, in form: inout some RecordForm) throws(RecordError) {
        switch try form.tag(old?.recordTag, below: 4, of: "animations") {
        case 0: self = .basic(try form.value(old?.values))
        case 1: self = .keyframes(try form.value(old?.keyframes))
        case 2: self = .spring(try form.value(old?.spring), try form.value(old?.values))
        default: self = .group(try form.list(old?.children))
        }
    }

    private var recordTag: Int {
        switch self {
        case .basic: 0
        case .keyframes: 1
        case .spring: 2
        case .group: 3
        }
    }

    private var values: BasicValues? {
        switch self {
        case .basic(let values), .spring(_, let values): values
        default: nil
        }
    }

    private var keyframes: Keyframes? { if case .keyframes(let keyframes) = self { keyframes } else { nil } }
    private var spring: Spring? { if case .spring(let spring, _) = self { spring } else { nil } }
    private var children: [Animation]? { if case .group(let children) = self { children } else { nil } }
}

extension BasicValues: Recordable {
    package init(_ old: BasicValues?, in form: inout some RecordForm) throws(RecordError) {
        self.init(
            from: try form.optional(old?.from), to: try form.optional(old?.to), by: try form.optional(old?.by),
            previous: try form.optional(old?.previous))
    }
}

extension Keyframes: Recordable {
    package init(_ old: Keyframes?, in form: inout some RecordForm) throws(RecordError) {
        self.init(values: try form.list(old?.values), path: try form.optionalPath(old?.path))
        if try form.flag(form.isReading ? nil : old?.keyTimes != nil) { keyTimes = try form.list(old?.keyTimes) }
        timingFunctions = try form.list(old?.timingFunctions)
        calculationMode = try form.value(old?.calculationMode)
        tension = try form.list(old?.tension)
        continuity = try form.list(old?.continuity)
        bias = try form.list(old?.bias)
        rotationMode = try form.optional(old?.rotationMode)
    }
}

extension LayerAnimation: RecordedObject {
    package static func recorded(_ old: LayerAnimation?, in form: inout some RecordForm) throws(RecordError) -> LayerAnimation {
        let id = try form.animationID(old?.id)
        let source: AnimationSource?
        source = try form.flag(form.isReading ? nil : old?.source != nil) ? try AnimationSource.recorded(old?.source, id: id, in: &form) : nil
        // Without a source there are no tracks that could be made again; only the span in which the layer changes is kept.
        let plain = source == nil ? try PlainAnimation(old.map(PlainAnimation.init), in: &form) : nil
        let transition = try form.flag(form.isReading ? nil : old?.transition != nil) ? try RecordedTransition(old?.transition, in: &form) : nil
        if let old { return old }
        guard let animation = source.map(LayerAnimation.resolved(from:)) ?? plain?.animation(id: id) else { throw .unsuitable("an animation") }
        guard let transition, let source else { return animation }
        return animation.showing(
            LayerTransition(from: transition.outgoing, at: transition.time, effect: transition.effect, as: source.animation))
    }
}

/// The span of an animation without a source.
private struct PlainAnimation {
    let begin: Double
    let end: Double
    let mayTilt: Bool
    let frameRate: Double

    init(_ animation: LayerAnimation) {
        (begin, end, mayTilt, frameRate) = (animation.begin, animation.end, animation.mayTilt, animation.frameRate)
    }

    init(_ old: PlainAnimation?, in form: inout some RecordForm) throws(RecordError) {
        begin = try form.time(old?.begin)
        end = try form.time(old?.end)
        mayTilt = try form.flag(old?.mayTilt)
        frameRate = try form.time(old?.frameRate)
    }

    func animation(id: UInt64) -> LayerAnimation {
        LayerAnimation(id: id, begin: begin, end: end, tracks: [], mayTilt: mayTilt, frameRate: frameRate)
    }
}

/// The fields of a transition; its timing is that of the animation.
private struct RecordedTransition {
    let outgoing: LayerNode
    let time: Double
    let effect: TransitionEffect

    init(_ old: LayerTransition?, in form: inout some RecordForm) throws(RecordError) {
        outgoing = try form.node(old?.outgoing)
        time = try form.time(old?.outgoingTime)
        effect = try form.value(old?.effect)
    }
}

extension TransitionEffect: Recordable {
    package init(_ old: TransitionEffect?, in form: inout some RecordForm) throws(RecordError) {
        let index = try form.tag(old.flatMap { Self.all.firstIndex(of: $0) }, below: Self.all.count, of: "transitions")
        self = Self.all[index]
    }

    private static let all: [TransitionEffect] =
        [.fade, .shutter, .opening, .closing, .ripple, .suck]
        + [.minX, .maxX, .minY, .maxY].flatMap { [.moveIn($0), .push($0), .reveal($0), .flip($0), .cube($0), .curl($0), .uncurl($0)] }
}

extension AnimationSource {
    /// - Parameter id: The animation's number, which `LayerAnimation` stores.
    fileprivate static func recorded(_ old: AnimationSource?, id: UInt64, in form: inout some RecordForm) throws(RecordError) -> AnimationSource {
        var animation: Animation = try form.value(old?.animation)
        animation.id = id
        let label: Label = try form.value(old?.label)
        let tracks: [Track] = try form.list(old?.tracks)
        let mayTilt = try form.flag(old?.mayTilt)
        let timings: [MediaTiming] = try form.list(old?.ancestorTimings)
        return old ?? AnimationSource(animation, label, tracks: tracks, mayTilt: mayTilt, ancestorTimings: timings)
    }
}

extension AnimationSource.Label: Recordable {
    package init(_ old: AnimationSource.Label?, in form: inout some RecordForm) throws(RecordError) {
        let key: String? = try form.optional(old?.key)
        self.init(key: key, className: try form.value(old?.className), transaction: try form.optional(old?.transaction))
    }
}

extension AnimationSource.Transaction: Recordable {
    package init(_ old: AnimationSource.Transaction?, in form: inout some RecordForm) throws(RecordError) {
        self.init(duration: try form.value(old?.duration), timingFunction: try form.optional(old?.timingFunction))
    }
}

extension AnimationSource.Track: Recordable {
    package init(_ old: AnimationSource.Track?, in form: inout some RecordForm) throws(RecordError) {
        let leaf: Int = try form.value(old?.leaf)
        self.init(leaf: leaf, place: try form.value(old?.place), model: try form.optional(old?.model))
    }
}

extension AnimatedPlace: Recordable {
    package init(_ old: AnimatedPlace?, in form: inout some RecordForm) throws(RecordError) {
        let parts = old?.parts
        switch try form.tag(parts?.tag, below: 4, of: "places") {
        case 0: self = .property(row: try form.row(parts?.row), part: try form.optional(parts?.part))
        case 1: self = .cell(try form.value(parts?.key))
        case 2:
            let list: FilterList = try form.named(parts?.input?.list, "list of filters")
            let name: String = try form.value(parts?.input?.name)
            self = .filter(FilterInput(list, name: name, key: try form.value(parts?.input?.key)))
        default:
            let key: String = try form.value(parts?.key)
            self = .custom(key: key, initial: try form.value(parts?.initial), part: try form.optional(parts?.part))
        }
    }

    /// The fields of all cases.
    private struct Parts {
        var tag: Int
        var row: Int?
        var key: String?
        var part: String?
        var input: FilterInput?
        var initial: Value?
    }

    private var parts: Parts {
        switch self {
        case .property(let row, let part): Parts(tag: 0, row: row, part: part)
        case .cell(let keyPath): Parts(tag: 1, key: keyPath)
        case .filter(let input): Parts(tag: 2, input: input)
        case .custom(let key, let initial, let part): Parts(tag: 3, key: key, part: part, initial: initial)
        }
    }
}
