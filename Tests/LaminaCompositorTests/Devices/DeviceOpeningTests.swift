import Dispatch
import Testing

@testable import LaminaGPU

/// The opening of a device whose driver hangs while it starts; a closure that waits for a semaphore plays the driver.
struct DeviceOpeningTests {
    private let driver = DispatchSemaphore(value: 0)

    /// Begins to open a device that is missing, which turns out when the driver goes on.
    private func open() -> DeviceOpening {
        DeviceOpening { [driver] () throws(DeviceAbsence) in
            driver.wait()
            throw .noDevice
        }
    }

    @Test func aDriverThatHangsIsAnErrorAfterTheLimit() {
        let opening = open()
        #expect(throws: DeviceAbsence.unusable("its driver did not start within 0 s")) { try opening.wait(within: 0) }
        driver.signal()
        #expect(throws: DeviceAbsence.noDevice) { try opening.wait() }
    }

    @Test func aDriverThatHangsLeavesAllFramesToTheProcessor() throws {
        let opening = open()
        var openings = 0
        do {
            let later = LaterDevice(isNamed: true, patience: 0) {
                openings += 1
                return opening
            }
            for _ in 0..<3 { #expect(later.device() == nil) }
            // Here the object waits for the driver, but not for ever.
        }
        #expect(openings == 1)
        #expect(try opening.result() == nil)
        driver.signal()
        opening.finish(within: 60)
        #expect(throws: DeviceAbsence.noDevice) { try opening.result() }
    }

    @Test func anErrorOfTheDriverIsNoneOfTheFrames() {
        let opening = open()
        let later = LaterDevice(isNamed: true, patience: 0) { opening }
        #expect(later.device() == nil)
        driver.signal()
        opening.finish(within: 60)
        #expect(later.device() == nil)
    }
}
