// AssemblyScript (https://www.assemblyscript.org). It is compiled into blend-kernel-wasm.ts, which contains the command.
// Planes have 8 bits per sample, row by row, without padding. Colors are premultiplied by their alpha.

const ONE: i32 = 65536

/** Address of the working memory: two interpolated rows for color and two for alpha. */
let scratch: usize = 0

export function useScratch(at: usize): void {
  scratch = at
}

// @ts-ignore: decorator
@inline
function wide(low: bool, bytes: v128): v128 {
  return low ? v128.extend_low<u8>(bytes) : v128.extend_high<u8>(bytes)
}

// @ts-ignore: decorator
@inline
function over255(value: v128): v128 {
  const rounded = v128.add<u16>(value, v128.splat<u16>(128))
  return v128.shr<u16>(v128.add<u16>(rounded, v128.shr<u16>(rounded, 8)), 8)
}

// @ts-ignore: decorator
@inline
function divided(value: u32): u32 {
  const rounded = value + 128
  return (rounded + (rounded >> 8)) >> 8
}

/** Values are at most 255. `narrow` treats its input as signed, so values above 32767 would be wrong. */
// @ts-ignore: decorator
@inline
function both(low: v128, high: v128): v128 {
  return v128.narrow<u16>(low, high)
}

/** out = a + (b - a) * share / 256 */
function mixRows(out: usize, a: usize, b: usize, share: i32, count: i32): void {
  const keep = v128.splat<u16>(<u16>(256 - share))
  const take = v128.splat<u16>(<u16>share)
  let i = 0
  for (; i + 16 <= count; i += 16) {
    const one = v128.load(a + i)
    const two = v128.load(b + i)
    const low = v128.add<u16>(v128.mul<u16>(wide(true, one), keep), v128.mul<u16>(wide(true, two), take))
    const high = v128.add<u16>(v128.mul<u16>(wide(false, one), keep), v128.mul<u16>(wide(false, two), take))
    v128.store(out + i, both(v128.shr<u16>(low, 8), v128.shr<u16>(high, 8)))
  }
  for (; i < count; i++) {
    store<u8>(out + i, <u8>((<i32>load<u8>(a + i) * (256 - share) + <i32>load<u8>(b + i) * share) >> 8))
  }
}

/** Linear interpolation along one row of `width` samples. `at` and `step` are in 1/65536 of a sample. */
function stretch(out: usize, row: usize, width: i32, at: i32, step: i32, count: i32): void {
  let i = 0
  for (; i < count && at < 0; i++, at += step) store<u8>(out + i, between(row, width, at))
  if (step * 7 <= 13 * ONE) {
    const lanes = v128.mul<i32>(i32x4(0, 1, 2, 3), v128.splat<i32>(step))
    const four = v128.splat<i32>(4 * step)
    for (; i + 8 <= count && (at >> 16) + 16 <= width; i += 8, at += 8 * step) {
      const base = at >> 16
      const low = v128.add<i32>(lanes, v128.splat<i32>(at - (base << 16)))
      store<u64>(out + i, eight(v128.load(row + base), low, v128.add<i32>(low, four)))
    }
  }
  for (; i < count; i++, at += step) store<u8>(out + i, between(row, width, at))
}

/** Interpolates eight samples out of sixteen. `low` and `high` are their positions in 1/65536 of a sample, all below 15. */
// @ts-ignore: decorator
@inline
function eight(window: v128, low: v128, high: v128): u64 {
  const whole = v128.narrow<i32>(v128.shr<i32>(low, 16), v128.shr<i32>(high, 16))
  const from = v128.narrow<u16>(whole, whole)
  const part = v128.splat<i32>(255)
  const share = v128.narrow<i32>(v128.and(v128.shr<i32>(low, 8), part), v128.and(v128.shr<i32>(high, 8), part))
  const a = wide(true, v128.swizzle(window, from))
  const b = wide(true, v128.swizzle(window, v128.add<u8>(from, v128.splat<u8>(1))))
  const mixed = v128.add<u16>(
    v128.mul<u16>(a, v128.sub<u16>(v128.splat<u16>(256), share)),
    v128.mul<u16>(b, share),
  )
  const bytes = v128.shr<u16>(mixed, 8)
  return v128.extract_lane<u64>(both(bytes, bytes), 0)
}

