/// Enumerations of keyboards.

#ifndef CUIKIT_KEYBOARD_H
#define CUIKIT_KEYBOARD_H

/// The set of keys on an on-screen keyboard.
typedef enum __attribute__((enum_extensibility(open))) UIKeyboardType : long {
    /// The keys of the current language.
    UIKeyboardTypeDefault = 0,
    /// Keys for the characters of ASCII only.
    UIKeyboardTypeAsciiCapable = 1,
    /// Keys for digits and punctuation.
    UIKeyboardTypeNumbersAndPunctuation = 2,
    /// Keys for typing URLs.
    UIKeyboardTypeURL __attribute__((swift_name("URL"))) = 3,
    /// Keys for the digits of the current language.
    UIKeyboardTypeNumberPad = 4,
    /// Keys for digits and the symbols of a telephone.
    UIKeyboardTypePhonePad = 5,
    /// Keys for names and telephone numbers.
    UIKeyboardTypeNamePhonePad = 6,
    /// Keys for e-mail addresses.
    UIKeyboardTypeEmailAddress = 7,
    /// Keys for digits and a decimal point.
    UIKeyboardTypeDecimalPad = 8,
    /// Keys for short messages, with “@” and “#”.
    UIKeyboardTypeTwitter = 9,
    /// Keys for web searches and URLs.
    UIKeyboardTypeWebSearch = 10,
    /// Keys for the ASCII digits only.
    UIKeyboardTypeAsciiCapableNumberPad = 11,
} UIKeyboardType;

/// The label of the return key.
typedef enum __attribute__((enum_extensibility(open))) UIReturnKeyType : long {
    /// A key labelled “Return”.
    UIReturnKeyTypeDefault = 0,
    /// A key labelled “Go”.
    UIReturnKeyTypeGo = 1,
    /// A key labelled “Google”.
    UIReturnKeyTypeGoogle = 2,
    /// A key labelled “Join”.
    UIReturnKeyTypeJoin = 3,
    /// A key labelled “Next”.
    UIReturnKeyTypeNext = 4,
    /// A key labelled “Route”.
    UIReturnKeyTypeRoute = 5,
    /// A key labelled “Search”.
    UIReturnKeyTypeSearch = 6,
    /// A key labelled “Send”.
    UIReturnKeyTypeSend = 7,
    /// A key labelled “Yahoo”.
    UIReturnKeyTypeYahoo = 8,
    /// A key labelled “Done”.
    UIReturnKeyTypeDone = 9,
    /// A key labelled “Emergency Call”.
    UIReturnKeyTypeEmergencyCall = 10,
    /// A key labelled “Continue”.
    UIReturnKeyTypeContinue = 11,
} UIReturnKeyType;

/// The colours of an on-screen keyboard.
typedef enum __attribute__((enum_extensibility(open))) UIKeyboardAppearance : long {
    /// The colours of the interface.
    UIKeyboardAppearanceDefault = 0,
    /// Light keys on a dark ground.
    UIKeyboardAppearanceDark = 1,
    /// Dark keys on a light ground.
    UIKeyboardAppearanceLight = 2,
} UIKeyboardAppearance;

#endif
