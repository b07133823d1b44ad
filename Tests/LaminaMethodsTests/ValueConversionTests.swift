import Foundation
import LaminaMethods
import Testing

struct ValueConversionTests {
    @Test
    func anObjectThatIsNoNumberIsTrue() {
        #expect(ValueConversion.convert(NSObject(), to: Bool.self) == true)
        #expect(ValueConversion.convert(NSNumber(value: false), to: Bool.self) == false)
        #expect(ValueConversion.convert("no", to: Bool.self) == nil && ValueConversion.convert("no" as NSString, to: Bool.self) == nil)
    }

    @Test
    func numbersConvertBetweenAllNumericTypes() {
        #expect(ValueConversion.convert(5, to: Double.self) == 5)
        #expect(ValueConversion.convert(NSNumber(value: 2.5), to: CGFloat.self) == 2.5)
        #expect(ValueConversion.convert(CGFloat(2), to: Float?.self) == .some(2))
        #expect(ValueConversion.convert(NSNumber(value: 1), to: Bool.self) == true)
        #expect(ValueConversion.convert(UInt8(3), to: NSNumber.self) == 3)
        #expect(ValueConversion.convert("3", to: Int.self) == nil)
        #expect(ValueConversion.convert(3, to: String?.self) == String??.none)
    }

    @Test
    func stringsConvertToFoundationsAndBack() {
        #expect(ValueConversion.convert(NSString("a"), to: String.self) == "a")
        #expect(ValueConversion.convert("a", to: NSString.self) == "a")
        #expect(ValueConversion.convert("a", to: AnyObject.self) is NSString)
    }

    @Test
    func aMissingValueIsNilOfOptionalTypesOnly() {
        #expect(ValueConversion.convert(nil, to: Int?.self) == .some(nil))
        #expect(ValueConversion.convert(nil, to: Int.self) == nil)
    }

    @Test
    func enumerationsConvertFromAndToTheirRawValues() {
        #expect(ValueConversion.convert(NSNumber(value: 1), to: Instrument.Tuning.self) == .high)
        #expect(ValueConversion.convert(Instrument.Tuning.high, to: Int.self) == 1)
        #expect(ValueConversion.convert(7, to: Instrument.Tuning.self) == nil)
    }

    @Test
    func aManagedValueIsZeroUntilItIsStored() {
        #expect(ManagedValue.read(nil, as: CGFloat.self) == 0)
        #expect(ManagedValue.read(nil, as: Bool.self) == false)
        #expect(ManagedValue.read(nil, as: CGPoint.self) == .zero)
        #expect(ManagedValue.read(nil, as: NSObject?.self) == nil)
        #expect(ManagedValue.read(3, as: CGFloat.self) == 3)
    }
}
