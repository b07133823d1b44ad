/// The arithmetic of pixels in integers alone: one text that is compiled as C for the processor and as GLSL for graphics devices.
///
/// Vulkan defines operations on integers exactly, unlike those on floating-point numbers: the same text gives the same bytes on every device. The
/// kernels of `CLaminaKernels` are faster forms of these rules, and tests compare them.
///
/// A pixel is a 32-bit word of four premultiplied channels: alpha in the highest byte, then red, green and blue.
///
/// The text uses only what both languages share: `uint`, `int`, functions by value, `if`, `for` and `?:`. There are no pointers, no floats and no
/// division of negative numbers, whose result GLSL leaves open.
#ifndef CLAMINA_RULES_H
#define CLAMINA_RULES_H

#include "RuleLanguage.h"

#include "PixelRules.h"

#include "SampleRules.h"

#include "GradientRules.h"

#include "ColorRules.h"

#include "BlendRules.h"

#include "PlaneRules.h"

#endif
