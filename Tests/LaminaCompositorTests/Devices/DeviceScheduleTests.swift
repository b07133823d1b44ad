import LaminaPrimitives
import LaminaScene
import Testing

@testable import LaminaCompositor

/// The choice between the processor and a device.
struct DeviceScheduleTests {
    /// The sides that draw frames with these costs in seconds.
    private func sides(_ frames: Int, ready: Int = 0, processor: Double, device: Double) -> [DeviceSchedule.Side] {
        var schedule = DeviceSchedule()
        return (0..<frames).map { frame in
            let side = schedule.next(isDeviceReady: frame >= ready)
            schedule.note(side == .device ? device : processor)
            return side
        }
    }

    @Test func aFasterDeviceDrawsFromTheThirdFrameOn() {
        #expect(sides(60, processor: 0.040, device: 0.003) == [.processor, .processor, .processor] + Array(repeating: .device, count: 57))
    }

    @Test func aSlowerDeviceDrawsThreeFramesUntilItIsTriedAgain() {
        let sides = sides(2_000, ready: 10, processor: 0.040, device: 0.200)
        #expect(sides[..<10].allSatisfy { $0 == .processor } && sides[10..<13].allSatisfy { $0 == .device })
        #expect(sides[13..<800].allSatisfy { $0 == .processor })
        // 0.2 · 0.998ⁿ falls below 0.04 at n = 804.
        #expect(sides[810..<830].count { $0 == .device } == 3)
    }

    @Test func theProcessorKeepsLightFrames() {
        #expect(sides(500, processor: 0.0039, device: 0.0001).allSatisfy { $0 == .processor })
    }

    @Test func aDeviceIsWantedAfterHalfASecondOfHeavyFrames() {
        var schedule = DeviceSchedule()
        for _ in 0..<10_000 { schedule.note(0.003) }
        #expect(!schedule.wantsDevice)
        for _ in 0..<12 { schedule.note(0.04) }
        #expect(!schedule.wantsDevice)
        schedule.note(0.04)
        #expect(schedule.wantsDevice)
    }

    @Test func aLostDeviceLeavesTheNextFrameToTheProcessor() {
        var schedule = DeviceSchedule()
        for _ in 0..<3 { schedule.note(0.04) }
        #expect(schedule.next(isDeviceReady: true) == .device)
        #expect(schedule.next(isDeviceReady: false) == .processor)
    }

    @Test func aDeviceIsAskedForOnlyOnceItIsWanted() {
        let source = CountingSource()
        let compositor = Compositor(device: .whenFaster(source))
        var bitmap = Bitmap(width: 4, height: 4)
        for frame in 0..<40 {
            source.step = frame < 20 ? 0.001 : 0.05
            compositor.draw(Frame(width: 4, height: 4), into: &bitmap)
        }
        // The frames 20 to 29 take half a second.
        #expect(source.asked == 10)
        #expect(compositor.deviceName == nil && compositor.drawnTiles == DrawnTiles(device: 0, processor: 40))
    }
}

/// A source without a device, whose clock advances at each reading.
private final class CountingSource: TileDeviceSource {
    var step = 0.0
    private(set) var asked = 0
    private var time = 0.0

    var now: Double {
        time += step
        return time
    }

    func device() -> (any TileDevice)? {
        asked += 1
        return nil
    }
}
