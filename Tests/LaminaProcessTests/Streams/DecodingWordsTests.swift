import Foundation
import LaminaProcess
import Testing

struct DecodingWordsTests {
    private struct Sample: Decodable {
        let images: [Image]

        struct Image: Decodable {
            let scale: Double?
            let name: String
            let kind: Kind?
            let count: Int?
        }

        enum Kind: String, Decodable { case plain }
    }

    @Test(arguments: [
        (#"{}"#, "“images” is missing"), ("[]", "the outermost value must be an object"), ("{", "it is not JSON, or has a number that does not fit"),
        (#"{"images": 7}"#, "“images” must be a list"), (#"{"images": null}"#, "“images” must be a list, not null"),
        (#"{"images": [{"name": "a"}, {"name": 7}]}"#, "“images.1.name” must be a text"),
        (#"{"images": [{"name": "a", "scale": "2x"}]}"#, "“images.0.scale” must be a number"),
        (#"{"images": [{"name": "a", "count": 1.5}]}"#, "it is not JSON, or has a number that does not fit"),
        (#"{"images": [{"name": "a", "kind": "bold"}]}"#, "“images.0.kind” has a value that is not permitted"),
    ]) func aMistakeIsSaidInPlainWords(json: String, words: String) {
        let error = #expect(throws: DecodingError.self) { try JSONDecoder().decode(Sample.self, from: Data(json.utf8)) }
        #expect(error?.words == words)
    }
}
