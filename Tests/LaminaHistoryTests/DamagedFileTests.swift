import LaminaHistory
import LaminaPrimitives
import LaminaScene
import TestRandom
import Testing

/// A damaged file is refused with an error that names the file and the record; nothing traps, and no size is believed.
@Suite struct DamagedFileTests {
    /// A file with a record of each kind.
    private static let bytes: [UInt8] = {
        var path = Path()
        path.move(to: Point(1, 2))
        path.addCubic(to: Point(9, 9), control1: Point(3, 0), control2: Point(0, 4))
        path.close()
        let shape = Trees.node(2, animations: [Trees.animation(Trees.move(), key: "slide")]) {
            $0.kind = .shape
            $0.shape.path = path
            $0.effects.filters = [LayerFilter(.gaussianBlur, name: "blur", inputs: ["inputRadius": .number(2)])]
            $0.custom["mood"] = .array([.text("good"), .number(1)])
        }
        let pixels = (0..<64).map { UInt32($0 / 20) }
        let picture = (try? Bitmap(width: 8, height: 8, pixels: pixels)).map { Picture($0) }
        let showing = Trees.node(3) { $0.picture = picture.map { Contents($0) } }
        let emitting = Trees.node(4) {
            $0.kind = .emitter
            var cell = EmitterCell()
            (cell.birthRate, cell.lifetime) = (3, 2)
            $0.emitter.cells = [cell]
            $0.emission = EmissionHistory().continued(by: $0, [], at: 0)
        }
        var history = Trees.history([Trees.node(1, children: [shape, showing, emitting] + (10..<40).map { Trees.node($0) }, mask: showing)])
        history.layers = [LayerID(2): LayerName(className: "CAShapeLayer", name: nil, delegateClass: nil)]
        history.lines = CodeLine(file: "Dial.swift", line: 42).map { [7: $0] } ?? [:]
        history.entries = [HistoryEntry(time: 1, kind: .diagnostic, isOnMainThread: true, text: "lamina: …")]
        return (try? HistoryFile.bytes(of: history)) ?? []
    }()

    private func error(_ bytes: [UInt8]) -> HistoryError? {
        do throws(HistoryError) {
            _ = try HistoryFile.history(in: bytes, name: "run.lamina")
            return nil
        } catch {
            return error
        }
    }

