/// Creates an object of a subclass through its class, even when the initialiser is not `required`.
///
/// Swift calls an initialiser through a metatype only if it is `required`, and that would forbid an app's plain `override init()`. But the allocating
/// initialisers of a class that can be subclassed are in its method table, and a subclass has its own ones at the same indices. So the index is found
/// by the base's initialiser, and the subclass's entry at this index is called.
///
/// If a subclass neither overrides nor inherits the initialiser, the entry is a stub that ends the process and names
/// class and initialiser, as on Apple's systems.
///
/// In Swift, one generic function per base class is enough; `Base.self as AnyClass` is the metadata:
///
///     func make<Object: CALayer>(_ subclass: Object.Type) -> Object?
///         find(metadata of CALayer, metadata of subclass, lamina_initialiser_CALayer()) → NULL: nil
///         call(found, metadata of subclass) → Unmanaged<Object>.fromOpaque(result).takeRetainedValue()
///
/// An `Any` is consumed by the call: allocate memory for one, initialise it, call, and deallocate the memory without deinitialising it.

#ifndef LAMINA_CONSTRUCT_H
#define LAMINA_CONSTRUCT_H

/// The address of an allocating initialiser with any parameters, or of a method.
typedef void (*lamina_initialiser)(void);

/// Returns the entry of `subclass` at the index at which the method table of `base` has `initialiser`.
///
/// - Parameters: `base` and `subclass` are class metadata; `initialiser` is the base's own, found by its symbol.
/// - Returns: NULL when `subclass` is neither `base` nor a subclass of it, or the table of `base` has no such initialiser.
lamina_initialiser _Nullable lamina_find_initialiser(
    const void *_Nonnull base, const void *_Nonnull subclass, lamina_initialiser _Nullable initialiser);

/// Calls an `init()`.
///
/// - Returns: The object, owned by the caller.
void *_Nullable lamina_call_initialiser(lamina_initialiser _Nonnull initialiser, const void *_Nonnull subclass);

/// Calls an `init(_: Any)` with any label; it consumes the value in `any`.
///
/// - Returns: The object, owned by the caller.
void *_Nullable lamina_call_initialiser_any(
    lamina_initialiser _Nonnull initialiser, const void *_Nonnull subclass, void *_Nonnull any);

/// Calls an `init(_: CGRect)` with any label.
///
/// - Returns: The object, owned by the caller.
void *_Nullable lamina_call_initialiser_rect(
    lamina_initialiser _Nonnull initialiser, const void *_Nonnull subclass, double x, double y, double width, double height);

/// Calls an `init(_: String?)` with any label; it consumes the value in `text`.
///
/// - Returns: The object, owned by the caller.
void *_Nullable lamina_call_initialiser_text(
    lamina_initialiser _Nonnull initialiser, const void *_Nonnull subclass, const void *_Nonnull text);

/// Calls an `init(_: Enum, _: String?)` with any labels; it consumes the value in `text`.
///
/// - Parameter value: The index of the case in an enumeration without associated values and with fewer than 256 cases.
/// - Returns: The object, owned by the caller.
void *_Nullable lamina_call_initialiser_style_text(
    lamina_initialiser _Nonnull initialiser, const void *_Nonnull subclass, unsigned char value, const void *_Nonnull text);

/// `CALayer.init()`; NULL in a program without QuartzCore.
lamina_initialiser _Nullable lamina_initialiser_CALayer(void);

/// `CALayer.init(layer:)`; NULL in a program without QuartzCore.
lamina_initialiser _Nullable lamina_initialiser_CALayer_layer(void);

/// `CAAnimation.init()`; NULL in a program without QuartzCore.
lamina_initialiser _Nullable lamina_initialiser_CAAnimation(void);

/// `UIView.init(frame:)`; NULL in a program without UIKit.
lamina_initialiser _Nullable lamina_initialiser_UIView_frame(void);

/// `UITableViewCell.init(style:reuseIdentifier:)`; NULL in a program without UIKit.
lamina_initialiser _Nullable lamina_initialiser_UITableViewCell(void);

/// `UITableViewHeaderFooterView.init(reuseIdentifier:)`; NULL in a program without UIKit.
lamina_initialiser _Nullable lamina_initialiser_UITableViewHeaderFooterView(void);

/// `NSObject.init()`. Every UIKit class has its own `init()` at the same index of the method table, because it inherits from `NSObject`.
lamina_initialiser _Nullable lamina_initialiser_NSObject(void);

/// `CALayer.hitTest(_:)`. A different entry in a subclass shows that the subclass overrides it. NULL in a program without QuartzCore.
lamina_initialiser _Nullable lamina_method_CALayer_hitTest(void);

/// `UIView.draw(_:)`. A different entry in a subclass shows that the subclass draws itself. NULL in a program without UIKit.
lamina_initialiser _Nullable lamina_method_UIView_draw(void);

#endif
