import LaminaCompositor
package import LaminaHistory
import LaminaImages
package import LaminaPrimitives
import LaminaRun
import LaminaScene

/// The engine of the studio: answers every question of the page from the history of a run.
///
/// The history holds a tree for each commit, and a frame is a function of tree and time. So no question needs the app: the engine finds the tree of the
/// moment and evaluates it, for the picture as for a number in a table:
///
///     picture?time=1.2      tree of the last commit before 1.2 s ─▶ frame ─▶ pixels
///     layer?id=7&time=1.2   the same tree ─▶ node 7 ─▶ model, and presentation at 1.2 s
///     graph?id=7&key=…      the same for 240 moments
///
/// The picture is drawn by the same `Renderer` as a film's frames, and has the same bytes. One renderer serves all pictures: from one moment to the next,
/// in either direction, it draws the difference.
///
/// Rejected: to keep the app's process and ask its layers. Time would run forwards only, and looking would change the run. In live mode the process
/// stays, but only makes the history longer.
///
/// Calls must come from one thread at a time.
package final class StudioEngine {
    /// The most frames of one answer.
    static let mostFrames = 20_000

    /// The run that is shown; it grows in live mode.
    var history: History { didSet { forgetCaches() } }
    /// The app whose run goes on; nil for a recorded run.
    let live: LiveRun?
    /// Returns the state of the app's sources; nil when nobody follows them.
    let sources: (() -> SourceNews)?
    /// The number of the shown run, which grows when another one takes its place.
    private(set) var runNumber = 0
    /// The number of the build that the history is of.
    var shownBuild = 0
    /// The reason why the last build does not run; nil when it does.
    var startFailure: String?
    /// The history of the run before the last change of the sources.
    var earlier: History?
    private let frameRate: Double
    private let threadCount: Int
    private let makeFilm: MakeFilm
    private var renderer: Renderer
    private var bitmap: Bitmap
    private var knownAnimations: [RunAnimation]?
    /// The layers of the last time that was asked for.
    private var shown: (time: Double, layers: [ShownLayer])?

    /// Makes a film of a history's frames between two times, in seconds, at a rate in frames per second.
    package typealias MakeFilm = (History, StudioFilmForm, ClosedRange<Double>, _ rate: Double) throws -> [UInt8]

    /// - Parameters:
    ///   - live: The run that goes on from the end of the history; nil for a recorded one.
    ///   - sources: Returns the state of the app's sources; nil when nobody follows them.
    ///   - frameRate: The rate by which the page steps, in frames per second.
    ///   - threadCount: The number of threads that draw.
    ///   - makeFilm: Makes the films that the page exports.
    package init(
        _ history: History, live: LiveRun? = nil, sources: (() -> SourceNews)? = nil, frameRate: Double = 60, threadCount: Int,
        makeFilm: @escaping MakeFilm
    ) {
        self.makeFilm = makeFilm
        self.history = history
        self.live = live
        self.sources = sources
        self.frameRate = frameRate
        self.threadCount = threadCount
        renderer = Renderer(threadCount: threadCount)
        bitmap = Bitmap(width: history.screen.width, height: history.screen.height)
    }

    /// The answer to a question; a mistake in it is an answer too.
    package func answer(_ question: StudioQuestion) -> StudioAnswer {
        do {
            return try content(question)
        } catch let error as StudioError {
            return StudioAnswer(error)
        } catch {
            return StudioAnswer(.export("\(error)"))
        }
    }

    private func content(_ question: StudioQuestion) throws -> StudioAnswer {
        switch question.name {
        case "run":
            try StudioAnswer(RunDescription(history, number: runNumber, animations: animations, frameRate: frameRate, abilities: abilities))
        case "state": try StudioAnswer(liveState())
        case "live": try StudioAnswer(goOn(question))
        case "sources": try StudioAnswer(followSources())
        case "picture": StudioAnswer(.binary, StagePicture.bytes(of: try picture(question)))
        case "tree": try StudioAnswer(LayerTreeAnswer(layers(at: try time(of: question)), names: history.layers))
        case "layer": try StudioAnswer(properties(question))
        case "graph": try StudioAnswer(graph(question))
        case "path": try StudioAnswer(path(question))
        case "plane": try plane(question)
        case "cost": try StudioAnswer(FrameCosts(of: history, times: times(of: question), threadCount: threadCount))
        case "marks": try StudioAnswer(FrameMarks(of: history, at: try time(of: question), interval: 1 / frameRate))
        case "findings": try StudioAnswer(FindingsAnswer(history.findings))
        case "export": try export(question)
        default: throw StudioError.question(question.name)
        }
    }

    private var animations: [RunAnimation] {
        if let knownAnimations { return knownAnimations }
        let animations = RunAnimation.all(of: history)
        knownAnimations = animations
        return animations
    }

    private func forgetCaches() { (knownAnimations, shown) = (nil, nil) }

    /// Shows another run.
    func show(_ other: History) {
        history = other
        runNumber += 1
        beginPictures()
    }

    /// Draws the next picture as the first one.
    ///
    /// Needed when trees have gone: new objects may have the identities of old ones, by which the renderer knows what is unchanged.
    func beginPictures() {
        renderer = Renderer(threadCount: threadCount)
        bitmap = Bitmap(width: history.screen.width, height: history.screen.height)
    }

    private func time(of question: StudioQuestion) throws(StudioError) -> Double { try question.number("time", in: 0...history.duration) }

    private func layers(at time: Double) -> [ShownLayer] {
        if let shown, shown.time == time { return shown.layers }
        guard let tree = history.tree(at: time) else { return [] }
        let size = Size(Double(history.screen.width) / history.screen.scale, Double(history.screen.height) / history.screen.scale)
        let layers = ShownLayerWalk.layers(of: tree, at: history.mediaTime(at: time), screen: Rect(origin: .zero, size: size))
        shown = (time, layers)
        return layers
    }

    private func number(of question: StudioQuestion) throws(StudioError) -> UInt64 { UInt64(try question.integer("id", in: 0...Int.max)) }
}

