import LaminaOS
import Testing

struct LoadedImageTests {
    @Test func theLibrariesOfTheProcessAreListedWithTheirPlaces() throws {
        let images = 0..<_dyld_image_count()
        let index = try #require(images.first { _dyld_get_image_name($0).map { String(cString: $0).contains("libc.so") } == true })
        #expect(_dyld_get_image_header(index) != nil)
    }

    @Test func anIndexBeyondTheEndHasNoImage() {
        #expect(_dyld_get_image_name(.max) == nil && _dyld_get_image_header(.max) == nil)
    }
}
