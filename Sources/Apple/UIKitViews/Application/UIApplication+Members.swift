import LaminaMethods

/// Members of `UIApplication` that selectors and keys name.
let applicationMembers = MemberTable(inheriting: responderMembers) {
    $0.classMethod("sharedApplication") { UIApplication.shared }
    $0.property("delegate", \UIApplication.delegate)
    $0.constant("windows", \UIApplication.windows)
    $0.constant("keyWindow", \UIApplication.keyWindow)
}
