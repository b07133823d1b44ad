import LaminaScene

/// The record of everything that is known before the first commit.
struct HeaderRecord: Recordable {
    let history: History

    init(_ history: History) { self.history = history }

    init(_ old: HeaderRecord?, in form: inout some RecordForm) throws(RecordError) {
        let old = old?.history
        let screen: History.Screen = try form.value(old?.screen)
        let app: String = try form.value(old?.app)
        var history = History(screen: screen, app: app, seed: try form.whole(old?.seed))
        history.duration = try form.time(old?.duration)
        history.omittedCommits = try form.value(old?.omittedCommits)
        history.omittedEntries = try form.value(old?.omittedEntries)
        guard 0...History.longest ~= history.duration else { throw .unsuitable("the duration") }
        self.history = history
    }
}

extension History {
    /// The longest run, in seconds, and the longest side of a picture in pixels; far above all needs, so that sums and products do not overflow.
    static let (longest, longestSide) = (1e6, 1 << 20)
}

extension History.Screen: Recordable {
    package init(_ old: History.Screen?, in form: inout some RecordForm) throws(RecordError) {
        let (width, height): (Int, Int) = (try form.value(old?.width), try form.value(old?.height))
        let scale = try form.time(old?.scale)
        self.init(
            width: width, height: height, scale: scale, background: try form.value(old?.background), start: try form.value(old?.start))
        let sides = 1...History.longestSide
        guard sides.contains(width), sides.contains(height), scale > 0, scale.isFinite, abs(start) < 1 << 60 else {
            throw .unsuitable("the screen")
        }
    }
}

/// The names of the rows to which states refer by number.
struct PropertiesRecord: Recordable {
    let names: [String]

    init(names: [String]) { self.names = names }

    init(_ old: PropertiesRecord?, in form: inout some RecordForm) throws(RecordError) { names = try form.list(old?.names) }
}

struct CommitRecord: Recordable {
    let tree: RenderTree

    init(tree: RenderTree) { self.tree = tree }

    init(_ old: CommitRecord?, in form: inout some RecordForm) throws(RecordError) {
        let time = try form.time(old?.tree.commitTime)
        guard time.isFinite else { throw .notANumber("the time of a commit") }
        tree = RenderTree(root: try form.node(old?.tree.root), commitTime: time)
    }
}

struct LayerRecord: Recordable {
    let id: LayerID
    let name: LayerName

    init(id: LayerID, name: LayerName) { (self.id, self.name) = (id, name) }

    init(_ old: LayerRecord?, in form: inout some RecordForm) throws(RecordError) {
        id = try form.layer(old?.id)
        name = LayerName(
            className: try form.value(old?.name.className), name: try form.optional(old?.name.name),
            delegateClass: try form.optional(old?.name.delegateClass))
    }
}

struct LineRecord: Recordable {
    let animation: UInt64
    let line: CodeLine

    init(animation: UInt64, line: CodeLine) { (self.animation, self.line) = (animation, line) }

    init(_ old: LineRecord?, in form: inout some RecordForm) throws(RecordError) {
        animation = try form.animationID(old?.animation)
        let file: String = try form.value(old?.line.file)
        guard let line = CodeLine(file: file, line: try form.value(old?.line.line)) else { throw .unsuitable("a line of code") }
        self.line = line
    }
}

struct EndRecord: Recordable {
    let count: UInt64

    init(count: UInt64) { self.count = count }

    init(_ old: EndRecord?, in form: inout some RecordForm) throws(RecordError) { count = try form.whole(old?.count) }
}

extension HistoryEntry: Recordable {
    package init(_ old: HistoryEntry?, in form: inout some RecordForm) throws(RecordError) {
        let time: Int64 = try form.value(old?.time)
        let kind: Kind = try form.named(old?.kind, "kind of entry")
        let isOnMainThread = try form.flag(old?.isOnMainThread)
        self.init(time: time, kind: kind, isOnMainThread: isOnMainThread, text: try form.value(old?.text))
        if try form.flag(form.isReading ? nil : old?.layer != nil) { layer = try form.layer(old?.layer) }
        if try form.flag(form.isReading ? nil : old?.animation != nil) { animation = try form.animationID(old?.animation) }
        isFinished = try form.optional(old?.isFinished)
    }
}
