#!/usr/bin/env python3
"""Qt's raster engine through PySide6. Numbers, paths, pens and pictures are prepared in advance; the drawing calls go through Python."""
import ctypes
import math
import os

import numpy as np

from peer import (FRAMES, HEIGHT, SCENE, WIDTH, curve, damages, flap_map, flip_outlines, frames, picture, pixels, serve, serve_changes,
                  stripe_outlines, table)

os.environ["QT_QPA_PLATFORM"] = "offscreen"
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (QBrush, QColor, QFont, QFontDatabase, QGuiApplication, QImage, QLinearGradient, QPainter, QPainterPath, QPen,
                           QPixmap, QRegion, QTransform)

# PySide6 6.12 on Python 3.11 releases None more often than it retains it, so its reference count gets a large surplus.
ctypes.c_ssize_t.from_address(id(None)).value += 1 << 30
application = QGuiApplication([])
FORMAT = QImage.Format.Format_ARGB32_Premultiplied
target = QImage(pixels.data, WIDTH, HEIGHT, WIDTH * 4, FORMAT)
kept = []


def image(name, width, height):
    array = np.ascontiguousarray(picture(name, width, height))
    kept.append(array)
    return QImage(array.data, width, height, width * 4, FORMAT)


def color(red, green, blue, alpha=1.):
    return QColor.fromRgbF(min(red, 1), min(green, 1), min(blue, 1), alpha)


def scene(background, draw, regions=None):
    """Returns a function that draws a frame.

    regions: the pixels to paint in each frame; None paints all
    """
    background = QColor(background)

    def draw_frame(frame):
        painter = QPainter(target)
        if regions:
            painter.setClipRegion(regions[frame])
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillRect(0, 0, WIDTH, HEIGHT, background)
        draw(painter, frame)
        painter.end()

    return draw_frame


def serve_pieces(background, outlines, pieces, draw_pieces):
    """Serves a scene of pieces; a scene whose name ends with `-damage` paints only the changes.

    pieces: the pieces of each frame, for draw_pieces(painter, pieces)
    """
    draw = scene(background, lambda painter, frame: draw_pieces(painter, pieces[frame]))
    if not SCENE.endswith("-damage"):
        return serve(draw)
    regions, touched = [], []
    for frame, (boxes, indices) in enumerate(damages(outlines)):
        region = QRegion()
        for left, top, right, bottom in boxes:
            region += QRect(left, top, right - left, bottom - top)
        regions.append(region)
        touched.append([pieces[frame][index] for index in indices])
    redraw = scene(background, lambda painter, frame: draw_pieces(painter, touched[frame]), regions)
    # Frames without damage are skipped, because an empty region would not clip.
    serve_changes(draw, lambda frame: None if regions[frame].isEmpty() else redraw(frame))


def stripes():
    tiles = [[(QRectF(*q[:4]), color(*q[4:7])) for q in frame] for frame in frames().tolist()]

    def draw(painter, pieces):
        for rectangle, fill in pieces:
            painter.fillRect(rectangle, fill)

    serve_pieces("#202028", stripe_outlines(), tiles, draw)


def flip():
    digits = [QPixmap.fromImage(image(f"digit{digit}_{half}", 120, 90)) for digit in range(10) for half in range(2)]

    def flap(x, y, old, new, angle):
        if abs(math.cos(angle)) < 1e-4:
            return None, None, None
        m, is_upper = flap_map(x, y, angle)
        turn = QTransform(m[0], m[3], m[6], m[1], m[4], m[7], m[2], m[5], m[8])
        return QPoint(0, 0), digits[old * 2 if is_upper else new * 2 + 1], turn

    def pieces(cells):
        for x, y, old, new, angle in cells:
            old, new = int(old), int(new)
            yield QPoint(int(x), int(y)), digits[new * 2], None
            yield QPoint(int(x), int(y) + 90), digits[old * 2 + 1], None
            yield flap(x, y, old, new, angle)

    def draw(painter, pieces):
        for place, digit, turn in pieces:
            if turn:
                painter.setTransform(turn)
                painter.drawPixmap(place, digit)
                painter.resetTransform()
            elif digit:
                painter.drawPixmap(place, digit)

    serve_pieces("#101014", flip_outlines(), [list(pieces(cells)) for cells in frames().tolist()], draw)


def sprites():
    images = [QPixmap.fromImage(image(f"sprite{k}", 32, 32)) for k in range(8)]
    moments, some, corner = frames(), range(0, FRAMES, 10), QPoint(-16, -16)

    def sprite(x, y, angle, opacity, k):
        c, s = math.cos(angle), math.sin(angle)
        return QTransform(c, s, -s, c, x, y), opacity, images[int(k)]

    made = {frame: [sprite(*numbers) for numbers in moments[frame].tolist()] for frame in some}

    def draw(painter, frame):
        for transform, opacity, star in made[frame]:
            painter.setTransform(transform)
            painter.setOpacity(opacity)
            painter.drawPixmap(corner, star)

    serve(scene("#181820", draw), some)


