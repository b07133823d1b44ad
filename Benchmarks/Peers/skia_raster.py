#!/usr/bin/env python3
"""Skia's raster backend through skia-python. Frames are recorded as pictures in advance, so that only Skia is measured."""
import math

import numpy as np
import skia

from peer import (FRAMES, HEIGHT, SCENE, WIDTH, curve, damages, flap_map, flip_outlines, frames, picture, pixels, serve, serve_changes,
                  stripe_outlines, table)

information = skia.ImageInfo.Make(WIDTH, HEIGHT, skia.kBGRA_8888_ColorType, skia.kPremul_AlphaType)
surface = skia.Surface.MakeRasterDirect(information, pixels, WIDTH * 4)
screen = surface.getCanvas()
LINEAR, NEAREST = skia.SamplingOptions(skia.FilterMode.kLinear), skia.SamplingOptions()
SOME = range(0, FRAMES, 10)


def rectangle(x, y, width, height):
    return skia.Rect.MakeXYWH(x, y, width, height)


def image(name, width, height):
    array = np.ascontiguousarray(picture(name, width, height))
    return skia.Image.fromarray(array, skia.kBGRA_8888_ColorType, skia.kPremul_AlphaType, copy=True)


def fill(red, green, blue, alpha=1.):
    return skia.Paint(Color4f=skia.Color4f(float(red), float(green), float(blue), float(alpha)), AntiAlias=True)


def record(draw, only=range(FRAMES)):
    """Returns a function that draws a frame from its recording."""
    pictures = {}
    for frame in only:
        recorder = skia.PictureRecorder()
        draw(recorder.beginRecording(skia.Rect.MakeWH(WIDTH, HEIGHT)), frame)
        pictures[frame] = recorder.finishRecordingAsPicture()
    return lambda frame: screen.drawPicture(pictures[frame])


def serve_recorded(draw, only=range(FRAMES)):
    serve(record(draw, only), only)


def serve_pieces(background, outlines, draw_piece):
    """Serves a scene of pieces; a scene whose name ends with `-damage` paints only the changes."""

    def draw(canvas, frame):
        canvas.clear(background)
        for index in range(outlines.shape[1]):
            draw_piece(canvas, frame, index)

    if not SCENE.endswith("-damage"):
        return serve_recorded(draw)
    found = damages(outlines)

    def redraw(canvas, frame):
        boxes, indices = found[frame]
        region = skia.Region()
        for box in boxes:
            region.op(skia.IRect(*box), skia.Region.Op.kUnion_Op)
        canvas.save()
        canvas.clipRegion(region)
        canvas.clear(background)
        for index in indices:
            draw_piece(canvas, frame, index)
        canvas.restore()

    serve_changes(record(draw), record(redraw))


def stripes():
    tiles = frames().tolist()

    def draw_tile(canvas, frame, index):
        x, y, width, height, red, green, blue = tiles[frame][index]
        canvas.drawRect(rectangle(x, y, width, height), fill(red, green, blue))

    if not SCENE.endswith("-blur"):
        return serve_pieces(0xFF202028, stripe_outlines(), draw_tile)
    blur = skia.ImageFilters.Blur(20, 20, skia.TileMode.kClamp)

    def draw_blurred(canvas, frame):
        canvas.saveLayer(skia.Rect.MakeWH(WIDTH, HEIGHT), skia.Paint(ImageFilter=blur))
        canvas.clear(0xFF202028)
        for index in range(len(tiles[frame])):
            draw_tile(canvas, frame, index)
        canvas.restore()

    serve_recorded(draw_blurred)


