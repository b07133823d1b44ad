#!/usr/bin/env python3
"""Qt's raster engine through PySide6: paths, pens and pictures are made before; the calls themselves go through Python."""
import ctypes
import os

import numpy as np

from peer import FRAMES, HEIGHT, SCENE, WIDTH, curve, flap_map, frames, picture, pixels, serve, table

os.environ["QT_QPA_PLATFORM"] = "offscreen"
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import (QBrush, QColor, QFont, QFontDatabase, QGuiApplication, QImage, QLinearGradient, QPainter, QPainterPath, QPen,
                           QPixmap, QTransform)

# PySide6 6.12 on Python 3.11 releases None more often than it retains it.
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


def scene(background, draw):
    def draw_frame(frame):
        painter = QPainter(target)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillRect(0, 0, WIDTH, HEIGHT, QColor(background))
        draw(painter, frame)
        painter.end()

    return draw_frame


def stripes():
    tiles = [[(QRectF(*q[:4]), color(*q[4:7])) for q in frame] for frame in frames().tolist()]

    def draw(painter, frame):
        for rectangle, fill in tiles[frame]:
            painter.fillRect(rectangle, fill)

    serve(scene("#202028", draw))


def flip():
    digits = [QPixmap.fromImage(image(f"digit{digit}_{half}", 120, 90)) for digit in range(10) for half in range(2)]
    cells = frames().tolist()

    def draw(painter, frame):
        for x, y, old, new, angle in cells[frame]:
            old, new = int(old), int(new)
            painter.drawPixmap(QPoint(int(x), int(y)), digits[new * 2])
            painter.drawPixmap(QPoint(int(x), int(y) + 90), digits[old * 2 + 1])
            if abs(np.cos(angle)) < 1e-4:
                continue
            m, is_upper = flap_map(x, y, angle)
            painter.setTransform(QTransform(m[0], m[3], m[6], m[1], m[4], m[7], m[2], m[5], m[8]))
            painter.drawPixmap(QPoint(0, 0), digits[old * 2 if is_upper else new * 2 + 1])
            painter.resetTransform()

    serve(scene("#101014", draw))


def sprites():
    images = [QPixmap.fromImage(image(f"sprite{k}", 32, 32)) for k in range(8)]
    moments = frames()

    def draw(painter, frame):
        for x, y, angle, opacity, k in moments[frame].tolist():
            c, s = np.cos(angle), np.sin(angle)
            painter.setTransform(QTransform(c, s, -s, c, x, y))
            painter.setOpacity(opacity)
            painter.drawPixmap(QPoint(-16, -16), images[int(k)])

    serve(scene("#181820", draw))


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
        # Dashes are measured in widths of the line.
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
    """QPainter cannot blur: the cards, with a shadow from elsewhere, are drawn before."""
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

    def draw(painter, frame):
        painter.setOpacity(.9)
        for card, numbers in zip(made, moments[frame]):
            painter.drawPixmap(QPointF(numbers[0] - 40, numbers[1] - 40), card)

    serve(scene("#e8e8f0", draw))


def full_screen():
    images, moments = [image(f"full{i}", WIDTH, HEIGHT) for i in range(8)], frames().tolist()

    def draw(painter, frame):
        for full, (opacity, scale) in zip(images, moments[frame]):
            painter.setTransform(QTransform(scale, 0, 0, scale, 960 - 960 * scale, 540 - 540 * scale))
            painter.setOpacity(opacity)
            painter.drawImage(QPoint(0, 0), full)

    serve(scene("#000000", draw))


def field():
    rectangles = [(QRectF(*q[:4]), QBrush(color(*q[4:7], .85))) for q in table("s7static", 2000, 7).tolist()]
    places = frames().tolist()

    def draw(painter, frame):
        for rectangle, brush in rectangles:
            painter.setBrush(brush)
            painter.drawRoundedRect(rectangle, 5, 5)
        x, y = places[frame]
        painter.fillRect(QRectF(x, y, 64, 64), color(0xE7 / 255, 0x4C / 255, 0x3C / 255, .8))

    serve(scene("#101418", draw))


dict(S1=stripes, S2=flip, S3=sprites, S4=shapes, S5=cards, S6=full_screen, S7=field)[SCENE]()