function between(row: usize, width: i32, at: i32): u8 {
  const x = at >> 16
  if (x < 0) return load<u8>(row)
  if (x >= width - 1) return load<u8>(row + width - 1)
  const share = (at >> 8) & 255
  const pair = <i32>load<u16>(row + x)
  return <u8>(((pair & 255) * (256 - share) + (pair >> 8) * share) >> 8)
}

/** Returns the address of the samples for one line of the frame. They are copied only if interpolation is required. */
function sampled(work: usize, plane: usize, width: i32, height: i32, sx: i32, sy: i32, step: i32, count: i32): usize {
  let y = sy >> 16
  let share = (sy >> 8) & 255
  if (y < 0) {
    y = 0
    share = 0
  }
  if (y >= height - 1) {
    y = height - 1
    share = 0
  }
  let row = plane + y * width
  if (share != 0) {
    mixRows(work, row, row + width, share, width)
    row = work
  }
  const x = sx >> 16
  if (step == ONE && (sx & 0xff00) == 0 && x >= 0 && x + count <= width) return row + x
  const out = work + width + 16
  if (step == ONE && x >= 0 && x + count < width) mixRows(out, row + x, row + x + 1, (sx >> 8) & 255, count)
  else stretch(out, row, width, sx, step, count)
  return out
}

/** dst = src * opacity + dst * (1 - alpha * opacity), with opacity in 1/256. A `mask` other than 0 multiplies color and alpha. */
function blend(dst: usize, src: usize, alpha: usize, mask: usize, opacity: i32, count: i32): void {
  const strength = v128.splat<u16>(<u16>opacity)
  const full = v128.splat<u16>(255)
  let i = 0
  for (; i + 16 <= count; i += 16) {
    const color = v128.load(src + i)
    const cover = alpha ? v128.load(alpha + i) : v128.splat<u8>(255)
    const under = v128.load(dst + i)
    let cl = wide(true, color)
    let ch = wide(false, color)
    let al = wide(true, cover)
    let ah = wide(false, cover)
    if (mask) {
      const cut = v128.load(mask + i)
      const ml = wide(true, cut)
      const mh = wide(false, cut)
      cl = over255(v128.mul<u16>(cl, ml))
      ch = over255(v128.mul<u16>(ch, mh))
      al = over255(v128.mul<u16>(al, ml))
      ah = over255(v128.mul<u16>(ah, mh))
    }
    cl = v128.shr<u16>(v128.mul<u16>(cl, strength), 8)
    ch = v128.shr<u16>(v128.mul<u16>(ch, strength), 8)
    al = v128.sub<u16>(full, v128.shr<u16>(v128.mul<u16>(al, strength), 8))
    ah = v128.sub<u16>(full, v128.shr<u16>(v128.mul<u16>(ah, strength), 8))
    const low = v128.add<u16>(cl, over255(v128.mul<u16>(wide(true, under), al)))
    const high = v128.add<u16>(ch, over255(v128.mul<u16>(wide(false, under), ah)))
    v128.store(dst + i, both(low, high))
  }
  for (; i < count; i++) {
    let c = <u32>load<u8>(src + i)
    let a: u32 = alpha ? <u32>load<u8>(alpha + i) : 255
    if (mask) {
      const m = <u32>load<u8>(mask + i)
      c = divided(c * m)
      a = divided(a * m)
    }
    const value = ((c * opacity) >> 8) + divided(<u32>load<u8>(dst + i) * (255 - ((a * opacity) >> 8)))
    store<u8>(dst + i, <u8>min<u32>(255, value))
  }
}

/**
 * Blends one plane of a sprite over `count` x `rows` samples of a frame's plane, starting at `dst`. (`sx`, `sy`) is the
 * sprite position of the first sample, and `step` the distance between samples, in 1/65536 of a sample.
 */
