import Glibc
import LaminaRun
import Testing

@Suite struct OutputErrorTests {
    @Test func aFullDiskIsAlwaysAnInputOutputError() {
        #expect(OutputError.cannotCreate(path: "a.mp4", code: ENOSPC).runStatus == .inputOutput)
        #expect(OutputError.cannotWrite(path: "a.mp4", code: ENOSPC).runStatus == .inputOutput)
        #expect(OutputError.cannotCreate(path: "a.mp4", code: EACCES).runStatus == .cannotCreate)
    }

    @Test func everyMessageNamesTheFileAndTheReason() {
        #expect(OutputError.cannotWrite(path: "a.mp4", code: ENOSPC).description == "a.mp4: cannot be written: No space left on device")
        #expect(
            OutputError.oddSize(path: "a.mp4", width: 375, height: 667).description
                == "a.mp4: this format needs even sides; the picture has 375×667 pixels")
        #expect(
            OutputError.encoderKilled(path: "a.mp4", program: "ffmpeg", signal: SIGKILL, lines: ["last words"]).description
                == "a.mp4: ffmpeg was killed by signal 9 (Killed)\n  last words")
    }
}
