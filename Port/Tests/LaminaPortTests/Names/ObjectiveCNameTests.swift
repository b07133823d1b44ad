import LaminaPort
import Testing

struct ObjectiveCNameTests {
    @Test(arguments: [
        ("tap", [], "tap"),
        ("tap", [""], "tap:"),
        ("tap", ["sender"], "tapWithSender:"),
        ("tap", ["", "event"], "tap:event:"),
        ("insert", ["song", "at"], "insertWithSong:at:"),
        ("move", ["to"], "moveTo:"),
        ("stop", ["afterDelay"], "stopAfterDelay:"),
        ("animate", ["withDuration", "delay"], "animateWithDuration:delay:"),
        ("moveTo", ["point"], "moveToPoint:"),
        ("load", ["url"], "loadWithUrl:"),
        ("open", ["URLString"], "openWithURLString:"),
        ("init", ["coder"], "initWithCoder:"),
        ("init", ["", "name"], "init:name:"),
        ("init", [], "init"),
    ])
    func theFirstLabelIsJoinedByWithUnlessAPrepositionIsThere(base: String, labels: [String], selector: String) {
        #expect(ObjectiveCName.selector(base: base, labels: labels) == selector)
    }

    @Test
    func aThrowingMethodHasAnErrorAsLastArgument() {
        #expect(ObjectiveCName.selector(base: "save", labels: [], isThrowing: true) == "saveAndReturnError:")
        #expect(ObjectiveCName.selector(base: "save", labels: [""], isThrowing: true) == "save:error:")
        #expect(ObjectiveCName.selector(base: "save", labels: ["", "to"], isThrowing: true) == "save:to:error:")
    }

    @Test
    func anAsynchronousMethodHasACompletionHandlerAsLastArgument() {
        #expect(ObjectiveCName.selector(base: "load", labels: [], isAsync: true) == "loadWithCompletionHandler:")
        #expect(ObjectiveCName.selector(base: "load", labels: ["from"], isAsync: true) == "loadFrom:completionHandler:")
    }

    @Test
    func theSetterOfAPropertyBeginsWithSet() {
        #expect(ObjectiveCName.setter(of: "isOn") == "setIsOn:")
        #expect(ObjectiveCName.setter(of: "volume") == "setVolume:")
    }
}
