// The scenes on Cairo's image surface, drawn by hand frame by frame on one thread. `cairo DATA SCENE N` writes N frames to standard output.
//
// Variants of scenes: `-damage` paints only the changed area, `-redraw` draws cards without cached bitmaps, `-eased` moves them by other offsets,
// `-fine` flattens curves as finely as Lamina does.
#include "peer.h"
#include <cairo.h>

static cairo_surface_t *target, *digits[20], *sprites[8], *full[8], *cards[150], *shadow, *still;
static cairo_t *cr;
static float *numbers, *constants;

static cairo_surface_t *image(const char *format, int a, int b, int width, int height) {
    char name[64];
    snprintf(name, sizeof name, format, a, b);
    return cairo_image_surface_create_for_data(load(name), CAIRO_FORMAT_ARGB32, width, height, width * 4);
}

static void background(int red, int green, int blue) {
    cairo_identity_matrix(cr);
    cairo_set_source_rgb(cr, red / 255., green / 255., blue / 255.);
    cairo_paint(cr);
}

static void rounded_rectangle(cairo_t *c, double x, double y, double w, double h, double r) {
    cairo_new_sub_path(c);
    cairo_arc(c, x + w - r, y + r, r, -M_PI / 2, 0);
    cairo_arc(c, x + w - r, y + h - r, r, 0, M_PI / 2);
    cairo_arc(c, x + r, y + h - r, r, M_PI / 2, M_PI);
    cairo_arc(c, x + r, y + r, r, M_PI, 1.5 * M_PI);
    cairo_close_path(c);
}

// Damage

/// The pixels to paint; NULL paints all of them.
static cairo_region_t *damage;
static frame_function paint;
static void (*find_damage)(int last, int frame);

static cairo_rectangle_int_t whole_pixels(double x, double y, double w, double h) {
    int left = floor(x), top = floor(y);
    return (cairo_rectangle_int_t){left, top, ceil(x + w) - left, ceil(y + h) - top};
}

static void add_damage(double x, double y, double w, double h) {
    cairo_rectangle_int_t box = whole_pixels(x, y, w, h);
    cairo_region_union_rectangle(damage, &box);
}

static bool is_damaged(double x, double y, double w, double h) {
    if (!damage) return true;
    cairo_rectangle_int_t box = whole_pixels(x, y, w, h);
    return cairo_region_contains_rectangle(damage, &box) != CAIRO_REGION_OVERLAP_OUT;
}

static void clip_to_damage(void) {
    cairo_identity_matrix(cr);
    for (int i = 0; i < cairo_region_num_rectangles(damage); i++) {
        cairo_rectangle_int_t box;
        cairo_region_get_rectangle(damage, i, &box);
        cairo_rectangle(cr, box.x, box.y, box.width, box.height);
    }
    cairo_clip(cr);
}

/// Paints the area that differs from the preceding frame, as a program with knowledge of its scene would; paints everything after a jump.
static void paint_changes(int frame) {
    static int last = -1;
    bool follows = last >= 0 && frame == (last + 1) % FRAMES;
    if (follows) {
        damage = cairo_region_create();
        find_damage(last, frame);
        clip_to_damage();
    }
    if (!follows || !cairo_region_is_empty(damage)) paint(frame);
    if (follows) {
        cairo_reset_clip(cr);
        cairo_region_destroy(damage);
        damage = NULL;
    }
    last = frame;
}

// S1: sliding tiles

static void find_changed_stripes(int last, int frame) {
    float *p = numbers + frame * 60 * 7, *q = numbers + last * 60 * 7;
    for (int i = 0; i < 60; i++, p += 7, q += 7) {
        if (!memcmp(p, q, 7 * sizeof *p)) continue;
        add_damage(q[0], q[1], q[2], q[3]);
        add_damage(p[0], p[1], p[2], p[3]);
    }
}

static void stripes(int frame) {
    background(0x20, 0x20, 0x28);
    float *p = numbers + frame * 60 * 7;
    for (int i = 0; i < 60; i++, p += 7) {
        if (!is_damaged(p[0], p[1], p[2], p[3])) continue;
        cairo_set_source_rgb(cr, p[4], p[5], p[6]);
        cairo_rectangle(cr, p[0], p[1], p[2], p[3]);
        cairo_fill(cr);
    }
    cairo_surface_flush(target);
}

// S2: falling cards

static void draw_image(cairo_surface_t *image, double x, double y, double w, double h) {
    if (!is_damaged(x, y, w, h)) return;
    cairo_set_source_surface(cr, image, x, y);
    cairo_rectangle(cr, x, y, w, h);
    cairo_fill(cr);
}

