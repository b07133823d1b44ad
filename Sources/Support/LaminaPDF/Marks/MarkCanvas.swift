import CCairoPDF
package import LaminaPrimitives

/// Draws marks on a page, on a recording or on pixels.
///
/// `@safe`: the context of Cairo is used by Cairo's functions only, while the object lives.
@safe
package final class MarkCanvas {
    let cairo: Cairo
    let context: OpaquePointer?
    let resources: MarkResources
    /// The part of the plane that can be drawn on.
    package let bounds: Rect
    private let surface: CairoSurface
    private var openGroups = 0
    /// The links and places that are added to the page when it ends.
    var tags: [PageTag] = []

    init(_ surface: CairoSurface, bounds: Rect, resources: MarkResources) {
        cairo = surface.cairo
        self.surface = surface
        self.bounds = bounds
        self.resources = resources
        unsafe context = surface.cairo.functions.cairo_create(surface.pointer)
    }

    deinit {
        finishGroups()
        unsafe cairo.functions.cairo_destroy(context)
    }

    /// Draws a mark, and its shadow below it.
    package func draw(_ mark: Mark, _ how: Compositing) {
        guard how.opacity > 0 else { return }
        if let shadow = how.shadow { drawShadow(shadow, of: mark, how) }
        saved {
            var masks: [PlacedPicture] = []
            for limit in how.limits {
                switch limit {
                case .path(let path, let rule): clip(path, rule)
                case .picture(let picture): masks.append(picture)
                }
            }
            guard let last = masks.popLast() else { return paint(mark, how.opacity, how.blend) }
            // A soft limit is the mask of everything that is drawn under it.
            var group = grouped { paint(mark, how.opacity, .normal) }
            for mask in masks { group = grouped { self.mask(group, by: mask, .normal) } }
            self.mask(group, by: last, how.blend)
        }
    }

    /// Redirects drawing to a group until `endGroup`.
    package func beginGroup() {
        unsafe cairo.functions.cairo_push_group(context)
        openGroups += 1
    }

    /// Ends the innermost group and returns its drawing.
    package func endGroup() -> MarkGroup {
        openGroups -= 1
        return unsafe MarkGroup(CairoPattern(cairo, cairo.functions.cairo_pop_group(context)))
    }

    /// Discards the groups that are still open.
    func finishGroups() { while openGroups > 0 { _ = endGroup() } }

    /// Performs a drawing between saving and restoring Cairo's state.
    func saved(_ body: () -> Void) {
        unsafe cairo.functions.cairo_save(context)
        body()
        unsafe cairo.functions.cairo_restore(context)
    }

    /// Returns a drawing as a group.
    func grouped(_ body: () -> Void) -> MarkGroup {
        beginGroup()
        body()
        return endGroup()
    }
}

/// The recorded drawing of a group, which an ink can paint with; empty when Cairo has no memory.
package final class MarkGroup {
    let pattern: CairoPattern?
    init(_ pattern: CairoPattern?) { self.pattern = pattern }
}