def flip():
    digits = [image(f"digit{digit}_{half}", 120, 90) for digit in range(10) for half in range(2)]
    cells, paint = frames().tolist(), skia.Paint(AntiAlias=True)

    def draw_flap(canvas, x, y, old, new, angle):
        if abs(math.cos(angle)) < 1e-4:
            return
        matrix, is_upper = flap_map(x, y, angle)
        canvas.save()
        canvas.concat(skia.Matrix(matrix))
        canvas.drawImage(digits[old * 2 if is_upper else new * 2 + 1], 0, 0, LINEAR, paint)
        canvas.restore()

    def draw_piece(canvas, frame, index):
        x, y, old, new, angle = cells[frame][index // 3]
        old, new = int(old), int(new)
        if index % 3 == 0:
            canvas.drawImage(digits[new * 2], x, y, NEAREST, paint)
        elif index % 3 == 1:
            canvas.drawImage(digits[old * 2 + 1], x, y + 90, NEAREST, paint)
        else:
            draw_flap(canvas, x, y, old, new, angle)

    serve_pieces(0xFF101014, flip_outlines(), draw_piece)


def sprites():
    atlas, moments = image("sprites", 256, 32), frames()
    parts = [rectangle(k * 32, 0, 32, 32) for k in range(8)]

    def draw(canvas, frame):
        a = moments[frame].astype(np.float64)
        c, s = np.cos(a[:, 2]), np.sin(a[:, 2])
        places = np.stack([c, s, a[:, 0] - 16 * c + 16 * s, a[:, 1] - 16 * s - 16 * c], 1).tolist()
        colors = [round(opacity * 255) << 24 | 0xFFFFFF for opacity in a[:, 3].tolist()]
        canvas.clear(0xFF181820)
        canvas.drawAtlas(
            atlas, [skia.RSXform(*place) for place in places], [parts[int(k)] for k in a[:, 4]], colors, skia.BlendMode.kModulate, LINEAR)

    serve_recorded(draw, SOME)


def draw_shape(canvas, index, constants, moment):
    begin, curves = curve(constants, moment)
    path = skia.Path()
    path.moveTo(*begin)
    for numbers in curves:
        path.cubicTo(*numbers)
    path.close()
    kind = index % 3
    paint = fill(*constants[2:5], .75 if kind == 0 else 1)
    if kind:
        paint.setStyle(skia.Paint.kStroke_Style)
        paint.setStrokeJoin(skia.Paint.kRound_Join)
        paint.setStrokeWidth(6 if kind == 1 else 4)
    if kind == 1:
        paint.setStrokeCap(skia.Paint.kRound_Cap)
        paint.setPathEffect(skia.TrimPathEffect.Make(float(moment[1]), float(moment[2]), skia.TrimPathEffect.Mode.kNormal))
    if kind == 2:
        paint.setPathEffect(skia.DashPathEffect.Make([12., 8.], float(moment[3])))
    canvas.drawPath(path, paint)


def shapes():
    constants, moments = table("s4static", 300, 85), frames()

    def draw(canvas, frame):
        canvas.clear(0xFFFFFFFF)
        for i in range(300):
            draw_shape(canvas, i, constants[i], moments[frame, i])

    serve_recorded(draw, SOME)


def card_drawing():
    """Draws one card at a position."""
    font = skia.Font(skia.Typeface.MakeFromFile("/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"), 20)
    font.setSubpixel(True)
    font.setHinting(skia.FontHinting.kNone)
    font.setEdging(skia.Font.Edging.kAntiAlias)
    texts = [skia.TextBlob.MakeFromString(f"Card {i:03} Lamina", font) for i in range(150)]
    shadow = fill(0, 0, 0, .5)
    shadow.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 12.0))

    def draw(canvas, index, numbers, x, y):
        canvas.drawRRect(skia.RRect.MakeRectXY(rectangle(x, y + 4, 200, 120), 16, 16), shadow)
        colors = [skia.Color4f(*numbers[i:i + 3], 1).toColor() for i in (2, 5)]
        gradient = skia.Paint(AntiAlias=True)
        gradient.setShader(skia.GradientShader.MakeLinear([skia.Point(0, y), skia.Point(0, y + 120)], colors))
        canvas.drawRRect(skia.RRect.MakeRectXY(rectangle(x, y, 200, 120), 16, 16), gradient)
        canvas.drawTextBlob(texts[index], x + 16, y + 68, fill(1, 1, 1))

    return draw


def redrawn_cards():
    moments, draw_card = frames(), card_drawing()

    def draw(canvas, frame):
        canvas.clear(0xFFE8E8F0)
        for i, numbers in enumerate(moments[frame].tolist()):
            x, y = numbers[:2]
            canvas.saveLayerAlpha(rectangle(x - 40, y - 36, 280, 200), 230)
            draw_card(canvas, i, numbers, x, y)
            canvas.restore()

    serve_recorded(draw)


def cards():
    moments, draw_card, made = frames().tolist(), card_drawing(), []
    for i, numbers in enumerate(moments[0]):
        card = skia.Surface.MakeRaster(skia.ImageInfo.MakeN32Premul(280, 200))
        draw_card(card.getCanvas(), i, numbers, 40, 40)
        made.append(card.makeImageSnapshot())
    paint = skia.Paint(Alphaf=.9)

    def draw(canvas, frame):
        canvas.clear(0xFFE8E8F0)
        for card, numbers in zip(made, moments[frame]):
            canvas.drawImage(card, numbers[0] - 40, numbers[1] - 40, LINEAR, paint)

    serve_recorded(draw)


def full_screen():
    images, moments = [image(f"full{i}", WIDTH, HEIGHT) for i in range(8)], frames().tolist()

    def draw(canvas, frame):
        canvas.clear(0xFF000000)
        for full, (opacity, scale) in zip(images, moments[frame]):
            canvas.save()
            canvas.translate(960, 540)
            canvas.scale(scale, scale)
            canvas.drawImage(full, -960, -540, LINEAR, skia.Paint(Alphaf=opacity))
            canvas.restore()

    serve_recorded(draw)


def field():
    rectangles, places = table("s7static", 2000, 7).tolist(), frames().tolist()

    def draw_field(canvas):
        canvas.clear(0xFF101418)
        for x, y, width, height, red, green, blue in rectangles:
            canvas.drawRRect(skia.RRect.MakeRectXY(rectangle(x, y, width, height), 5, 5), fill(red, green, blue, .85))

    def draw_square(canvas, frame):
        canvas.drawRect(rectangle(*places[frame], 64, 64), fill(0xE7 / 255, 0x4C / 255, 0x3C / 255, .8))

    def draw(canvas, frame):
        draw_field(canvas)
        draw_square(canvas, frame)

    if not SCENE.endswith("-damage"):
        return serve_recorded(draw)
    still_surface = skia.Surface.MakeRaster(information)
    draw_field(still_surface.getCanvas())
    still = still_surface.makeImageSnapshot()

    def redraw(canvas, frame):
        x, y = places[frame - 1]
        uncovered = rectangle(math.floor(x), math.floor(y), 65, 65)
        canvas.drawImageRect(still, uncovered, uncovered, NEAREST)
        draw_square(canvas, frame)

    serve_changes(record(draw), record(redraw))


scenes = dict(S1=stripes, S2=flip, S3=sprites, S4=shapes, S5=redrawn_cards if SCENE.endswith("-redraw") else cards, S6=full_screen, S7=field)
scenes[SCENE[:2]]()
