import Foundation
import LaminaCombine
import LaminaConcurrency
import Testing

struct CombineTests {
    final class Model: ObservableObject {
        @Published var count = 1
    }

    @Test func publishedPropertiesPublish() {
        let model = Model()
        let heard = Guarded<[String]>([])
        var held: Set<AnyCancellable> = []
        model.$count.map { $0 * 2 }.sink { value in heard.withLock { $0.append("count \(value)") } }.store(in: &held)
        model.objectWillChange.sink { heard.withLock { $0.append("change") } }.store(in: &held)
        model.count = 4
        #expect(heard.withLock { $0 } == ["count 2", "change", "count 8"])
    }

    @Test func notificationsArePublished() {
        let name = Notification.Name("lamina.tests.publisher")
        let count = Guarded(0)
        let held = NotificationCenter.default.publisher(for: name).sink { _ in count.withLock { $0 += 1 } }
        NotificationCenter.default.post(name: name, object: nil)
        held.cancel()
        NotificationCenter.default.post(name: name, object: nil)
        #expect(count.withLock { $0 } == 1)
    }
}
