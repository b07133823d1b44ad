// ThorVG's software engine through the C interface of its Python wheel, with retained shapes that move from frame to frame. `thorvg DATA SCENE` draws
// with THREADS worker threads, or on the calling thread when THREADS is 1. S1-damage and S7-damage use its smart rendering, which finds the damage by
// itself.
#include "peer.h"

// Declarations of the library, because the wheel contains no header.
typedef void *paint;
typedef struct {
    float e11, e12, e13, e21, e22, e23, e31, e32, e33;
} matrix;
typedef struct {
    float x, y;
} point;
enum { normal = 1, smart_render = 3, argb_premultiplied = 1, cap_butt = 0, cap_round = 1, join_round = 1 };
int tvg_engine_init(unsigned threads);
paint tvg_swcanvas_create(int options);
int tvg_swcanvas_set_target(paint, uint32_t *, uint32_t stride, uint32_t width, uint32_t height, int space);
int tvg_canvas_add(paint canvas, paint);
int tvg_canvas_update(paint canvas);
int tvg_canvas_draw(paint canvas, bool clear);
int tvg_canvas_sync(paint canvas);
paint tvg_shape_new(void);
int tvg_shape_reset(paint);
int tvg_shape_append_rect(paint, float x, float y, float w, float h, float rx, float ry, bool clockwise);
int tvg_shape_append_path(paint, const uint8_t *commands, uint32_t, const point *, uint32_t);
int tvg_shape_set_fill_color(paint, uint8_t, uint8_t, uint8_t, uint8_t);
int tvg_shape_set_stroke_color(paint, uint8_t, uint8_t, uint8_t, uint8_t);
int tvg_shape_set_stroke_width(paint, float);
int tvg_shape_set_stroke_cap(paint, int);
int tvg_shape_set_stroke_join(paint, int);
int tvg_shape_set_stroke_dash(paint, const float *, uint32_t, float offset);
int tvg_shape_set_trimpath(paint, float begin, float end, bool simultaneous);
int tvg_paint_set_transform(paint, const matrix *);
int tvg_paint_translate(paint, float x, float y);
int tvg_paint_set_opacity(paint, uint8_t);
paint tvg_picture_new(void);
int tvg_picture_load_raw(paint, const uint32_t *, uint32_t width, uint32_t height, int space, bool copy);

static paint canvas, paints[2000], square;
static float *numbers, *constants;
static bool clears = true;

static uint8_t byte(float value) { return value * 255 + .5f; }

static void open_canvas(int options, int red, int green, int blue) {
    canvas = tvg_swcanvas_create(options);
    tvg_swcanvas_set_target(canvas, (uint32_t *)pixels, WIDTH, WIDTH, HEIGHT, argb_premultiplied);
    paint background = tvg_shape_new();
    tvg_shape_append_rect(background, 0, 0, WIDTH, HEIGHT, 0, 0, true);
    tvg_shape_set_fill_color(background, red, green, blue, 255);
    tvg_canvas_add(canvas, background);
}

static void draw(void) {
    tvg_canvas_update(canvas);
    tvg_canvas_draw(canvas, clears);
    tvg_canvas_sync(canvas);
}

// S1: sliding tiles

static void stripes(int frame) {
    float *p = numbers + frame * 60 * 7;
    for (int i = 0; i < 60; i++, p += 7) {
        tvg_paint_translate(paints[i], p[0], p[1]);
        tvg_shape_set_fill_color(paints[i], byte(p[4]), byte(p[5]), byte(p[6]), 255);
    }
    draw();
}

static frame_function prepare_stripes(bool is_smart) {
    clears = !is_smart;
    open_canvas(is_smart ? smart_render : normal, 0x20, 0x20, 0x28);
    for (int i = 0; i < 60; i++) {
        paints[i] = tvg_shape_new();
        tvg_shape_append_rect(paints[i], 0, 0, 320, 108, 0, 0, true);
        tvg_canvas_add(canvas, paints[i]);
    }
    return stripes;
}

// S4: curves that change their shape

static void append_curve(paint shape, const float *a, const float *b, float progress) {
    static const uint8_t commands[22] = {1, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 0};
    point v[20], out[61];
    for (int k = 0; k < 20; k++)
        v[k] = (point){a[2 * k] + (b[2 * k] - a[2 * k]) * progress, a[2 * k + 1] + (b[2 * k + 1] - a[2 * k + 1]) * progress};
    out[0] = v[0];
    for (int k = 0; k < 20; k++) {
        point before = v[(k + 19) % 20], from = v[k], to = v[(k + 1) % 20], after = v[(k + 2) % 20];
        out[1 + 3 * k] = (point){from.x + (to.x - before.x) / 6, from.y + (to.y - before.y) / 6};
        out[2 + 3 * k] = (point){to.x - (after.x - from.x) / 6, to.y - (after.y - from.y) / 6};
        out[3 + 3 * k] = to;
    }
    tvg_shape_append_path(shape, commands, 22, out, 61);
}

