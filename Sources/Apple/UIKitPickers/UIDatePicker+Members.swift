import Foundation
import LaminaMarkup
import LaminaMethods
import UIKitControls
import UIKitValues
import UIKitViews

/// Members of `UIDatePicker` that selectors, keys and nibs name.
let datePickerMembers = MemberTable(inheriting: UIControl.memberTable) {
    $0.property("date", \UIDatePicker.date)
    $0.property("minimumDate", \UIDatePicker.minimumDate)
    $0.property("maximumDate", \UIDatePicker.maximumDate)
    $0.property("countDownDuration", \UIDatePicker.countDownDuration, nib: .double)
    $0.property("minuteInterval", \UIDatePicker.minuteInterval, nib: .integer)
    $0.property(
        "datePickerMode", \UIDatePicker.datePickerMode,
        nib: .choice([
            "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer, "yearAndMonth": .yearAndMonth,
        ])
    )
    $0.property(
        "preferredDatePickerStyle", \UIDatePicker.preferredDatePickerStyle,
        nib: .choice(["automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline]), as: "style"
    )
    $0.date("minimumDate") { $0.minimumDate = $1 }
    $0.date("maximumDate") { $0.maximumDate = $1 }
    $0.date("date") { $0.date = $1 }
    // A date of the nib is only shown by Interface Builder then; attributes come after child elements.
    $0.attribute("useCurrentDate") { (picker: UIDatePicker, element, _) in
        if element.flag("useCurrentDate") == true { picker.date = Date() }
        return true
    }
    $0.child("locale") { (picker: UIDatePicker, element, _) in
        picker.locale = element["localeIdentifier"].map { Locale(identifier: $0) }
        return true
    }
    $0.child("timeZone") { (picker: UIDatePicker, element, _) in
        picker.timeZone = element["name"].flatMap { TimeZone(identifier: $0) }
        return true
    }
}

extension UIDatePicker: nonisolated MemberTableExtender {}

extension MemberTable {
    /// Adds the element `<date key="date" timeIntervalSinceReferenceDate="578698890.8"/>`.
    @MainActor
    fileprivate mutating func date(_ key: String, set: @escaping @MainActor (UIDatePicker, Date) -> Void) {
        child(key) { (picker: UIDatePicker, element, _) in
            guard let seconds = element.number("timeIntervalSinceReferenceDate") else { return element.name == "nil" }
            set(picker, Date(timeIntervalSinceReferenceDate: seconds))
            return true
        }
    }
}
