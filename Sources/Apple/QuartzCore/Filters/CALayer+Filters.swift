import CoreGraphics
import Foundation
import LaminaPrimitives
import LaminaScene

// A layer keeps the filter objects that the app set, and returns them; what they say is in the state, where animations change it.
extension CALayer {
    /// Returns the filters of a list; a presentation copy's filters have the values on screen.
    func filterObjects(_ list: FilterList) -> [Any]? {
        let objects = list == .filters ? attachments.sparse.filters : attachments.sparse.backgroundFilters
        guard links.model != nil, let objects else { return objects }
        return objects.map { object in
            guard let filter = object as? any DescribedFilter, let shown = state.effects[list].first(where: { $0.name == filter.filterName }),
                let model = LayerFilter(reading: filter), model != shown, let copy = filter.copy() as? any DescribedFilter
            else { return object }
            for (key, value) in shown.inputs where model.inputs[key] != value { copy.setValue(value.bridged, forKey: key) }
            copy.setValue(shown.isEnabled, forKey: FilterInput.enabledKey)
            return copy
        }
    }

    /// Sets a list of filters; unknown filters are kept and not drawn.
    func setFilterObjects(_ objects: [Any]?, _ list: FilterList) {
        let read = (objects ?? []).prefix(LayerFilter.mostDrawn).compactMap { LayerFilter(reading: $0) }
        if let objects, objects.count > LayerFilter.mostDrawn {
            Diagnostics.warn("a layer has \(objects.count) filters; the first \(LayerFilter.mostDrawn) are drawn")
        }
        changeEffects(list.rawValue) {
            if list == .filters { attachments.sparse.filters = objects } else { attachments.sparse.backgroundFilters = objects }
            // An untouched state stays small.
            if !read.isEmpty || !state.hasNoEffects { state.effects[list] = read }
        }
    }

    func setCompositingObject(_ object: Any?) {
        let mode = object.flatMap { BlendMode(compositingFilter: $0) } ?? .normal
        changeEffects("compositingFilter") {
            attachments.sparse.compositingFilter = object
            if mode != .normal || !state.hasNoEffects { state.effects.blend = mode }
        }
    }

    /// Returns the input of a filter that a key path such as `filters.NAME.KEY` names; nil for other key paths.
    func filterInput(_ keyPath: String) -> FilterInput? {
        let (first, rest) = keyPath.splitAtFirstDot
        guard let list = FilterList(rawValue: first), let (name, key) = rest?.splitAtFirstDot, let key else { return nil }
        return FilterInput(list, name: name, key: key == "isEnabled" ? FilterInput.enabledKey : key)
    }

    /// Returns the filter that a key path such as `filters.NAME` names, or the value of its input that `filters.NAME.KEY` names.
    func filterValue(forKeyPath keyPath: String) -> Any? {
        guard let input = filterInput(keyPath) else {
            let (first, name) = keyPath.splitAtFirstDot
            return FilterList(rawValue: first).flatMap { filterObjects($0)?.first { ($0 as? any DescribedFilter)?.filterName == name } }
        }
        let stored = (filterObjects(input.list) ?? []).lazy.compactMap { $0 as? any DescribedFilter }.first { $0.filterName == input.name }
        return stored?.value(forKey: input.key)
    }

    /// Sets an input of a filter: a copy of the filter, with the new value, replaces it in the layer.
    ///
    /// - Returns: False for other key paths, and when the layer has no such filter.
    func setFilterValue(_ value: Any?, forKeyPath keyPath: String) -> Bool {
        guard let input = filterInput(keyPath), var objects = filterObjects(input.list),
            let index = objects.firstIndex(where: { ($0 as? any DescribedFilter)?.filterName == input.name }),
            let copy = (objects[index] as? any DescribedFilter)?.copy() as? any DescribedFilter
        else { return false }
        copy.setValue(value, forKey: input.key)
        objects[index] = copy
        setFilterObjects(objects, input.list)
        return true
    }

    /// Runs a change of the layer's filters, and the action that the app has declared for its key.
    private func changeEffects(_ key: String, _ change: () -> Void) {
        let pending = beginChange(of: key) { _ in .null }
        change()
        noteChange()
        finishChange(pending, of: key)
    }
}
