/// The keys of hardware keyboards.

#ifndef CUIKIT_KEY_CODES_H
#define CUIKIT_KEY_CODES_H

/// A key identified by its position on the keyboard: a usage number of page 7 of the USB HID usage tables.
typedef enum __attribute__((enum_extensibility(open))) UIKeyboardHIDUsage : long {
    /// An unknown or unsupported key.
    UIKeyboardHIDUsageKeyboardErrorUndefined = 3,
    /// The A key.
    UIKeyboardHIDUsageKeyboardA = 4,
    /// The B key.
    UIKeyboardHIDUsageKeyboardB = 5,
    /// The C key.
    UIKeyboardHIDUsageKeyboardC = 6,
    /// The D key.
    UIKeyboardHIDUsageKeyboardD = 7,
    /// The E key.
    UIKeyboardHIDUsageKeyboardE = 8,
    /// The F key.
    UIKeyboardHIDUsageKeyboardF = 9,
    /// The G key.
    UIKeyboardHIDUsageKeyboardG = 10,
    /// The H key.
    UIKeyboardHIDUsageKeyboardH = 11,
    /// The I key.
    UIKeyboardHIDUsageKeyboardI = 12,
    /// The J key.
    UIKeyboardHIDUsageKeyboardJ = 13,
    /// The K key.
    UIKeyboardHIDUsageKeyboardK = 14,
    /// The L key.
    UIKeyboardHIDUsageKeyboardL = 15,
    /// The M key.
    UIKeyboardHIDUsageKeyboardM = 16,
    /// The N key.
    UIKeyboardHIDUsageKeyboardN = 17,
    /// The O key.
    UIKeyboardHIDUsageKeyboardO = 18,
    /// The P key.
    UIKeyboardHIDUsageKeyboardP = 19,
    /// The Q key.
    UIKeyboardHIDUsageKeyboardQ = 20,
    /// The R key.
    UIKeyboardHIDUsageKeyboardR = 21,
    /// The S key.
    UIKeyboardHIDUsageKeyboardS = 22,
    /// The T key.
    UIKeyboardHIDUsageKeyboardT = 23,
    /// The U key.
    UIKeyboardHIDUsageKeyboardU = 24,
    /// The V key.
    UIKeyboardHIDUsageKeyboardV = 25,
    /// The W key.
    UIKeyboardHIDUsageKeyboardW = 26,
    /// The X key.
    UIKeyboardHIDUsageKeyboardX = 27,
    /// The Y key.
    UIKeyboardHIDUsageKeyboardY = 28,
    /// The Z key.
    UIKeyboardHIDUsageKeyboardZ = 29,
    /// The 1 key.
    UIKeyboardHIDUsageKeyboard1 = 30,
    /// The 2 key.
    UIKeyboardHIDUsageKeyboard2 = 31,
    /// The 3 key.
    UIKeyboardHIDUsageKeyboard3 = 32,
    /// The 4 key.
    UIKeyboardHIDUsageKeyboard4 = 33,
    /// The 5 key.
    UIKeyboardHIDUsageKeyboard5 = 34,
    /// The 6 key.
    UIKeyboardHIDUsageKeyboard6 = 35,
    /// The 7 key.
    UIKeyboardHIDUsageKeyboard7 = 36,
    /// The 8 key.
    UIKeyboardHIDUsageKeyboard8 = 37,
    /// The 9 key.
    UIKeyboardHIDUsageKeyboard9 = 38,
    /// The 0 key.
    UIKeyboardHIDUsageKeyboard0 = 39,
    /// The Return key.
    UIKeyboardHIDUsageKeyboardReturnOrEnter = 40,
    /// The Escape key.
    UIKeyboardHIDUsageKeyboardEscape = 41,
    /// The Backspace key, which deletes backwards.
    UIKeyboardHIDUsageKeyboardDeleteOrBackspace = 42,
    /// The Tab key.
    UIKeyboardHIDUsageKeyboardTab = 43,
    /// The space bar.
    UIKeyboardHIDUsageKeyboardSpacebar = 44,
    /// The hyphen key.
    UIKeyboardHIDUsageKeyboardHyphen = 45,
    /// The equal-sign key.
    UIKeyboardHIDUsageKeyboardEqualSign = 46,
    /// The opening-bracket key.
    UIKeyboardHIDUsageKeyboardOpenBracket = 47,
    /// The closing-bracket key.
    UIKeyboardHIDUsageKeyboardCloseBracket = 48,
    /// The backslash key.
    UIKeyboardHIDUsageKeyboardBackslash = 49,
    /// The key beside Return on non-US keyboards, with “#” on many of them.
    UIKeyboardHIDUsageKeyboardNonUSPound = 50,
    /// The semicolon key.
    UIKeyboardHIDUsageKeyboardSemicolon = 51,
    /// The apostrophe key.
    UIKeyboardHIDUsageKeyboardQuote = 52,
    /// The key with grave accent and tilde.
    UIKeyboardHIDUsageKeyboardGraveAccentAndTilde = 53,
    /// The comma key.
    UIKeyboardHIDUsageKeyboardComma = 54,
    /// The period key.
    UIKeyboardHIDUsageKeyboardPeriod = 55,
    /// The slash key.
    UIKeyboardHIDUsageKeyboardSlash = 56,
    /// The Caps Lock key.
    UIKeyboardHIDUsageKeyboardCapsLock = 57,
    /// The F1 key.
    UIKeyboardHIDUsageKeyboardF1 = 58,
    /// The F2 key.
    UIKeyboardHIDUsageKeyboardF2 = 59,
    /// The F3 key.
    UIKeyboardHIDUsageKeyboardF3 = 60,
    /// The F4 key.
    UIKeyboardHIDUsageKeyboardF4 = 61,
    /// The F5 key.
    UIKeyboardHIDUsageKeyboardF5 = 62,
    /// The F6 key.
    UIKeyboardHIDUsageKeyboardF6 = 63,
    /// The F7 key.
    UIKeyboardHIDUsageKeyboardF7 = 64,
    /// The F8 key.
    UIKeyboardHIDUsageKeyboardF8 = 65,
    /// The F9 key.
    UIKeyboardHIDUsageKeyboardF9 = 66,
    /// The F10 key.
    UIKeyboardHIDUsageKeyboardF10 = 67,
    /// The F11 key.
    UIKeyboardHIDUsageKeyboardF11 = 68,
    /// The F12 key.
    UIKeyboardHIDUsageKeyboardF12 = 69,
    /// The Print Screen key.
    UIKeyboardHIDUsageKeyboardPrintScreen = 70,
    /// The Scroll Lock key.
    UIKeyboardHIDUsageKeyboardScrollLock = 71,
    /// The Pause key.
    UIKeyboardHIDUsageKeyboardPause = 72,
    /// The Insert key.
    UIKeyboardHIDUsageKeyboardInsert = 73,
    /// The Home key.
    UIKeyboardHIDUsageKeyboardHome = 74,
    /// The Page Up key.
    UIKeyboardHIDUsageKeyboardPageUp = 75,
    /// The forward Delete key.
    UIKeyboardHIDUsageKeyboardDeleteForward = 76,
    /// The End key.
    UIKeyboardHIDUsageKeyboardEnd = 77,
    /// The Page Down key.
    UIKeyboardHIDUsageKeyboardPageDown = 78,
    /// The right arrow key.
    UIKeyboardHIDUsageKeyboardRightArrow = 79,
    /// The left arrow key.
    UIKeyboardHIDUsageKeyboardLeftArrow = 80,
    /// The down arrow key.
    UIKeyboardHIDUsageKeyboardDownArrow = 81,
    /// The up arrow key.
    UIKeyboardHIDUsageKeyboardUpArrow = 82,
    /// The Num Lock key.
    UIKeyboardHIDUsageKeypadNumLock = 83,
    /// The slash key of the numeric keypad.
    UIKeyboardHIDUsageKeypadSlash = 84,
    /// The asterisk key of the numeric keypad.
    UIKeyboardHIDUsageKeypadAsterisk = 85,
    /// The minus key of the numeric keypad.
    UIKeyboardHIDUsageKeypadHyphen = 86,
    /// The plus key of the numeric keypad.
    UIKeyboardHIDUsageKeypadPlus = 87,
    /// The Enter key of the numeric keypad.
    UIKeyboardHIDUsageKeypadEnter = 88,
    /// The 1 key of the numeric keypad.
    UIKeyboardHIDUsageKeypad1 = 89,
    /// The 2 key of the numeric keypad.
    UIKeyboardHIDUsageKeypad2 = 90,
    /// The 3 key of the numeric keypad.
    UIKeyboardHIDUsageKeypad3 = 91,
    /// The 4 key of the numeric keypad.
    UIKeyboardHIDUsageKeypad4 = 92,
    /// The 5 key of the numeric keypad.
    UIKeyboardHIDUsageKeypad5 = 93,
    /// The 6 key of the numeric keypad.
    UIKeyboardHIDUsageKeypad6 = 94,
    /// The 7 key of the numeric keypad.
    UIKeyboardHIDUsageKeypad7 = 95,
    /// The 8 key of the numeric keypad.
    UIKeyboardHIDUsageKeypad8 = 96,
    /// The 9 key of the numeric keypad.
    UIKeyboardHIDUsageKeypad9 = 97,
    /// The 0 key of the numeric keypad.
    UIKeyboardHIDUsageKeypad0 = 98,
    /// The decimal-point key of the numeric keypad.
    UIKeyboardHIDUsageKeypadPeriod = 99,
    /// The key right of the left Shift key on non-US keyboards.
    UIKeyboardHIDUsageKeyboardNonUSBackslash = 100,
    /// The Application key, which opens a context menu.
    UIKeyboardHIDUsageKeyboardApplication = 101,
    /// The Power key.
    UIKeyboardHIDUsageKeyboardPower = 102,
    /// The equal-sign key of the numeric keypad.
    UIKeyboardHIDUsageKeypadEqualSign = 103,
    /// The F13 key.
    UIKeyboardHIDUsageKeyboardF13 = 104,
    /// The F14 key.
    UIKeyboardHIDUsageKeyboardF14 = 105,
    /// The F15 key.
    UIKeyboardHIDUsageKeyboardF15 = 106,
    /// The F16 key.
    UIKeyboardHIDUsageKeyboardF16 = 107,
    /// The F17 key.
    UIKeyboardHIDUsageKeyboardF17 = 108,
    /// The F18 key.
    UIKeyboardHIDUsageKeyboardF18 = 109,
    /// The F19 key.
    UIKeyboardHIDUsageKeyboardF19 = 110,
    /// The F20 key.
    UIKeyboardHIDUsageKeyboardF20 = 111,
    /// The F21 key.
    UIKeyboardHIDUsageKeyboardF21 = 112,
    /// The F22 key.
    UIKeyboardHIDUsageKeyboardF22 = 113,
    /// The F23 key.
    UIKeyboardHIDUsageKeyboardF23 = 114,
    /// The F24 key.
    UIKeyboardHIDUsageKeyboardF24 = 115,
    /// The left Control key.
    UIKeyboardHIDUsageKeyboardLeftControl = 224,
    /// The left Shift key.
    UIKeyboardHIDUsageKeyboardLeftShift = 225,
    /// The left Alt (Option) key.
    UIKeyboardHIDUsageKeyboardLeftAlt = 226,
    /// The left Command (Super) key.
    UIKeyboardHIDUsageKeyboardLeftGUI = 227,
    /// The right Control key.
    UIKeyboardHIDUsageKeyboardRightControl = 228,
    /// The right Shift key.
    UIKeyboardHIDUsageKeyboardRightShift = 229,
    /// The right Alt (Option) key.
    UIKeyboardHIDUsageKeyboardRightAlt = 230,
    /// The right Command (Super) key.
    UIKeyboardHIDUsageKeyboardRightGUI = 231,
} UIKeyboardHIDUsage;

#endif