// MARK: - Layers

extension StudioEngine {
    /// Nil when the layer is not in the tree: while one scrubs, the selected layer comes and goes.
    private func properties(_ question: StudioQuestion) throws(StudioError) -> LayerPropertiesAnswer? {
        let time = try time(of: question)
        guard let layer = find(try number(of: question), at: time) else { return nil }
        let acting = animations.enumerated().filter { _, animation in
            animation.layer == layer.node.id.number && animation.begin <= time && time <= animation.end
        }
        return LayerPropertiesAnswer(layer, history.layers[layer.node.id], animations: acting.map { ($0.offset, $0.element) })
    }

    private func graph(_ question: StudioQuestion) throws(StudioError) -> PropertyGraph {
        let number = try number(of: question)
        let range = try question.range(upTo: history.duration)
        let count = try question.integer("count", in: 2...2000)
        return PropertyGraph(of: question["key"] ?? "", in: range, count: count) { find(number, at: $0) }
    }

    private func path(_ question: StudioQuestion) throws(StudioError) -> CentrePath {
        let number = try number(of: question)
        return CentrePath(times: try times(of: question)) { find(number, at: $0) }
    }

    func find(_ number: UInt64, at time: Double) -> ShownLayer? { layers(at: time).first { $0.node.id.number == number } }

    /// The times of the frames in the question's range.
    private func times(of question: StudioQuestion) throws(StudioError) -> [Double] {
        let range = try question.range(upTo: history.duration)
        let rate = try question["rate"].map { _ throws(StudioError) in try question.number("rate", in: 1...1000) } ?? frameRate
        let count = Int((range.upperBound - range.lowerBound) * rate) + 1
        guard count <= Self.mostFrames else { throw .tooManyFrames(count) }
        return (0..<count).map { min(range.upperBound, range.lowerBound + Double($0) / rate) }
    }
}

// MARK: - Pictures

extension StudioEngine {
    /// The picture at a time, in seconds since the start of the run.
    package func draw(at time: Double) -> Bitmap {
        guard let tree = history.tree(at: time) else { return Bitmap(width: bitmap.width, height: bitmap.height) }
        renderer.draw(tree, at: history.mediaTime(at: time), in: history.viewport, into: &bitmap)
        return bitmap
    }

    /// The picture of the run, or of the one before the last change of the sources.
    private func picture(_ question: StudioQuestion) throws -> Bitmap {
        guard question["run"] == "earlier" else { return draw(at: try time(of: question)) }
        guard let earlier, let tree = earlier.tree(at: try question.number("time", in: 0...earlier.duration)) else {
            throw StudioError.app("there is no earlier run at this time")
        }
        var bitmap = Bitmap(width: earlier.screen.width, height: earlier.screen.height)
        let time = earlier.mediaTime(at: try question.number("time", in: 0...earlier.duration))
        Renderer(threadCount: threadCount).draw(tree, at: time, in: earlier.viewport, into: &bitmap)
        return bitmap
    }

    private func plane(_ question: StudioQuestion) throws -> StudioAnswer {
        let (number, time) = (try number(of: question), try time(of: question))
        guard let layer = find(number, at: time) else { throw StudioError.layer(number, time: time) }
        return StudioAnswer(.png, try PNG.encode(PlanePicture.bitmap(of: layer, scale: history.screen.scale), isOpaque: false))
    }

    private func export(_ question: StudioQuestion) throws -> StudioAnswer {
        switch question["form"] {
        case "events":
            guard let live else { throw StudioError.app("the events of a recorded run are not known") }
            return StudioAnswer(.json, Array(RunEvents.text(of: live.events).utf8))
        case "caml":
            guard let live else { throw StudioError.app("a recorded run has no app that could write CAML") }
            return StudioAnswer(.xml, Array(try live.document(of: try number(of: question), at: try time(of: question)).utf8))
        case "png": return StudioAnswer(.png, try PNG.encode(draw(at: try time(of: question)), isOpaque: false))
        case "sheet":
            return StudioAnswer(.png, try PNG.encode(ContactSheet.bitmap(of: try times(of: question), draw: draw), isOpaque: false))
        case let name:
            guard let form = name.flatMap(StudioFilmForm.init(rawValue:)) else {
                throw StudioError.parameter(name: "form", value: name, expected: "png, sheet, mp4, gif, apng, events or caml")
            }
            _ = try times(of: question)
            return StudioAnswer(form.answerForm, try makeFilm(history, form, question.range(upTo: history.duration), frameRate))
        }
    }
}

/// The forms of films that the page exports.
package enum StudioFilmForm: String, Sendable {
    case mp4, gif, apng

    fileprivate var answerForm: StudioAnswer.Form {
        switch self {
        case .mp4: .video
        case .gif: .gif
        case .apng: .png
        }
    }
}