/// Approximates the perspective, which Cairo does not support: every strip of four rows is stretched by one scale.
static void draw_flap(cairo_surface_t *texture, double x, double y, double c, double s) {
    double height = 90 * fabs(c) / (1 - 90 * s / 1000);
    for (double a = 0; a < height; a += 4) {
        double b = fmin(a + 4, height), m = (a + b) / 2, k = fabs(c);
        double da = a / (k + a * s / 1000), db = b / (k + b * s / 1000), dm = m / (k + m * s / 1000);
        double sx = 1 / (1 - dm * s / 1000), sy = (b - a) / (db - da);
        cairo_save(cr);
        cairo_translate(cr, x + 60, c > 0 ? y + 90 - b : y + 90 + a);
        cairo_rectangle(cr, -60 * sx, 0, 120 * sx, b - a);
        cairo_scale(cr, sx, sy);
        cairo_set_source_surface(cr, texture, -60, c > 0 ? -(90 - db) : -da);
        cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_BILINEAR);
        cairo_fill(cr);
        cairo_restore(cr);
    }
}

/// Computes the bounding box of a cell's flap, enlarged by one pixel on every side.
static void measure_flap(const float *cell, double box[4]) {
    double c = cos(cell[4]), near = 1 - 90 * sin(cell[4]) / 1000, height = 90 * fabs(c) / near;
    box[0] = cell[0] + 60 - 60 / near - 1;
    box[1] = cell[1] + 90 - (c > 0 ? height : 0) - 1;
    box[2] = 120 / near + 2;
    box[3] = height + 2;
}

static bool is_flap_damaged(const float *cell) {
    double box[4];
    measure_flap(cell, box);
    return is_damaged(box[0], box[1], box[2], box[3]);
}

static void add_damage_of_flap(const float *cell) {
    double box[4];
    measure_flap(cell, box);
    add_damage(box[0], box[1], box[2], box[3]);
}

static void find_changed_cells(int last, int frame) {
    float *p = numbers + frame * 96 * 5, *q = numbers + last * 96 * 5;
    for (int i = 0; i < 96; i++, p += 5, q += 5) {
        if (!memcmp(p, q, 5 * sizeof *p)) continue;
        if (p[2] != q[2]) add_damage(p[0], p[1], 120, 180);
        add_damage_of_flap(q);
        add_damage_of_flap(p);
    }
}

static void flip(int frame) {
    background(0x10, 0x10, 0x14);
    float *p = numbers + frame * 96 * 5;
    for (int i = 0; i < 96; i++, p += 5) {
        int old = p[2], new = p[3];
        double x = p[0], y = p[1], c = cos(p[4]), s = sin(p[4]);
        draw_image(digits[new * 2], x, y, 120, 90);
        draw_image(digits[old * 2 + 1], x, y + 90, 120, 90);
        if (fabs(c) >= 1e-4 && is_flap_damaged(p)) draw_flap(c > 0 ? digits[old * 2] : digits[new * 2 + 1], x, y, c, s);
    }
    cairo_surface_flush(target);
}

// S3: sprites

static void draw_sprites(int frame) {
    background(0x18, 0x18, 0x20);
    float *p = numbers + (size_t)frame * 10000 * 5;
    for (int i = 0; i < 10000; i++, p += 5) {
        cairo_matrix_t matrix;
        double c = cos(p[2]), s = sin(p[2]);
        cairo_matrix_init(&matrix, c, s, -s, c, p[0], p[1]);
        cairo_set_matrix(cr, &matrix);
        cairo_set_source_surface(cr, sprites[(int)p[4]], -16, -16);
        cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_BILINEAR);
        cairo_paint_with_alpha(cr, p[3]);
    }
    cairo_surface_flush(target);
}

// S9: particles

/// The particles that are ever born, and the length of their life in seconds.
static const int particle_count = 30000;
static const double particle_life = 4;

static void draw_particles(int frame) {
    background(0x10, 0x10, 0x18);
    float *p = numbers;
    for (int i = 0; i < particle_count; i++, p += 6) {
        double age = frame / 60. - p[0];
        if (age < 0 || age >= particle_life) continue;
        cairo_matrix_t matrix;
        double c = cos(p[5] * age), s = sin(p[5] * age);
        cairo_matrix_init(&matrix, c, s, -s, c, p[1] + p[3] * age, p[2] + p[4] * age);
        cairo_set_matrix(cr, &matrix);
        cairo_set_source_surface(cr, sprites[0], -4, -4);
        cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_BILINEAR);
        cairo_paint_with_alpha(cr, 1 - age / particle_life);
    }
    cairo_surface_flush(target);
}

