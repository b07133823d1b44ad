// Shared by the peers in C: loading the scenes' data, and the protocol of the benchmark.
//
// A peer is started as `peer DATA SCENE` and reads commands from standard input: `pass` draws the scene's frames once and answers with the mean
// milliseconds per frame; `frame N FILE` stores a frame.
#pragma once
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define WIDTH 1920
#define HEIGHT 1080
#define FRAMES 120

typedef void (*frame_function)(int frame);

static const char *data_folder;
static uint8_t *pixels;

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

static void *load(const char *name) {
    char path[1024];
    snprintf(path, sizeof path, "%s/%s", data_folder, name);
    FILE *file = fopen(path, "rb");
    if (!file) {
        perror(path);
        exit(1);
    }
    fseek(file, 0, SEEK_END);
    size_t size = ftell(file);
    rewind(file);
    void *bytes = aligned_alloc(64, (size + 63) / 64 * 64);
    if (fread(bytes, 1, size, file) != size) exit(1);
    fclose(file);
    return bytes;
}

static void allocate_pixels(void) {
    pixels = aligned_alloc(64, WIDTH * HEIGHT * 4);
    memset(pixels, 0, WIDTH * HEIGHT * 4);
}

static void store(FILE *file) {
    if (!file || fwrite(pixels, 4, WIDTH * HEIGHT, file) != WIDTH * HEIGHT) exit(1);
}

/// Returns the distance between drawn frames: 1 for fast scenes, more for slow ones. It is odd, so that frames on half pixels are included.
static int stride(frame_function draw) {
    draw(0);
    double begin = now();
    draw(FRAMES / 2);
    draw(FRAMES - 1);
    double pass = (now() - begin) / 2 * FRAMES;
    int strides[] = {1, 3, 5, 7, 11}, i = 0;
    while (i < 4 && pass / strides[i] > 1200) i++;
    return strides[i];
}

/// Answers commands until standard input ends.
///
/// A drawing that paints only changes (`paints_changes`) draws every frame in order, and ten frames before a frame that is stored.
static void serve(frame_function draw, bool paints_changes) {
    int step = paints_changes ? 1 : stride(draw), frame;
    if (paints_changes) draw(FRAMES - 1);
    char line[2048], path[1024];
    while (fgets(line, sizeof line, stdin)) {
        if (!strncmp(line, "pass", 4)) {
            int count = 0;
            double begin = now();
            for (frame = 0; frame < FRAMES; frame += step, count++) draw(frame);
            printf("%.4f\n", (now() - begin) / count);
        } else if (sscanf(line, "frame %d %1023[^\n]", &frame, path) == 2) {
            for (int i = paints_changes ? frame - 10 : frame; i <= frame; i++)
                if (i >= 0) draw(i);
            FILE *file = fopen(path, "wb");
            store(file);
            fclose(file);
            puts("stored");
        }
        fflush(stdout);
    }
}
