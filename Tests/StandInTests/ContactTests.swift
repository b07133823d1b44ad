import ContactsUI
import CoreLocation
import EventKit
import Foundation
import Testing

@MainActor @Suite(.serialized) struct ContactTests {
    private func person() -> CNMutableContact {
        let person = CNMutableContact()
        (person.namePrefix, person.givenName, person.familyName, person.organizationName) = ("Dr.", "Ada", "Byron", "Engines")
        person.phoneNumbers = [CNLabeledValue(label: CNLabelWork, value: CNPhoneNumber(stringValue: "+44 1"))]
        person.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: "ada@example.com" as NSString)]
        return person
    }

    @Test func theUserDeniesTheContacts() async throws {
        let store = CNContactStore()
        await #expect(throws: CNError(.authorizationDenied)) { try await store.requestAccess(for: .contacts) }
        #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
        let keys: [any CNKeyDescriptor] = [CNContactGivenNameKey, CNContactFormatter.descriptorForRequiredKeys(for: .fullName)]
        #expect(throws: CNError(.authorizationDenied)) { try store.enumerateContacts(with: CNContactFetchRequest(keysToFetch: keys)) { _, _ in } }
        let request = CNSaveRequest()
        request.add(person(), toContainerWithIdentifier: nil)
        #expect(throws: CNError(.authorizationDenied)) { try store.execute(request) }
    }

    @Test func aCopyOfAContactKeepsItsValues() throws {
        let original = person()
        let copy = try #require(original.copy() as? CNContact)
        original.givenName = "other"
        #expect(copy.givenName == "Ada" && copy.identifier == original.identifier && copy.phoneNumbers.first?.value.stringValue == "+44 1")
        #expect((copy.mutableCopy() as? CNMutableContact)?.familyName == "Byron")
    }

    @Test func formattersWriteNamesAndAddresses() {
        #expect(CNContactFormatter.string(from: person(), style: .fullName) == "Dr. Ada Byron")
        let company = CNMutableContact()
        #expect(CNContactFormatter.string(from: company, style: .fullName) == nil)
        company.organizationName = "Engines"
        #expect(CNContactFormatter.string(from: company, style: .fullName) == "Engines")
        let address = CNMutablePostalAddress()
        (address.street, address.city, address.state, address.country) = ("1 Infinite Loop", "Cupertino", "CA", "USA")
        #expect(CNPostalAddressFormatter().string(from: address) == "1 Infinite Loop\nCupertino CA\nUSA")
        let text = CNPostalAddressFormatter().attributedString(from: address)
        #expect(text.attribute(.init(CNPostalAddressPropertyAttribute), at: 16, effectiveRange: nil) as? String == CNPostalAddressCityKey)
        #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelPhoneNumberMobile) == "mobile")
    }

    @Test func predicatesFindContactsByTheirNames() {
        let predicate = CNContact.predicateForContacts(matchingName: "byr ada")
        #expect(predicate.evaluate(with: person()) && !predicate.evaluate(with: CNContact()))
        #expect(CNContact.predicateForContacts(matchingEmailAddress: "ada@example.com").evaluate(with: person()))
    }

    @Test func aPickerOfContactsIsCancelled() {
        let (picker, listener) = (CNContactPickerViewController(), ContactListener())
        picker.delegate = listener
        picker.loadViewIfNeeded()
        picker.cancel()
        #expect(listener.cancellations == 1)
    }

    @Test func aContactOfTheAppIsShownAsAList() {
        let controller = CNContactViewController(forUnknownContact: person())
        controller.loadViewIfNeeded()
        #expect(controller.title == "Dr. Ada Byron" && controller.tableView(controller.tableView, numberOfRowsInSection: 0) == 3)
        let cell = controller.tableView(controller.tableView, cellForRowAt: IndexPath(row: 0, section: 0))
        #expect(cell.textLabel?.text == "work" && cell.detailTextLabel?.text == "+44 1")
        let other = CNContactViewController(for: person())
        other.displayedPropertyKeys = [CNContactEmailAddressesKey]
        #expect(other.tableView(other.tableView, numberOfRowsInSection: 0) == 1)
    }

    @Test func theUserDeniesTheCalendar() async throws {
        let store = EKEventStore()
        #expect(try await !store.requestFullAccessToEvents())
        #expect(EKEventStore.authorizationStatus(for: .event) == .denied && EKEventStore.authorizationStatus(for: .reminder) == .notDetermined)
        let event = EKEvent(eventStore: store)
        (event.title, event.startDate, event.endDate) = ("T", Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 60))
        #expect(throws: EKError(.eventStoreNotAuthorized)) { try store.save(event, span: .thisEvent) }
        #expect(store.calendars(for: .event).isEmpty && store.defaultCalendarForNewEvents == nil)
        let hour = store.predicateForEvents(withStart: .init(timeIntervalSince1970: 30), end: .init(timeIntervalSince1970: 90), calendars: nil)
        #expect(hour.evaluate(with: event) && store.events(matching: hour).isEmpty)
    }

    @Test func eventsHaveAlarmsAndRules() throws {
        let event = EKEvent(eventStore: EKEventStore())
        let alarm = EKAlarm(relativeOffset: -600)
        event.addAlarm(alarm)
        event.addRecurrenceRule(EKRecurrenceRule(recurrenceWith: .weekly, interval: 2, end: EKRecurrenceEnd(occurrenceCount: 3)))
        #expect(event.hasAlarms && event.hasRecurrenceRules && event.recurrenceRules?.first?.recurrenceEnd?.occurrenceCount == 3)
        event.removeAlarm(alarm)
        #expect(!event.hasAlarms)
        let place = EKStructuredLocation(title: "Here")
        place.geoLocation = CLLocation(latitude: 1, longitude: 2)
        event.structuredLocation = place
        #expect(event.location == "Here")
        let reminder = EKReminder(eventStore: EKEventStore())
        reminder.isCompleted = true
        #expect(reminder.completionDate != nil)
    }
}

private final class ContactListener: NSObject, CNContactPickerDelegate {
    var cancellations = 0
    func contactPickerDidCancel(_ picker: CNContactPickerViewController) { cancellations += 1 }
}
