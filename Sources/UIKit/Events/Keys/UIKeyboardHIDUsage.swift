/// A key by its place on the keyboard, as USB numbers it (page 7 of its usage tables).
public enum UIKeyboardHIDUsage: Int, Sendable {
    /// No key that has a number.
    case keyboardErrorUndefined = 3
    /// A.
    case keyboardA = 4
    /// B.
    case keyboardB = 5
    /// C.
    case keyboardC = 6
    /// D.
    case keyboardD = 7
    /// E.
    case keyboardE = 8
    /// F.
    case keyboardF = 9
    /// G.
    case keyboardG = 10
    /// H.
    case keyboardH = 11
    /// I.
    case keyboardI = 12
    /// J.
    case keyboardJ = 13
    /// K.
    case keyboardK = 14
    /// L.
    case keyboardL = 15
    /// M.
    case keyboardM = 16
    /// N.
    case keyboardN = 17
    /// O.
    case keyboardO = 18
    /// P.
    case keyboardP = 19
    /// Q.
    case keyboardQ = 20
    /// R.
    case keyboardR = 21
    /// S.
    case keyboardS = 22
    /// T.
    case keyboardT = 23
    /// U.
    case keyboardU = 24
    /// V.
    case keyboardV = 25
    /// W.
    case keyboardW = 26
    /// X.
    case keyboardX = 27
    /// Y.
    case keyboardY = 28
    /// Z.
    case keyboardZ = 29
    /// 1.
    case keyboard1 = 30
    /// 2.
    case keyboard2 = 31
    /// 3.
    case keyboard3 = 32
    /// 4.
    case keyboard4 = 33
    /// 5.
    case keyboard5 = 34
    /// 6.
    case keyboard6 = 35
    /// 7.
    case keyboard7 = 36
    /// 8.
    case keyboard8 = 37
    /// 9.
    case keyboard9 = 38
    /// 0.
    case keyboard0 = 39
    /// Return or enter.
    case keyboardReturnOrEnter = 40
    /// Escape.
    case keyboardEscape = 41
    /// Delete or backspace.
    case keyboardDeleteOrBackspace = 42
    /// Tab.
    case keyboardTab = 43
    /// Spacebar.
    case keyboardSpacebar = 44
    /// Hyphen.
    case keyboardHyphen = 45
    /// Equal sign.
    case keyboardEqualSign = 46
    /// Open bracket.
    case keyboardOpenBracket = 47
    /// Close bracket.
    case keyboardCloseBracket = 48
    /// Backslash.
    case keyboardBackslash = 49
    /// Non uspound.
    case keyboardNonUSPound = 50
    /// Semicolon.
    case keyboardSemicolon = 51
    /// Quote.
    case keyboardQuote = 52
    /// Grave accent and tilde.
    case keyboardGraveAccentAndTilde = 53
    /// Comma.
    case keyboardComma = 54
    /// Period.
    case keyboardPeriod = 55
    /// Slash.
    case keyboardSlash = 56
    /// Caps lock.
    case keyboardCapsLock = 57
    /// F1.
    case keyboardF1 = 58
    /// F2.
    case keyboardF2 = 59
    /// F3.
    case keyboardF3 = 60
    /// F4.
    case keyboardF4 = 61
    /// F5.
    case keyboardF5 = 62
    /// F6.
    case keyboardF6 = 63
    /// F7.
    case keyboardF7 = 64
    /// F8.
    case keyboardF8 = 65
    /// F9.
    case keyboardF9 = 66
    /// F10.
    case keyboardF10 = 67
    /// F11.
    case keyboardF11 = 68
    /// F12.
    case keyboardF12 = 69
    /// Print screen.
    case keyboardPrintScreen = 70
    /// Scroll lock.
    case keyboardScrollLock = 71
    /// Pause.
    case keyboardPause = 72
    /// Insert.
    case keyboardInsert = 73
    /// Home.
    case keyboardHome = 74
    /// Page up.
    case keyboardPageUp = 75
    /// Delete forward.
    case keyboardDeleteForward = 76
    /// End.
    case keyboardEnd = 77
    /// Page down.
    case keyboardPageDown = 78
    /// Right arrow.
    case keyboardRightArrow = 79
    /// Left arrow.
    case keyboardLeftArrow = 80
    /// Down arrow.
    case keyboardDownArrow = 81
    /// Up arrow.
    case keyboardUpArrow = 82
    /// Num lock on the keypad.
    case keypadNumLock = 83
    /// Slash on the keypad.
    case keypadSlash = 84
    /// Asterisk on the keypad.
    case keypadAsterisk = 85
    /// Hyphen on the keypad.
    case keypadHyphen = 86
    /// Plus on the keypad.
    case keypadPlus = 87
    /// Enter on the keypad.
    case keypadEnter = 88
    /// 1 on the keypad.
    case keypad1 = 89
    /// 2 on the keypad.
    case keypad2 = 90
    /// 3 on the keypad.
    case keypad3 = 91
    /// 4 on the keypad.
    case keypad4 = 92
    /// 5 on the keypad.
    case keypad5 = 93
    /// 6 on the keypad.
    case keypad6 = 94
    /// 7 on the keypad.
    case keypad7 = 95
    /// 8 on the keypad.
    case keypad8 = 96
    /// 9 on the keypad.
    case keypad9 = 97
    /// 0 on the keypad.
    case keypad0 = 98
    /// Period on the keypad.
    case keypadPeriod = 99
    /// Non usbackslash.
    case keyboardNonUSBackslash = 100
    /// Application.
    case keyboardApplication = 101
    /// Power.
    case keyboardPower = 102
    /// Equal sign on the keypad.
    case keypadEqualSign = 103
    /// F13.
    case keyboardF13 = 104
    /// F14.
    case keyboardF14 = 105
    /// F15.
    case keyboardF15 = 106
    /// F16.
    case keyboardF16 = 107
    /// F17.
    case keyboardF17 = 108
    /// F18.
    case keyboardF18 = 109
    /// F19.
    case keyboardF19 = 110
    /// F20.
    case keyboardF20 = 111
    /// F21.
    case keyboardF21 = 112
    /// F22.
    case keyboardF22 = 113
    /// F23.
    case keyboardF23 = 114
    /// F24.
    case keyboardF24 = 115
    /// Left control.
    case keyboardLeftControl = 224
    /// Left shift.
    case keyboardLeftShift = 225
    /// Left alt.
    case keyboardLeftAlt = 226
    /// Left command.
    case keyboardLeftGUI = 227
    /// Right control.
    case keyboardRightControl = 228
    /// Right shift.
    case keyboardRightShift = 229
    /// Right alt.
    case keyboardRightAlt = 230
    /// Right command.
    case keyboardRightGUI = 231
}
