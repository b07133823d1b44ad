import Foundation

extension ArchiveClasses {
    /// Collections in collections may be this deep; Foundation's reader is recursive.
    private static let deepestCollection = 512

    /// Checks the root, and the objects that are decoded with the same classes as the root.
    ///
    /// - Throws: An error for an object of another class, for a class without secure coding, and for collections that Foundation cannot decode.
    func check(_ root: Int, classes: [AnyClass]) throws {
        try checkClass(at: root, of: classes)
        if isOurs { try checkContents(of: classes) }
        var path: Set<Int> = []
        var done: Set<Int> = []
        try checkCollection(at: root, of: classes, path: &path, done: &done)
    }

    /// True when the root is of one of this system's classes and the archive has no object of an app's class, whose contents nobody knows.
    var isOurs: Bool { root.flatMap { names[$0] }.map(Self.isOurs) ?? false && names.values.allSatisfy(Self.isOfFrameworks) }

    private func checkClass(at index: Int, of classes: [AnyClass]) throws {
        // A class that does not exist is an error of Foundation's own.
        guard let type = type(at: index) else { return }
        guard Self.isKind(type, of: classes), Self.isSecure(type) else {
            throw Self.corrupt("an object is of class \(type), not of one of \(classes)")
        }
    }

    /// Checks the contents of this system's classes: such objects, plain ones, and the client's.
    private func checkContents(of classes: [AnyClass]) throws {
        for (index, name) in names where !Self.isOurs(name) { try checkClass(at: index, of: classes + NSCoder.plainClasses) }
        for (index, name) in names where Self.isOurs(name) { try checkClass(at: index, of: [NSObject.self]) }
    }

    private func checkCollection(at index: Int, of classes: [AnyClass], path: inout Set<Int>, done: inout Set<Int>) throws {
        guard let type = type(at: index), Self.isKind(type, of: [NSArray.self, NSSet.self, NSDictionary.self]) else { return }
        guard path.insert(index).inserted else { throw Self.corrupt("a collection contains itself") }
        guard path.count <= Self.deepestCollection else { throw Self.corrupt("collections are nested too deeply") }
        defer { path.remove(index) }
        guard !done.contains(index) else { return }
        for element in try elements(at: index) where names[element] != nil {
            try checkClass(at: element, of: classes)
            try checkCollection(at: element, of: classes, path: &path, done: &done)
        }
        done.insert(index)
    }

    /// Returns the indices of a collection's elements.
    private func elements(at index: Int) throws -> [Int] {
        let content = objects[index] as? [String: Any] ?? [:]
        let lists = ["NS.objects", "NS.keys"].map { Self.indices(content[$0] as? [Any] ?? []) }
        let isDictionary = type(at: index).map { Self.isKind($0, of: [NSDictionary.self]) } ?? false
        guard !isDictionary || lists[0].count == lists[1].count else {
            throw Self.corrupt("a dictionary has \(lists[1].count) keys and \(lists[0].count) values")
        }
        return lists.flatMap(\.self)
    }
}