def shape(index, constants, moment):
    begin, curves = curve(constants, moment)
    path = QPainterPath(QPointF(*begin))
    for numbers in curves:
        path.cubicTo(*numbers)
    path.closeSubpath()
    path.setFillRule(Qt.FillRule.WindingFill)
    kind, paint = index % 3, color(*constants[2:5].tolist(), .75 if index % 3 == 0 else 1.)
    if kind == 0:
        return path, QPen(Qt.PenStyle.NoPen), QBrush(paint)
    cap = Qt.PenCapStyle.RoundCap if kind == 1 else Qt.PenCapStyle.FlatCap
    pen = QPen(paint, 6 if kind == 1 else 4, Qt.PenStyle.SolidLine, cap, Qt.PenJoinStyle.RoundJoin)
    if kind == 1:
        # Qt measures dashes in line widths.
        length, begin, end = path.length() / 6, float(moment[1]), float(moment[2])
        pen.setDashPattern([length * (end - begin), length * 2])
        pen.setDashOffset(-length * begin)
    else:
        pen.setDashPattern([3, 2])
        pen.setDashOffset(float(moment[3]) / 4)
    return path, pen, QBrush(Qt.BrushStyle.NoBrush)


def shapes():
    constants, moments, some = table("s4static", 300, 85), frames(), range(0, FRAMES, 10)
    made = {frame: [shape(i, constants[i], moments[frame, i]) for i in range(300)] for frame in some}

    def draw(painter, frame):
        for path, pen, brush in made[frame]:
            painter.setPen(pen)
            painter.setBrush(brush)
            painter.drawPath(path)

    serve(scene("#ffffff", draw), some)


def make_card(index, numbers, font, shadow):
    array = np.zeros((200, 280, 4), np.uint8)
    array[..., 3] = shadow // 2
    card = QImage(array.data, 280, 200, 1120, FORMAT).copy()
    painter = QPainter(card)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing)
    gradient = QLinearGradient(0, 40, 0, 160)
    gradient.setColorAt(0, color(*numbers[2:5]))
    gradient.setColorAt(1, color(*numbers[5:8]))
    painter.setBrush(gradient)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawRoundedRect(QRectF(40, 40, 200, 120), 16, 16)
    painter.setFont(font)
    painter.setPen(QColor("white"))
    painter.drawText(QPointF(56, 108), f"Card {index:03} Lamina")
    painter.end()
    return QPixmap.fromImage(card)


def cards():
    """QPainter cannot blur, so the cards are drawn in advance, with a shadow blurred by Pillow."""
    from PIL import Image, ImageDraw, ImageFilter
    number = QFontDatabase.addApplicationFont("/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf")
    font = QFont(QFontDatabase.applicationFontFamilies(number)[0])
    font.setPixelSize(20)
    font.setBold(True)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    mask = Image.new("L", (280, 200))
    ImageDraw.Draw(mask).rounded_rectangle((40, 44, 239, 163), 16, fill=255)
    shadow = np.asarray(mask.filter(ImageFilter.GaussianBlur(12)))
    moments = frames().tolist()
    made = [make_card(i, numbers, font, shadow) for i, numbers in enumerate(moments[0])]
    # Qt rounds a pure translation to whole pixels. Enlarging the card by 0.03 pixels makes it sample at the exact position.
    size, corner = 1 + 1e-4, QPoint(0, 0)
    places = [[(QTransform(size, 0, 0, size, numbers[0] - 40, numbers[1] - 40), card) for card, numbers in zip(made, moment)] for moment in moments]

    def draw(painter, frame):
        painter.setOpacity(.9)
        for transform, card in places[frame]:
            painter.setTransform(transform)
            painter.drawPixmap(corner, card)

    serve(scene("#e8e8f0", draw))


def full_screen():
    images, corner = [image(f"full{i}", WIDTH, HEIGHT) for i in range(8)], QPoint(0, 0)
    moments = [
        [(QTransform(scale, 0, 0, scale, 960 - 960 * scale, 540 - 540 * scale), opacity) for opacity, scale in moment]
        for moment in frames().tolist()
    ]

    def draw(painter, frame):
        for full, (transform, opacity) in zip(images, moments[frame]):
            painter.setTransform(transform)
            painter.setOpacity(opacity)
            painter.drawImage(corner, full)

    serve(scene("#000000", draw))


def field():
    rectangles = [(QRectF(*q[:4]), QBrush(color(*q[4:7], .85))) for q in table("s7static", 2000, 7).tolist()]
    squares, red = [QRectF(x, y, 64, 64) for x, y in frames().tolist()], color(0xE7 / 255, 0x4C / 255, 0x3C / 255, .8)

    def draw_field(painter):
        for rectangle, brush in rectangles:
            painter.setBrush(brush)
            painter.drawRoundedRect(rectangle, 5, 5)

    def draw(painter, frame):
        draw_field(painter)
        painter.fillRect(squares[frame], red)

    whole = scene("#101418", draw)
    if not SCENE.endswith("-damage"):
        return serve(whole)
    scene("#101418", lambda painter, _: draw_field(painter))(0)
    still = QPixmap.fromImage(target.copy())
    uncovered = [QRect(math.floor(square.x()), math.floor(square.y()), 65, 65) for square in squares]

    def redraw(frame):
        painter = QPainter(target)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(uncovered[frame - 1], still, uncovered[frame - 1])
        painter.fillRect(squares[frame], red)
        painter.end()

    serve_changes(whole, redraw)


dict(S1=stripes, S2=flip, S3=sprites, S4=shapes, S5=cards, S6=full_screen, S7=field)[SCENE[:2]]()