export function lay(
  dst: usize,
  dstWidth: i32,
  count: i32,
  rows: i32,
  plane: usize,
  alpha: usize,
  width: i32,
  height: i32,
  sx: i32,
  sy: i32,
  step: i32,
  opacity: i32,
  mask: usize,
  maskWidth: i32,
): void {
  const room: usize = 2 * (4096 + 32)
  for (let y = 0; y < rows; y++) {
    const color = sampled(scratch, plane, width, height, sx, sy, step, count)
    const cover = alpha ? sampled(scratch + room, alpha, width, height, sx, sy, step, count) : 0
    if (cover == 0 && mask == 0 && opacity == 256) memory.copy(dst, color, count)
    else blend(dst, color, cover, mask, opacity, count)
    dst += dstWidth
    sy += step
    if (mask) mask += maskWidth
  }
}

/**
 * Converts RGBA with straight alpha to premultiplied YUV with alpha (BT.709, limited range). Sizes are even. Most squares of four pixels are of
 * one color, that of the square before them: their samples are only copied.
 */
export function convert(rgba: usize, width: i32, height: i32, y: usize, a: usize, u: usize, v: usize, ca: usize): void {
  let known = false
  let color: u32 = 0
  let cover: u32 = 0
  let light: u32 = 0
  let tint: i32 = 0
  for (let row = 0; row < height; row += 2) {
    for (let x = 0; x < width; x += 2) {
      const top = row * width + x
      const at = (row >> 1) * (width >> 1) + (x >> 1)
      const first = load<u64>(rgba + 4 * top)
      const pixel = <u32>first
      const isPlain = pixel == <u32>(first >> 32) && first == load<u64>(rgba + 4 * (top + width))
      if (!isPlain || !known || pixel != color) {
        square(rgba, width, top, at, y, a, u, v, ca)
        known = isPlain
        color = pixel
        light = load<u16>(y + top)
        cover = load<u16>(a + top)
        tint = at
      } else {
        store<u16>(y + top, <u16>light)
        store<u16>(y + top + width, <u16>light)
        store<u16>(a + top, <u16>cover)
        store<u16>(a + top + width, <u16>cover)
        store<u8>(u + at, load<u8>(u + tint))
        store<u8>(v + at, load<u8>(v + tint))
        store<u8>(ca + at, load<u8>(ca + tint))
      }
    }
  }
}

/** Converts two by two pixels. `top` is the first of them, `at` their chroma sample. */
function square(rgba: usize, width: i32, top: i32, at: i32, y: usize, a: usize, u: usize, v: usize, ca: usize): void {
  let r: i32 = 0
  let g: i32 = 0
  let b: i32 = 0
  let sum: i32 = 0
  for (let i = 0; i < 4; i++) {
    const place = top + (i >> 1) * width + (i & 1)
    const from = rgba + place * 4
    const alpha = <i32>load<u8>(from, 3)
    const red = <i32>load<u8>(from) * alpha
    const green = <i32>load<u8>(from, 1) * alpha
    const blue = <i32>load<u8>(from, 2) * alpha
    const luma = (11966 * <u32>red + 40254 * <u32>green + 4064 * <u32>blue + (<u32>alpha << 20)) / 255
    store<u8>(y + place, <u8>((luma + 32768) >> 16))
    store<u8>(a + place, <u8>alpha)
    r += red
    g += green
    b += blue
    sum += alpha
  }
  const mid = sum << 7
  store<u8>(u + at, chroma(-6596 * <i64>r - 22189 * <i64>g + 28785 * <i64>b, mid))
  store<u8>(v + at, chroma(28785 * <i64>r - 26145 * <i64>g - 2640 * <i64>b, mid))
  store<u8>(ca + at, <u8>((sum + 2) >> 2))
}

/** `color` is the sum of four samples (1/65536, times alpha), `mid` the sum of their neutral chroma times alpha. */
function chroma(color: i64, mid: i32): u8 {
  const value = <f64>color / (65536.0 * 255.0 * 4.0) + <f64>mid / (255.0 * 4.0)
  return <u8>max(0.0, min(255.0, nearest(value)))
}