// S4: curves that change their shape

/// The maximum distance between a curve and its chords, in pixels. 0.1 is Cairo's default.
static double tolerance = .1;

typedef double point[2];

static double curve_length(point *c) {
    double length = 0, x = c[0][0], y = c[0][1];
    for (int n = 1; n <= 8; n++) {
        double u = n / 8., v = 1 - u, w[4] = {v * v * v, 3 * u * v * v, 3 * u * u * v, u * u * u}, nx = 0, ny = 0;
        for (int i = 0; i < 4; i++) {
            nx += w[i] * c[i][0];
            ny += w[i] * c[i][1];
        }
        length += hypot(nx - x, ny - y);
        x = nx;
        y = ny;
    }
    return length;
}

/// Appends a shape's closed curve to the context, and returns its length.
static double trace(const float *a, const float *b, double progress) {
    point v[20], c[4];
    double length = 0;
    for (int k = 0; k < 40; k++) v[k / 2][k % 2] = a[k] + (b[k] - a[k]) * progress;
    cairo_new_path(cr);
    cairo_move_to(cr, v[0][0], v[0][1]);
    for (int k = 0; k < 20; k++) {
        for (int j = 0; j < 2; j++) {
            double before = v[(k + 19) % 20][j], from = v[k][j], to = v[(k + 1) % 20][j], after = v[(k + 2) % 20][j];
            c[0][j] = from;
            c[1][j] = from + (to - before) / 6;
            c[2][j] = to - (after - from) / 6;
            c[3][j] = to;
        }
        cairo_curve_to(cr, c[1][0], c[1][1], c[2][0], c[2][1], c[3][0], c[3][1]);
        length += curve_length(c);
    }
    cairo_close_path(cr);
    return length;
}

static void draw_shape(int kind, const float *shape, const float *moment) {
    double length = trace(shape + 5, shape + 45, moment[0]);
    cairo_set_source_rgba(cr, shape[2], shape[3], shape[4], kind == 0 ? .75 : 1);
    if (kind == 0) {
        cairo_fill(cr);
    } else if (kind == 1) {
        double part = moment[2] - moment[1], dashes[] = {length * part, length * (1 - part) + 1};
        cairo_set_dash(cr, dashes, 2, -length * moment[1]);
        cairo_set_line_width(cr, 6);
        cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
        cairo_stroke(cr);
    } else {
        cairo_set_dash(cr, (double[]){12, 8}, 2, moment[3]);
        cairo_set_line_width(cr, 4);
        cairo_set_line_cap(cr, CAIRO_LINE_CAP_BUTT);
        cairo_stroke(cr);
    }
}

static void shapes(int frame) {
    background(255, 255, 255);
    cairo_set_tolerance(cr, tolerance);
    cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
    for (int i = 0; i < 300; i++) draw_shape(i % 3, constants + i * 85, numbers + (frame * 300 + i) * 4);
    cairo_surface_flush(target);
}

// S5: scrolling cards

#define MARGIN 40
#define CARD_WIDTH (200 + 2 * MARGIN)
#define CARD_HEIGHT (120 + 2 * MARGIN)

/// Blurs in one direction by a Gaussian with a standard deviation of 12.
static void blur(const float *from, float *to, int step, int count, int across, int lines) {
    float weights[73], sum = 0;
    for (int i = -36; i <= 36; i++) sum += weights[i + 36] = expf(-i * i / 288.f);
    for (int line = 0; line < lines; line++)
        for (int x = 0; x < count; x++) {
            float value = 0;
            for (int i = -36; i <= 36; i++)
                if (x + i >= 0 && x + i < count) value += weights[i + 36] * from[line * across + (x + i) * step];
            to[line * across + x * step] = value / sum;
        }
}

