/// Building an object of a subclass through its class, when the initialiser is not `required`.
///
/// Swift calls an initialiser through a metatype only when it is `required`, and that would forbid clients' plain `override init()`. A class that can be
/// subclassed has its allocating initialisers in its table of methods, though, and a subclass has its own ones in the same places. So: find the place by the
/// base's initialiser, call what the subclass has there.
///
/// A subclass that neither overrides nor inherits the initialiser has a stub there that ends the process and names class and initialiser, as on Apple's systems.
///
/// From Swift, one generic function per base class does it all; `Base.self as AnyClass` is its metadata:
///
///     func make<Object: CALayer>(_ subclass: Object.Type) -> Object?
///         find(metadata of CALayer, metadata of subclass, lamina_initialiser_CALayer()) → NULL: nil
///         call(found, metadata of subclass) → Unmanaged<Object>.fromOpaque(result).takeRetainedValue()
///
/// An `Any` is handed over for good: allocate room for one, initialise it, call, and free the room without deinitialising it.

#ifndef LAMINA_CONSTRUCT_H
#define LAMINA_CONSTRUCT_H

/// An allocating initialiser, of whatever parameters.
typedef void (*lamina_initialiser)(void);

/// What `subclass` has in the place where `base` has `initialiser`.
///
/// - Parameters: `base` and `subclass` are class metadata; `initialiser` is the base's own, found by its symbol.
/// - Returns: NULL when `subclass` is neither `base` nor a subclass of it, or `base` has no such initialiser in its table.
lamina_initialiser _Nullable lamina_find_initialiser(
    const void *_Nonnull base, const void *_Nonnull subclass, lamina_initialiser _Nullable initialiser);

/// Calls an `init()`.
///
/// - Returns: The object, owned by the caller.
void *_Nullable lamina_call_initialiser(lamina_initialiser _Nonnull initialiser, const void *_Nonnull subclass);

/// Calls an `init(_: Any)`, whatever the label; it takes the value out of `any`.
///
/// - Returns: The object, owned by the caller.
void *_Nullable lamina_call_initialiser_any(
    lamina_initialiser _Nonnull initialiser, const void *_Nonnull subclass, void *_Nonnull any);

/// Calls an `init(_: CGRect)`, whatever the label.
///
/// - Returns: The object, owned by the caller.
void *_Nullable lamina_call_initialiser_rect(
    lamina_initialiser _Nonnull initialiser, const void *_Nonnull subclass, double x, double y, double width, double height);

/// Calls an `init(_: String?)`, whatever the label; it takes the value out of `text`.
///
/// - Returns: The object, owned by the caller.
void *_Nullable lamina_call_initialiser_text(
    lamina_initialiser _Nonnull initialiser, const void *_Nonnull subclass, const void *_Nonnull text);

/// Calls an `init(_: Enum, _: String?)`, whatever the labels; it takes the value out of `text`.
///
/// - Parameter value: The place of the case in an enumeration of fewer than 256 without values of their own.
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

/// `NSObject.init()`, whose place all classes of UIKit share.
lamina_initialiser _Nullable lamina_initialiser_NSObject(void);

/// `CALayer.hitTest(_:)`; what a subclass has in its place tells whether it answers by itself. NULL in a program without QuartzCore.
lamina_initialiser _Nullable lamina_method_CALayer_hitTest(void);

/// `UIView.draw(_:)`; what a subclass has in its place tells whether it draws itself. NULL in a program without UIKit.
lamina_initialiser _Nullable lamina_method_UIView_draw(void);

#endif
