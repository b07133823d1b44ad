/// Creates an object of a class that is known only at run time, such as a view's `layerClass`, by an initialiser that is not `required`.
///
/// Swift allows `subclass.init()` on a metatype only if the initialiser is `required`, and subclasses must repeat that word: the plain
/// `override init()` of an app would not compile. However, a class that can be subclassed has its allocating initialisers (the functions that
/// allocate an object and initialise it) in its vtable, and a subclass has its own at the same indices. The functions below find the index by the
/// base class's initialiser, and call the subclass's entry at this index.
///
/// If a subclass neither overrides nor inherits the initialiser, the entry is a stub that ends the process and names
/// class and initialiser, as on Apple's systems.
///
/// A caller in Swift needs one generic function per base class. The metadata is the metatype itself, reinterpreted as a pointer by
/// `unsafeBitCast(subclass as AnyObject.Type, to: UnsafeRawPointer.self)`:
///
///     func make<Object: CALayer>(_ subclass: Object.Type) -> Object?
///         find(metadata of CALayer, metadata of subclass, lamina_initialiser_CALayer_layer()) → NULL: nil
///         call(found, metadata of subclass) → Unmanaged<Object>.fromOpaque(result).takeRetainedValue()
///
/// A call consumes its `Any` argument: allocate memory for one, initialise it, call, and deallocate the memory without deinitialising it.

#ifndef LAMINA_CONSTRUCT_H
#define LAMINA_CONSTRUCT_H

/// The entry point of an allocating initialiser or of a method. Its real parameters differ; it is cast to the right type before a call.
typedef void (*lamina_initialiser)(void);

/// Returns the subclass's version of a base class's initialiser: its vtable entry at the index that `initialiser` has in the base's vtable.
///
/// - Parameters: `base` and `subclass` are class metadata; `initialiser` is the base's own, from one of the functions below.
/// - Returns: NULL when `subclass` is neither `base` nor a subclass of it, or the vtable of `base` does not contain `initialiser`.
lamina_initialiser _Nullable lamina_find_initialiser(
    const void *_Nonnull base, const void *_Nonnull subclass, lamina_initialiser _Nullable initialiser);

/// Creates an object of `subclass` by an `init()`.
///
/// - Returns: The object, owned by the caller.
void *_Nullable lamina_call_initialiser(lamina_initialiser _Nonnull initialiser, const void *_Nonnull subclass);

/// Creates an object of `subclass` by an initialiser with one `Any` parameter, whatever its label; consumes the value in `any`.
///
/// - Returns: The object, owned by the caller.
void *_Nullable lamina_call_initialiser_any(
    lamina_initialiser _Nonnull initialiser, const void *_Nonnull subclass, void *_Nonnull any);

/// Creates an object of `subclass` by an initialiser with one object as parameter, whatever its label; consumes the object.
///
/// - Returns: The object, owned by the caller; NULL for the nil of an initialiser that can fail.
void *_Nullable lamina_call_initialiser_object(
    lamina_initialiser _Nonnull initialiser, const void *_Nonnull subclass, void *_Nonnull object);

/// Creates an object of `subclass` by an initialiser with one `CGRect` parameter, whatever its label.
///
/// - Returns: The object, owned by the caller.
void *_Nullable lamina_call_initialiser_rect(
    lamina_initialiser _Nonnull initialiser, const void *_Nonnull subclass, double x, double y, double width, double height);

/// Creates an object of `subclass` by an initialiser with one `String?` parameter, whatever its label; consumes the string in `text`.
///
/// - Returns: The object, owned by the caller.
void *_Nullable lamina_call_initialiser_text(
    lamina_initialiser _Nonnull initialiser, const void *_Nonnull subclass, const void *_Nonnull text);

/// Creates an object of `subclass` by an initialiser with a `String?` and an optional object as parameters; consumes both.
///
/// - Returns: The object, owned by the caller.
void *_Nullable lamina_call_initialiser_text_object(
    lamina_initialiser _Nonnull initialiser, const void *_Nonnull subclass, const void *_Nonnull text, void *_Nullable object);

/// Creates an object of `subclass` by an initialiser with a `String?` and two objects as parameters; consumes all three.
///
/// - Returns: The object, owned by the caller.
void *_Nullable lamina_call_initialiser_text_objects(
    lamina_initialiser _Nonnull initialiser, const void *_Nonnull subclass, const void *_Nonnull text, void *_Nonnull object,
    void *_Nonnull other);

/// Creates an object of `subclass` by an initialiser with an enumeration and a `String?` as parameters; consumes the string in `text`.
///
/// - Parameter value: The raw value of the enumeration, which is one of C.
/// - Returns: The object, owned by the caller.
void *_Nullable lamina_call_initialiser_style_text(
    lamina_initialiser _Nonnull initialiser, const void *_Nonnull subclass, long value, const void *_Nonnull text);

// The base classes' own initialisers and methods, for `lamina_find_initialiser`.

/// `CALayer.init(layer:)`; NULL in a program without QuartzCore.
lamina_initialiser _Nullable lamina_initialiser_CALayer_layer(void);

/// `UIView.init(frame:)`; NULL in a program without UIKit.
lamina_initialiser _Nullable lamina_initialiser_UIView_frame(void);

/// `UIViewController.init(nibName:bundle:)`; NULL in a program without UIKit.
lamina_initialiser _Nullable lamina_initialiser_UIViewController_nib(void);

/// `UIGestureRecognizer.init(coder:)`; NULL in a program without UIKit.
lamina_initialiser _Nullable lamina_initialiser_UIGestureRecognizer_coder(void);

/// `UIStoryboardSegue.init(identifier:source:destination:)`; NULL in a program without UIKit.
lamina_initialiser _Nullable lamina_initialiser_UIStoryboardSegue(void);

/// `UITableViewCell.init(style:reuseIdentifier:)`; NULL in a program without UIKit.
lamina_initialiser _Nullable lamina_initialiser_UITableViewCell(void);

/// `UITableViewHeaderFooterView.init(reuseIdentifier:)`; NULL in a program without UIKit.
lamina_initialiser _Nullable lamina_initialiser_UITableViewHeaderFooterView(void);

/// `NSObject.init()`; NULL in a program without Foundation. It finds the `init()` of all classes that inherit
/// from `NSObject`, because they have it at the same index of their vtables.
lamina_initialiser _Nullable lamina_initialiser_NSObject(void);

/// `CALayer.hitTest(_:)`; a subclass overrides it if its vtable has another entry in this place. NULL in a program without QuartzCore.
lamina_initialiser _Nullable lamina_method_CALayer_hitTest(void);

/// `UIView.draw(_:)`; a subclass draws itself if its vtable has another entry in this place. NULL in a program without UIKit.
lamina_initialiser _Nullable lamina_method_UIView_draw(void);

#endif