static cairo_surface_t *make_shadow(void) {
    static float a[CARD_WIDTH * CARD_HEIGHT], b[CARD_WIDTH * CARD_HEIGHT];
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_A8, CARD_WIDTH, CARD_HEIGHT);
    cairo_t *c = cairo_create(surface);
    rounded_rectangle(c, MARGIN, MARGIN, 200, 120, 16);
    cairo_fill(c);
    cairo_destroy(c);
    cairo_surface_flush(surface);
    uint8_t *bytes = cairo_image_surface_get_data(surface);
    int row = cairo_image_surface_get_stride(surface);
    for (int i = 0; i < CARD_WIDTH * CARD_HEIGHT; i++) a[i] = bytes[i / CARD_WIDTH * row + i % CARD_WIDTH];
    blur(a, b, 1, CARD_WIDTH, CARD_WIDTH, CARD_HEIGHT);
    blur(b, a, CARD_WIDTH, CARD_HEIGHT, 1, CARD_WIDTH);
    for (int i = 0; i < CARD_WIDTH * CARD_HEIGHT; i++) bytes[i / CARD_WIDTH * row + i % CARD_WIDTH] = a[i] + .5f;
    cairo_surface_mark_dirty(surface);
    return surface;
}

static void draw_text(cairo_t *c, int index, double x, double y) {
    static cairo_font_options_t *options;
    if (!options) {
        options = cairo_font_options_create();
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    }
    char text[32];
    snprintf(text, sizeof text, "Card %03d Lamina", index);
    cairo_select_font_face(c, "DejaVu Sans", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD);
    cairo_set_font_size(c, 20);
    cairo_set_font_options(c, options);
    cairo_move_to(c, x, y);
    cairo_set_source_rgb(c, 1, 1, 1);
    cairo_show_text(c, text);
}

static void draw_card(cairo_t *c, int index, const float *p, double x, double y) {
    cairo_set_source_rgba(c, 0, 0, 0, .5);
    cairo_mask_surface(c, shadow, x - MARGIN, y - MARGIN + 4);
    cairo_pattern_t *gradient = cairo_pattern_create_linear(0, y, 0, y + 120);
    cairo_pattern_add_color_stop_rgb(gradient, 0, p[2], p[3], p[4]);
    cairo_pattern_add_color_stop_rgb(gradient, 1, p[5], p[6], p[7]);
    rounded_rectangle(c, x, y, 200, 120, 16);
    cairo_set_source(c, gradient);
    cairo_fill(c);
    cairo_pattern_destroy(gradient);
    draw_text(c, index, x + 16, y + 68);
}

static void make_cards(void) {
    shadow = make_shadow();
    for (int i = 0; i < 150; i++) {
        cards[i] = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, CARD_WIDTH, CARD_HEIGHT);
        cairo_t *c = cairo_create(cards[i]);
        draw_card(c, i, numbers + i * 8, MARGIN, MARGIN);
        cairo_destroy(c);
        cairo_surface_flush(cards[i]);
    }
}

static void cached_cards(int frame) {
    background(0xE8, 0xE8, 0xF0);
    float *p = numbers + frame * 150 * 8;
    for (int i = 0; i < 150; i++, p += 8) {
        cairo_set_source_surface(cr, cards[i], p[0] - MARGIN, p[1] - MARGIN);
        cairo_paint_with_alpha(cr, .9);
    }
    cairo_surface_flush(target);
}

static void redrawn_cards(int frame) {
    background(0xE8, 0xE8, 0xF0);
    float *p = numbers + frame * 150 * 8;
    for (int i = 0; i < 150; i++, p += 8) {
        cairo_save(cr);
        cairo_rectangle(cr, floor(p[0]) - MARGIN, floor(p[1]) - MARGIN, CARD_WIDTH + 2, CARD_HEIGHT + 2);
        cairo_clip(cr);
        cairo_push_group(cr);
        draw_card(cr, i, p, p[0], p[1]);
        cairo_pop_group_to_source(cr);
        cairo_paint_with_alpha(cr, .9);
        cairo_restore(cr);
    }
    cairo_surface_flush(target);
}

// S6: pictures as large as the screen

static void full_screen(int frame) {
    background(0, 0, 0);
    float *p = numbers + frame * 16;
    for (int i = 0; i < 8; i++, p += 2) {
        cairo_identity_matrix(cr);
        cairo_translate(cr, 960, 540);
        cairo_scale(cr, p[1], p[1]);
        cairo_set_source_surface(cr, full[i], -960, -540);
        cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_BILINEAR);
        cairo_paint_with_alpha(cr, p[0]);
    }
    cairo_surface_flush(target);
}

// S7: a square above a still field

static void draw_field(cairo_t *c) {
    cairo_set_source_rgb(c, 0x10 / 255., 0x14 / 255., 0x18 / 255.);
    cairo_paint(c);
    for (float *q = constants; q < constants + 2000 * 7; q += 7) {
        cairo_set_source_rgba(c, q[4], q[5], q[6], .85);
        rounded_rectangle(c, q[0], q[1], q[2], q[3], 5);
        cairo_fill(c);
    }
}

