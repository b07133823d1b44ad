/// The creation of views of annotations whose class is known only at run time, as `Construct.h` of CLaminaRuntime describes.

#ifndef LAMINA_MAP_KIT_H
#define LAMINA_MAP_KIT_H

/// Creates an object of a subclass of `MKAnnotationView` by `init(annotation:reuseIdentifier:)`; consumes the values at `annotation` and `text`.
///
/// - Parameters: `base` and `subclass` are class metadata; `annotation` is an `(any MKAnnotation)?` and `text` a `String?`, of two words each.
/// - Returns: The object, owned by the caller; NULL when `subclass` is no subclass of `base`.
void *_Nullable lamina_make_annotation_view(
    const void *_Nonnull base, const void *_Nonnull subclass, const void *_Nonnull annotation, const void *_Nonnull text);

#endif