    @Test func theFileItselfIsRead() { #expect(error(Self.bytes) == nil) }

    @Test func everyPrefixIsRefused() {
        for count in 0..<Self.bytes.count { #expect(error(Array(Self.bytes.prefix(count))) != nil, "\(count) bytes") }
    }

    @Test func aFurtherByteIsRefused() { #expect(error(Self.bytes + [0]) != nil) }

    @Test func otherFilesAndVersionsAreNamed() {
        #expect(error(Array("PNG".utf8))?.reason == .notAHistory)
        var newer = Self.bytes
        newer[HistoryFile.signature.count] = 9
        #expect(error(newer)?.reason == .version(9))
        #expect(error(newer)?.description == "run.lamina: it has version 9 of the form; this Lamina reads version 2")
    }

    @Test func anErrorNamesTheRecord() {
        #expect(error(Array(Self.bytes.prefix(40)))?.description == "run.lamina: record 0 (header): it ends too early")
        #expect(error(Array(Self.bytes.prefix(400)))?.description == "run.lamina: record 1 (properties): it ends too early")
    }

    /// 20,000 files with a few wrong bytes each: read, or refused.
    @Test func wrongBytesNeverTrap() {
        var random = Random(seed: 4)
        var refused = 0
        for _ in 0..<20_000 {
            var bytes = Self.bytes
            for _ in 0...random.below(3) { bytes[10 + random.below(bytes.count - 10)] = UInt8(random.below(256)) }
            if error(bytes) != nil { refused += 1 }
        }
        #expect(refused > 10_000)
    }

    /// A file whose records after the properties are these.
    private func file(_ records: [(kind: RecordKind, body: [UInt8])]) -> [UInt8] {
        var bytes = Self.bytes
        // The header and the properties of a usual file.
        var position = HistoryFile.signature.count + 1
        for _ in 0..<2 {
            position += 1
            var length = 0
            var shift = 0
            while true {
                let byte = bytes[position]
                length |= Int(byte & 0x7F) << shift
                shift += 7
                position += 1
                if byte < 0x80 { break }
            }
            position += length
        }
        bytes.removeLast(bytes.count - position)
        for record in records { bytes += [record.kind.rawValue, UInt8(record.body.count)] + record.body }
        return bytes
    }

    @Test func aReferenceToALaterRecordIsRefusedSoThatThereAreNoCycles() {
        // A block of one node, whose only block is this block.
        let reason = error(file([(.block, [1, 1, 0])]))?.reason
        #expect(reason == .record(.missing("node", 0)))
    }

    @Test func anAbsurdCountIsRefusedBeforeMemoryIsAskedFor() {
        #expect(error(file([(.path, [0xFF, 0xFF, 0xFF, 0xFF, 0x7F])]))?.reason == .record(.count(0x7_FFFF_FFFF)))
        // A picture of 2^32 by 2^32 pixels, and one of 2^26 by 2.
        let side: [UInt8] = [0x80, 0x80, 0x80, 0x80, 0x10]
        #expect(error(file([(.picture, side + side + [0])]))?.reason == .record(.tooManyPixels(.max)))
        #expect(error(file([(.picture, [0x80, 0x80, 0x80, 0x20, 2, 0])]))?.reason == .record(.tooManyPixels(1 << 27)))
    }

    /// The record of a line: the animation, the name's length and letters, the number.
    @Test func aLineThatNoFileHasIsRefused() {
        let unsuitable = HistoryError.Reason.record(.unsuitable("a line of code"))
        #expect(error(file([(.line, [0, 1, 0x61, 42]), (.end, [3])]))?.reason == nil)
        #expect(error(file([(.line, [0, 0, 42])]))?.reason == unsuitable)
        #expect(error(file([(.line, [0, 1, 0x2F, 42])]))?.reason == unsuitable)
        #expect(error(file([(.line, [0, 1, 0x1B, 42])]))?.reason == unsuitable)
        #expect(error(file([(.line, [0, 1, 0x61, 0])]))?.reason == unsuitable)
        // The highest bit of 64, a negative number.
        #expect(error(file([(.line, [0, 1, 0x61] + [UInt8](repeating: 0xFF, count: 9) + [1])]))?.reason == unsuitable)
        #expect(error(file([(.line, [0, 0x7F, 0x61])]))?.reason == .record(.count(0x7F)))
        #expect(error(file([(.line, [0, 1, 0xFF, 42])]))?.reason == .record(.badText))
    }

    /// The record of an entry: the time, the name's length and letters, and the rest.
    @Test func anUnknownNameIsToldTheKnownOnes() {
        let name = Array("animatioNDidStart".utf8)
        let error = error(file([(.entry, [0, UInt8(name.count)] + name + [1, 0, 0, 0, 0])]))
        #expect(
            error?.description
                == """
                run.lamina: record 2 (entry): “animatioNDidStart” is no kind of entry; there are event, animationDidStart, animationDidStop, \
                transactionCompletion, viewCompletion, diagnostic
                """)
    }

    @Test func aTimeThatIsNotANumberIsRefused() {
        // The bits 0x7FF8… with their bytes reversed.
        #expect(error(file([(.commit, [0xFF, 0xF0, 0x03])]))?.reason == .record(.notANumber("a time")))
    }

    @Test func aTreeThatContainsItselfAgainAndAgainIsRefused() {
        // A layer; a block of sixteen times this layer; a layer with that block; and so on: 16^n layers in n records.
        var records: [(kind: RecordKind, body: [UInt8])] = [(.state, [0, 0, 0, 0, 0]), (.node, [0, 0, 0, 0, 0])]
        for level in UInt8(0)..<10 {
            records.append((.block, [1, 16] + [UInt8](repeating: level, count: 16)))
            records.append((.node, [0, 0, 0, 1, level, 0]))
        }
        #expect(error(file(records))?.reason == .record(.tooLarge))
    }

    @Test func recordsBreakNoOrder() {
        #expect(error(file([(.header, [])]))?.reason == .record(.misplaced))
        #expect(error(file([(.end, [2]), (.end, [3])]))?.reason == .record(.misplaced))
        #expect(error(file([(.end, [3])]))?.reason == .record(.unsuitable("the number of records")))
    }
}