static void draw_square(int frame) {
    cairo_set_source_rgba(cr, 0xE7 / 255., 0x4C / 255., 0x3C / 255., .8);
    cairo_rectangle(cr, numbers[frame * 2], numbers[frame * 2 + 1], 64, 64);
    cairo_fill(cr);
    cairo_surface_flush(target);
}

static void whole_field(int frame) {
    cairo_identity_matrix(cr);
    draw_field(cr);
    draw_square(frame);
}

/// Copies the still field from a picture only where the square was in the last frame, as a program with knowledge of its scene would.
static void damaged_field(int frame) {
    static int last = -1;
    cairo_identity_matrix(cr);
    cairo_set_source_surface(cr, still, 0, 0);
    if (last >= 0) {
        cairo_rectangle(cr, floor(numbers[last * 2]), floor(numbers[last * 2 + 1]), 65, 65);
        cairo_fill(cr);
    } else {
        cairo_paint(cr);
    }
    draw_square(frame);
    last = frame;
}

// S10: circles

/// True for circles with the radius of each frame; otherwise their opacity changes.
static bool are_growing;

static void draw_circles(int frame) {
    background(0x10, 0x18, 0x20);
    float *number = numbers + (size_t)frame * 10000;
    for (int row = 0; row < 80; row++)
        for (int column = 0; column < 125; column++, number++) {
            cairo_set_source_rgba(cr, 1 - .006 * column, 1 - .008 * row, 1, are_growing ? 1 : *number);
            cairo_arc(cr, (column + .5) * 15, (row + .5) * 13, are_growing ? *number : 5, 0, 2 * M_PI);
            cairo_fill(cr);
        }
    cairo_surface_flush(target);
}

static void make_still(void) {
    still = cairo_image_surface_create(CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
    cairo_t *c = cairo_create(still);
    draw_field(c);
    cairo_destroy(c);
}

/// Selects the complete painting of S1 and S2, or only that of their damage.
static frame_function painting(frame_function whole, void (*changes)(int, int), bool paints_changes) {
    paint = whole;
    find_damage = changes;
    return paints_changes ? paint_changes : whole;
}

static frame_function prepare(const char *scene, bool paints_changes) {
    switch (atoi(scene + 1)) {
    case 1: return painting(stripes, find_changed_stripes, paints_changes);
    case 2:
        for (int i = 0; i < 20; i++) digits[i] = image("digit%d_%d.bgra", i / 2, i % 2, 120, 90);
        return painting(flip, find_changed_cells, paints_changes);
    case 3:
        for (int i = 0; i < 8; i++) sprites[i] = image("sprite%d.bgra", i, 0, 32, 32);
        return draw_sprites;
    case 4:
        constants = load("s4static.f32");
        if (strstr(scene, "-fine")) tolerance = 1. / 32;
        return shapes;
    case 5: make_cards(); return strstr(scene, "-redraw") ? redrawn_cards : cached_cards;
    case 6:
        for (int i = 0; i < 8; i++) full[i] = image("full%d.bgra", i, 0, WIDTH, HEIGHT);
        return full_screen;
    case 9: sprites[0] = image("particle.bgra", 0, 0, 8, 8); return draw_particles;
    case 10:
        are_growing = strstr(scene, "-growing");
        return draw_circles;
    default:
        constants = load("s7static.f32");
        if (paints_changes) make_still();
        return paints_changes ? damaged_field : whole_field;
    }
}

static void write_frames(frame_function draw, int count) {
    for (int i = 0; i < count; i++) {
        draw(i % FRAMES);
        store(stdout);
    }
}

int main(int argc, char **argv) {
    if (argc < 3 || argv[2][0] != 'S') return 64;
    data_folder = argv[1];
    allocate_pixels();
    target = cairo_image_surface_create_for_data(pixels, CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT, WIDTH * 4);
    cr = cairo_create(target);
    char name[24];
    snprintf(name, sizeof name, "s%d%s.f32", atoi(argv[2] + 1), strstr(argv[2], "-eased") ? "-eased" : strstr(argv[2], "-growing") ? "-growing" : "");
    numbers = load(name);
    bool paints_changes = strstr(argv[2], "-damage");
    frame_function draw = prepare(argv[2], paints_changes);
    if (argc > 3)
        write_frames(draw, atoi(argv[3]));
    else
        serve(draw, paints_changes);
    return 0;
}
