extension ScreenDevice: DeviceDrawing {
    package func makeBars(time: String?) -> any DeviceBars { SystemBars(model, time: time) }
    package func makeKeyboard() -> any DeviceKeyboard { KeyboardView(model) }
}
