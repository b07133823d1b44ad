/// A key identified by its position on the keyboard: a usage number of page 7 of the USB HID usage tables.
public enum UIKeyboardHIDUsage: Int, Sendable {
    /// An unknown or unsupported key.
    case keyboardErrorUndefined = 3
    /// The A key.
    case keyboardA = 4
    /// The B key.
    case keyboardB = 5
    /// The C key.
    case keyboardC = 6
    /// The D key.
    case keyboardD = 7
    /// The E key.
    case keyboardE = 8
    /// The F key.
    case keyboardF = 9
    /// The G key.
    case keyboardG = 10
    /// The H key.
    case keyboardH = 11
    /// The I key.
    case keyboardI = 12
    /// The J key.
    case keyboardJ = 13
    /// The K key.
    case keyboardK = 14
    /// The L key.
    case keyboardL = 15
    /// The M key.
    case keyboardM = 16
    /// The N key.
    case keyboardN = 17
    /// The O key.
    case keyboardO = 18
    /// The P key.
    case keyboardP = 19
    /// The Q key.
    case keyboardQ = 20
    /// The R key.
    case keyboardR = 21
    /// The S key.
    case keyboardS = 22
    /// The T key.
    case keyboardT = 23
    /// The U key.
    case keyboardU = 24
    /// The V key.
    case keyboardV = 25
    /// The W key.
    case keyboardW = 26
    /// The X key.
    case keyboardX = 27
    /// The Y key.
    case keyboardY = 28
    /// The Z key.
    case keyboardZ = 29
    /// The 1 key.
    case keyboard1 = 30
    /// The 2 key.
    case keyboard2 = 31
    /// The 3 key.
    case keyboard3 = 32
    /// The 4 key.
    case keyboard4 = 33
    /// The 5 key.
    case keyboard5 = 34
    /// The 6 key.
    case keyboard6 = 35
    /// The 7 key.
    case keyboard7 = 36
    /// The 8 key.
    case keyboard8 = 37
    /// The 9 key.
    case keyboard9 = 38
    /// The 0 key.
    case keyboard0 = 39
    /// The Return key.
    case keyboardReturnOrEnter = 40
    /// The Escape key.
    case keyboardEscape = 41
    /// The Backspace key, which deletes backwards.
    case keyboardDeleteOrBackspace = 42
    /// The Tab key.
    case keyboardTab = 43
    /// The space bar.
    case keyboardSpacebar = 44
    /// The hyphen key.
    case keyboardHyphen = 45
    /// The equal-sign key.
    case keyboardEqualSign = 46
    /// The opening-bracket key.
    case keyboardOpenBracket = 47
    /// The closing-bracket key.
    case keyboardCloseBracket = 48
    /// The backslash key.
    case keyboardBackslash = 49
    /// The key beside Return on non-US keyboards, with “#” on many of them.
    case keyboardNonUSPound = 50
    /// The semicolon key.
    case keyboardSemicolon = 51
    /// The apostrophe key.
    case keyboardQuote = 52
    /// The key with grave accent and tilde.
    case keyboardGraveAccentAndTilde = 53
    /// The comma key.
    case keyboardComma = 54
    /// The period key.
    case keyboardPeriod = 55
    /// The slash key.
    case keyboardSlash = 56
    /// The Caps Lock key.
    case keyboardCapsLock = 57
    /// The F1 key.
    case keyboardF1 = 58
    /// The F2 key.
    case keyboardF2 = 59
    /// The F3 key.
    case keyboardF3 = 60
    /// The F4 key.
    case keyboardF4 = 61
    /// The F5 key.
    case keyboardF5 = 62
    /// The F6 key.
    case keyboardF6 = 63
    /// The F7 key.
    case keyboardF7 = 64
    /// The F8 key.
    case keyboardF8 = 65
    /// The F9 key.
    case keyboardF9 = 66
    /// The F10 key.
    case keyboardF10 = 67
    /// The F11 key.
    case keyboardF11 = 68
    /// The F12 key.
    case keyboardF12 = 69
    /// The Print Screen key.
    case keyboardPrintScreen = 70
    /// The Scroll Lock key.
    case keyboardScrollLock = 71
    /// The Pause key.
    case keyboardPause = 72
    /// The Insert key.
    case keyboardInsert = 73
    /// The Home key.
    case keyboardHome = 74
    /// The Page Up key.
    case keyboardPageUp = 75
    /// The forward Delete key.
    case keyboardDeleteForward = 76
    /// The End key.
    case keyboardEnd = 77
    /// The Page Down key.
    case keyboardPageDown = 78
    /// The right arrow key.
    case keyboardRightArrow = 79
    /// The left arrow key.
    case keyboardLeftArrow = 80
    /// The down arrow key.
    case keyboardDownArrow = 81
    /// The up arrow key.
    case keyboardUpArrow = 82
    /// The Num Lock key.
    case keypadNumLock = 83
    /// The slash key of the numeric keypad.
    case keypadSlash = 84
    /// The asterisk key of the numeric keypad.
    case keypadAsterisk = 85
    /// The minus key of the numeric keypad.
    case keypadHyphen = 86
    /// The plus key of the numeric keypad.
    case keypadPlus = 87
    /// The Enter key of the numeric keypad.
    case keypadEnter = 88
    /// The 1 key of the numeric keypad.
    case keypad1 = 89
    /// The 2 key of the numeric keypad.
    case keypad2 = 90
    /// The 3 key of the numeric keypad.
    case keypad3 = 91
    /// The 4 key of the numeric keypad.
    case keypad4 = 92
    /// The 5 key of the numeric keypad.
    case keypad5 = 93
    /// The 6 key of the numeric keypad.
    case keypad6 = 94
    /// The 7 key of the numeric keypad.
    case keypad7 = 95
    /// The 8 key of the numeric keypad.
    case keypad8 = 96
    /// The 9 key of the numeric keypad.
    case keypad9 = 97
    /// The 0 key of the numeric keypad.
    case keypad0 = 98
    /// The decimal-point key of the numeric keypad.
    case keypadPeriod = 99
    /// The key right of the left Shift key on non-US keyboards.
    case keyboardNonUSBackslash = 100
    /// The Application key, which opens a context menu.
    case keyboardApplication = 101
    /// The Power key.
    case keyboardPower = 102
    /// The equal-sign key of the numeric keypad.
    case keypadEqualSign = 103
    /// The F13 key.
    case keyboardF13 = 104
    /// The F14 key.
    case keyboardF14 = 105
    /// The F15 key.
    case keyboardF15 = 106
    /// The F16 key.
    case keyboardF16 = 107
    /// The F17 key.
    case keyboardF17 = 108
    /// The F18 key.
    case keyboardF18 = 109
    /// The F19 key.
    case keyboardF19 = 110
    /// The F20 key.
    case keyboardF20 = 111
    /// The F21 key.
    case keyboardF21 = 112
    /// The F22 key.
    case keyboardF22 = 113
    /// The F23 key.
    case keyboardF23 = 114
    /// The F24 key.
    case keyboardF24 = 115
    /// The left Control key.
    case keyboardLeftControl = 224
    /// The left Shift key.
    case keyboardLeftShift = 225
    /// The left Alt (Option) key.
    case keyboardLeftAlt = 226
    /// The left Command (Super) key.
    case keyboardLeftGUI = 227
    /// The right Control key.
    case keyboardRightControl = 228
    /// The right Shift key.
    case keyboardRightShift = 229
    /// The right Alt (Option) key.
    case keyboardRightAlt = 230
    /// The right Command (Super) key.
    case keyboardRightGUI = 231
}