static void shapes(int frame) {
    for (int i = 0; i < 300; i++) {
        float *shape = constants + i * 85, *moment = numbers + (frame * 300 + i) * 4;
        tvg_shape_reset(paints[i]);
        append_curve(paints[i], shape + 5, shape + 45, moment[0]);
        if (i % 3 == 1) tvg_shape_set_trimpath(paints[i], moment[1], moment[2], true);
        if (i % 3 == 2) tvg_shape_set_stroke_dash(paints[i], (float[]){12, 8}, 2, moment[3]);
    }
    draw();
}

static frame_function prepare_shapes(void) {
    constants = load("s4static.f32");
    open_canvas(normal, 255, 255, 255);
    for (int i = 0; i < 300; i++) {
        float *color = constants + i * 85 + 2;
        paints[i] = tvg_shape_new();
        if (i % 3 == 0) {
            tvg_shape_set_fill_color(paints[i], byte(color[0]), byte(color[1]), byte(color[2]), 191);
        } else {
            tvg_shape_set_stroke_color(paints[i], byte(color[0]), byte(color[1]), byte(color[2]), 255);
            tvg_shape_set_stroke_width(paints[i], i % 3 == 1 ? 6 : 4);
            tvg_shape_set_stroke_cap(paints[i], i % 3 == 1 ? cap_round : cap_butt);
            tvg_shape_set_stroke_join(paints[i], join_round);
        }
        tvg_canvas_add(canvas, paints[i]);
    }
    return shapes;
}

// S6: pictures as large as the screen

static void full_screen(int frame) {
    float *p = numbers + frame * 16;
    for (int i = 0; i < 8; i++, p += 2) {
        matrix m = {p[1], 0, 960 - 960 * p[1], 0, p[1], 540 - 540 * p[1], 0, 0, 1};
        tvg_paint_set_transform(paints[i], &m);
        tvg_paint_set_opacity(paints[i], byte(p[0]));
    }
    draw();
}

static frame_function prepare_full_screen(void) {
    open_canvas(normal, 0, 0, 0);
    for (int i = 0; i < 8; i++) {
        char name[32];
        snprintf(name, sizeof name, "full%d.bgra", i);
        paints[i] = tvg_picture_new();
        tvg_picture_load_raw(paints[i], load(name), WIDTH, HEIGHT, argb_premultiplied, false);
        tvg_canvas_add(canvas, paints[i]);
    }
    return full_screen;
}

// S7: a square above a still field

static void field(int frame) {
    tvg_paint_translate(square, numbers[frame * 2], numbers[frame * 2 + 1]);
    draw();
}

static frame_function prepare_field(bool is_smart) {
    constants = load("s7static.f32");
    clears = !is_smart;
    open_canvas(is_smart ? smart_render : normal, 0x10, 0x14, 0x18);
    for (int i = 0; i < 2000; i++) {
        float *q = constants + i * 7;
        paint shape = tvg_shape_new();
        tvg_shape_append_rect(shape, q[0], q[1], q[2], q[3], 5, 5, true);
        tvg_shape_set_fill_color(shape, byte(q[4]), byte(q[5]), byte(q[6]), 217);
        tvg_canvas_add(canvas, shape);
    }
    square = tvg_shape_new();
    tvg_shape_append_rect(square, 0, 0, 64, 64, 0, 0, true);
    tvg_shape_set_fill_color(square, 0xE7, 0x4C, 0x3C, 204);
    tvg_canvas_add(canvas, square);
    return field;
}

static frame_function prepare(const char *scene, bool is_smart) {
    switch (scene[1]) {
    case '1': return prepare_stripes(is_smart);
    case '4': return prepare_shapes();
    case '6': return prepare_full_screen();
    case '7': return prepare_field(is_smart);
    default: return NULL;
    }
}

int main(int argc, char **argv) {
    if (argc < 3 || argv[2][0] != 'S') return 64;
    data_folder = argv[1];
    const char *threads = getenv("THREADS");
    // The engine counts worker threads in addition to the calling thread; with 0 workers the caller draws.
    int count = threads ? atoi(threads) : 1;
    tvg_engine_init(count > 1 ? count : 0);
    allocate_pixels();
    char name[16];
    snprintf(name, sizeof name, "s%c.f32", argv[2][1]);
    numbers = load(name);
    bool is_smart = strstr(argv[2], "-damage");
    frame_function function = prepare(argv[2], is_smart);
    if (!function) return 64;
    serve(function, is_smart);
    return 0;
}
