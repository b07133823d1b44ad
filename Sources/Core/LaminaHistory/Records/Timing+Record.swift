package import LaminaScene

extension MediaTiming: Recordable {
    /// The numbers may be any, also NaN: `Timeline` interprets them.
    package init(_ old: MediaTiming?, in form: inout some RecordForm) throws(RecordError) {
        self.init()
        beginTime = try form.value(old?.beginTime)
        duration = try form.value(old?.duration)
        speed = try form.value(old?.speed)
        timeOffset = try form.value(old?.timeOffset)
        repeatCount = try form.value(old?.repeatCount)
        repeatDuration = try form.value(old?.repeatDuration)
        autoreverses = try form.flag(old?.autoreverses)
        fillMode = try form.named(old?.fillMode, "fill mode")
    }
}

extension TimingFunction: Recordable {
    package init(_ old: TimingFunction?, in form: inout some RecordForm) throws(RecordError) {
        let (x1, y1): (Float, Float) = (try form.value((old?.x1).map { Float($0) }), try form.value((old?.y1).map { Float($0) }))
        self.init(x1, y1, try form.value((old?.x2).map { Float($0) }), try form.value((old?.y2).map { Float($0) }))
    }
}

extension Spring: Recordable {
    package init(_ old: Spring?, in form: inout some RecordForm) throws(RecordError) {
        self.init()
        mass = try form.value(old?.mass)
        stiffness = try form.value(old?.stiffness)
        damping = try form.value(old?.damping)
        initialVelocity = try form.value(old?.initialVelocity)
        allowsOverdamping = try form.flag(old?.allowsOverdamping)
    }
}

extension ProgressRange: Recordable {
    package init(_ old: ProgressRange?, in form: inout some RecordForm) throws(RecordError) {
        self.init(start: try form.value(old?.start), end: try form.value(old?.end))
    }
}
