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

    final class Song: NSObject {
        var title = "a" {
            willSet { willChangeValue(for: \.title) }
            didSet { didChangeValue(for: \.title) }
        }
    }

    @Test func observedValuesArePublished() {
        let song = Song()
        let heard = Guarded<[String]>([])
        let held = song.publisher(for: \.title).map { $0 + "!" }.sink { value in heard.withLock { $0.append(value) } }
        song.title = "b"
        held.cancel()
        song.title = "c"
        #expect(heard.withLock { $0 } == ["a!", "b!"])
        #expect(song.publisher(for: \.title) == song.publisher(for: \.title))
    }

    @Test func aSubscriberWithoutDemandGetsTheLatestValueLater() {
        let song = Song()
        let heard = Guarded<[String]>([])
        var subscription: (any Subscription)?
        song.publisher(for: \.title).subscribe(
            AnySubscriber(
                receiveSubscription: { subscription = $0 },
                receiveValue: { value in
                    heard.withLock { $0.append(value) }
                    return .none
                }))
        for title in ["b", "c"] { song.title = title }
        subscription?.request(.max(1))
        song.title = "d"
        #expect(heard.withLock { $0 } == ["c"])
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
