import Foundation
import Testing
import UserNotifications

@Suite(.serialized)
struct NotificationTests {
    @Test func aRequestKeepsACopyOfItsContent() {
        let content = UNMutableNotificationContent()
        (content.title, content.body, content.badge, content.sound) = ("T", "B", 3, .default)
        content.userInfo = ["key": 7]
        let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
        content.title = "other"
        #expect(request.content.title == "T" && request.content.body == "B" && request.content.badge == 3)
        #expect(request.content.sound == .default && request.content.userInfo["key"] as? Int == 7)
        #expect((request.content.mutableCopy() as? UNMutableNotificationContent)?.title == "T")
    }

    @Test func triggersKnowTheirNextTime() throws {
        let soon = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)
        #expect(soon.repeats && abs((soon.nextTriggerDate()?.timeIntervalSinceNow ?? 0) - 60) < 1)
        let date = try #require(UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 8, minute: 30), repeats: false).nextTriggerDate())
        let parts = Calendar.current.dateComponents([.hour, .minute, .second], from: date)
        #expect(parts.hour == 8 && parts.minute == 30 && parts.second == 0 && date > Date())
    }

    @Test func theUserDeniesNotifications() async throws {
        let center = UNUserNotificationCenter.current()
        #expect(try await !center.requestAuthorization(options: [.alert, .sound]))
        #expect(await center.notificationSettings().authorizationStatus == .denied)
    }

    @Test func requestsWaitInTheListUntilTheyAreRemoved() async throws {
        let center = UNUserNotificationCenter.current()
        center.removeAllPendingNotificationRequests()
        let content = UNMutableNotificationContent()
        for name in ["a", "b", "a"] {
            center.add(UNNotificationRequest(identifier: name, content: content, trigger: nil), withCompletionHandler: nil)
        }
        #expect(await center.pendingNotificationRequests().map(\.identifier) == ["b", "a"])
        center.removePendingNotificationRequests(withIdentifiers: ["b"])
        #expect(await center.pendingNotificationRequests().map(\.identifier) == ["a"])
        center.removeAllPendingNotificationRequests()
    }

    @Test func anAttachmentNeedsAFileOfAKnownKind() {
        let error = #expect(throws: UNError.self) { try UNNotificationAttachment(identifier: "", url: URL(filePath: "/no/such/a.png")) }
        #expect(error?.code == .attachmentInvalidURL)
    }
}
