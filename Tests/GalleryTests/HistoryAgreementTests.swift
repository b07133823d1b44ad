import LaminaCompositor
import LaminaGallery
import LaminaHistory
import LaminaPrimitives
import LaminaProcess
import LaminaScene
import Testing

/// A history shows every sample as the app shows it: what a sample uses, the stored form has.
@Suite(.serialized) struct HistoryAgreementTests {
    @Test(arguments: Gallery.samples)
    @MainActor func theSampleHasOnlyTheFindingsOfItsStory(sample: GallerySample) throws {
        RunJournal.shared.start()
        let tree = try #require(sample.recordedTree())
        let screen = History.Screen(width: 1, height: 1, scale: 2, background: .white, start: 0)
        var history = History(screen: screen, app: sample.name, seed: 1)
        (history.commits, history.duration) = ([tree], 10)
        // A sample shows one moment of its animations, so their models stay behind; two show values that differ in structure.
        let expected: Set<LintRule> = sample.name.hasPrefix("animate-unlike-") ? [.unmixedValues] : [.snapsBack, .staysWithoutFill]
        #expect(history.findings.filter { !expected.contains($0.rule) } == [])
    }

    @Test(arguments: Gallery.samples)
    @MainActor func theSampleLooksTheSameFromAHistory(sample: GallerySample) throws {
        let direct = sample.bitmap()
        RunJournal.shared.start()
        let tree = try #require(sample.recordedTree())
        let screen = History.Screen(width: direct.width, height: direct.height, scale: 2, background: .white, start: 0)
        var history = History(screen: screen, app: sample.name, seed: 1)
        history.commits = [tree]
        let bytes = try HistoryFile.bytes(of: history)
        let stored = try HistoryFile.history(in: bytes, name: sample.name)
        var bitmap = Bitmap(width: direct.width, height: direct.height)
        Renderer().draw(stored.commits[0], at: sample.time, in: stored.viewport, into: &bitmap)
        #expect(bitmap == direct)
        // Written again, it has the same bytes, so nothing was lost.
        #expect(try HistoryFile.bytes(of: stored) == bytes)
    }
}
