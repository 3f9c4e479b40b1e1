/** YUV planes in the kernel's memory. `y`, `u`, `v`, `alpha`, and `chroma` are byte addresses of the first sample. */
export interface Planes {
  /** Size of the luma plane in samples, even. Chroma planes have half the width and height. */
  width: number
  height: number
  y: number
  u: number
  v: number
  /** Address of the alpha plane, or 0 for an opaque image. */
  alpha: number
  /** Address of the alpha plane at half size. */
  chroma: number
}

/**
 * Blends a sprite's plane over a plane of a frame. Addresses are bytes; `sx`, `sy`, and `step` are samples of the
 * sprite; `opacity` is 0 to 1. `mask` is 0 or an address.
 */
export interface BlendInput {
  frame: number
  frameWidth: number
  count: number
  rows: number
  plane: number
  alpha: number
  width: number
  height: number
  sx: number
  sy: number
  step: number
  opacity: number
  mask: number
  maskWidth: number
}

/** The inner loops for blending (blend-kernel.as), with a memory that only grows. One kernel belongs to one video. */
export interface BlendKernel {
  /** Allocates uninitialized memory and returns its byte address, aligned to 16 bytes. */
  allocate(bytes: number): number
  /** Returns the current end of the allocated memory, for `release`. */
  mark(): number
  /** Frees everything that was allocated after `mark`. */
  release(mark: number): void
  /** Returns a view of the memory, in bytes. It becomes invalid when the memory grows. */
  bytes(at: number, length: number): Uint8Array
  /** Blends a plane over another. */
  lay(of: BlendInput): void
  /** Allocates planes with alpha, with undefined contents. Sizes are even. */
  planes(width: number, height: number): Planes
  /** Converts RGBA with straight alpha to planes of the same size, as premultiplied BT.709 limited range. */
  paint(planes: Planes, rgba: Uint8Array): void
  /** Converts RGBA with straight alpha (even sizes) to new planes. They have no alpha plane if the image is opaque. */
  planesOf(rgba: Uint8Array, width: number, height: number): Planes
  /** Planes of one color (red, green, blue; 0 to 255): as those of an image of it, without converting each pixel. */
  planesOfColor(color: readonly [number, number, number], width: number, height: number): Planes
}

interface Exports {
  useScratch: (at: number) => void
  lay: (...args: number[]) => void
  convert: (...args: number[]) => void
}

/** The used part of the WebAssembly API. Neither es2024 nor Node's types describe it. */
interface Wasm {
  Memory: new (size: { initial: number }) => Memory
  Module: new (bytes: Uint8Array) => object
  Instance: new (module: object, imports: { env: { memory: Memory } }) => { exports: unknown }
}
interface Memory {
  readonly buffer: ArrayBuffer
  grow(pages: number): number
}
const { WebAssembly: wasm } = globalThis as unknown as { WebAssembly: Wasm }

const PAGE = 65_536
/** Working memory of `lay` in bytes: two rows of color and two of alpha, 4128 samples each. */
const SCRATCH = 4 * 4128
const FIXED = 65_536

/** Creates a kernel with its own memory. */
export function createBlendKernel(): BlendKernel {
  const memory = new wasm.Memory({ initial: 16 })
  const { exports } = new wasm.Instance(compileModule(), { env: { memory } })
  const { useScratch, lay, convert } = exports as Exports
  let top = 1024
  const reach = (end: number) => {
    const pages = Math.ceil((end - memory.buffer.byteLength) / PAGE)
    if (pages > 0) memory.grow(pages)
  }
  /** Allocates memory and returns its address, aligned to 16 bytes. */
  const allocate = (bytes: number) => {
    const at = top
    top = (at + bytes + 31) & ~15
    reach(top)
    return at
  }
  const planes = (width: number, height: number): Planes => {
    const [whole, quarter] = [width * height, (width * height) / 4]
    const [y, u, v] = [allocate(whole), allocate(quarter), allocate(quarter)]
    return { width, height, y, u, v, alpha: allocate(whole), chroma: allocate(quarter) }
  }
  const paint = ({ width, height, y, u, v, alpha, chroma }: Planes, rgba: Uint8Array) => {
    reach(top + rgba.length)
    new Uint8Array(memory.buffer, top, rgba.length).set(rgba)
    convert(top, width, height, y, alpha, u, v, chroma)
  }
  /** Planes without alpha. */
  const opaque = (width: number, height: number): Planes => {
    const [whole, quarter] = [width * height, (width * height) / 4]
    return { width, height, y: allocate(whole), u: allocate(quarter), v: allocate(quarter), alpha: 0, chroma: 0 }
  }
  useScratch(allocate(SCRATCH))
  return {
    allocate,
    mark: () => top,
    release: (mark) => {
      top = mark
    },
    bytes: (at, length) => new Uint8Array(memory.buffer, at, length),
    lay: (of) => lay(...toFixedPoint(of)),
    planes,
    paint,
    planesOf: (rgba, width, height) => {
      const filled = planes(width, height)
      paint(filled, rgba)
      const solid = new Uint8Array(memory.buffer, filled.alpha, width * height).every((value) => value === 255)
      if (!solid) return filled
      top = filled.alpha
      return { ...filled, alpha: 0, chroma: 0 }
    },
    planesOfColor: ([red, green, blue], width, height) => {
      const start = top
      const sample = planes(2, 2)
      paint(sample, new Uint8Array([0, 1, 2, 3].flatMap(() => [red, green, blue, 255])))
      const read = (at: number) => new Uint8Array(memory.buffer, at, 1)[0] ?? 0
      const [y, u, v] = [read(sample.y), read(sample.u), read(sample.v)]
      top = start
      const filled = opaque(width, height)
      new Uint8Array(memory.buffer, filled.y, width * height).fill(y)
      new Uint8Array(memory.buffer, filled.u, (width * height) / 4).fill(u)
      new Uint8Array(memory.buffer, filled.v, (width * height) / 4).fill(v)
      return filled
    },
  }
}

let module: object | undefined

function compileModule(): object {
  module ??= new wasm.Module(Buffer.from(KERNEL_WASM, 'base64'))
  return module
}

function toFixedPoint(of: BlendInput): number[] {
  const fixed = (value: number) => Math.round(value * FIXED)
  const { frame, frameWidth, count, rows, plane, alpha, width, height, mask, maskWidth } = of
  const place = [fixed(of.sx), fixed(of.sy), fixed(of.step), Math.round(of.opacity * 256)]
  return [frame, frameWidth, count, rows, plane, alpha, width, height, ...place, mask, maskWidth]
}

/**
 * blend-kernel.as compiled to WebAssembly with SIMD. After a change of blend-kernel.as, compile it in an empty folder:
 * `cp …/blend-kernel.as kernel.ts && npx --package assemblyscript@0.28.20 asc kernel.ts -O3 --noAssert --runtime stub --enable simd --importMemory --outFile kernel.wasm && base64 -w0 kernel.wasm`
 */
const KERNEL_WASM =
  'AGFzbQEAAAABPgZgBn9/f39/fwBgCH9/f39/f39/AX9gBX9/f39/AGABfwBgDn9/f39/f39/f39/f39/AGAIf39/f39/f38AAg8BA2VudgZtZW1vcnkCAAADCAcBAgMABAUABgYBfwFBAAsHJwQKdXNlU2NyYXRjaAACA2xheQAEB2NvbnZlcnQABQZtZW1vcnkCAAq5EwfWAQEBfyAFQQh1Qf8BcSEIIAEgBUEQdSIBQQBIBEBBACEIQQAhAQsgASADQQFrIgNOBH9BACEIIAMFIAELIAJsaiEBIAgEQCAAIAEgASACaiAIIAIQASAAIQELIARBgP4DcUUgBkGAgARGcSAEQRB1IgNBAE5xIAMgB2ogAkxxBEAgASADag8LIAAgAmpBEGohACAGQYCABEYgA0EATnEgAyAHaiACSHEEQCAAIAEgA2oiASABQQFqIARBCHVB/wFxIAcQAQUgACABIAIgBCAGIAcQAwsgAAvJAQICfwR7QYACIANr/RAhCCAD/RAhCQNAIAVBEGoiBiAETARAIAAgBWogASAFav0ABAAiB/2JASAH/YoBIgpBARsgCP2VASACIAVq/QAEACIH/YkBIAf9igEiB0EBGyAJ/ZUB/Y4BQQj9jQEgCiAI/ZUBIAcgCf2VAf2OAUEI/Y0B/Wb9CwQAIAYhBQwBCwsDQCAEIAVKBEAgACAFaiABIAVqLQAAQYACIANrbCACIAVqLQAAIANsakEIdToAACAFQQFqIQUMAQsLCwYAIAAkAAu7BAIDfwZ7A0AgA0EASCAFIAZKcQRAIAAgBmoCfyADQRB1IgdBAEgEQCABLQAADAELIAcgAkEBa04EQCABIAJqQQFrLQAADAELQYACIANBCHVB/wFxIghrIAEgB2ovAQAiB0H/AXFsIAdBCHYgCGxqQQh1CzoAACAGQQFqIQYgAyAEaiEDDAELCyAEQQdsQYCANEwEQP0MAAAAAAEAAAACAAAAAwAAACAE/RH9tQEhCSAEQQJ0/REhCgNAIAZBCGogBUwEfyADQRB1QRBqIAJMBUEACwRAIAkgAyADQRB1IgdBEHRr/RH9rgEiDCAK/a4BIQ0gACAGaiABIAdq/QAEACILIAxBEP2sASANQRD9rAH9hQEiDiAO/WYiDv0O/YkB/QwAAQABAAEAAQABAAEAAQABIAxBCP2sAf0M/wAAAP8AAAD/AAAA/wAAAP1OIA1BCP2sAf0M/wAAAP8AAAD/AAAA/wAAAP1O/YUBIgz9kQH9lQEgCyAO/QwBAQEBAQEBAQEBAQEBAQEB/W79Dv2JASAM/ZUB/Y4BQQj9jQEiCyAL/Wb9HQA3AwAgBkEIaiEGIAMgBEEDdGohAwwBCwsLA0AgBSAGSgRAIAAgBmoCfyADQRB1IgdBAEgEQCABLQAADAELIAcgAkEBa04EQCABIAJqQQFrLQAADAELQYACIANBCHVB/wFxIghrIAEgB2ovAQAiB0H/AXFsIAdBCHYgCGxqQQh1CzoAACAGQQFqIQYgAyAEaiEDDAELCwuOAQEDfwNAIAMgDkoEQCMAIAQgBiAHIAggCSAKIAIQACEPIAUEfyMAQcDAAGogBSAGIAcgCCAJIAogAhAABUEACyIQIAxyRSALQYACRnEEQCAAIA8gAvwKAAAFIAAgDyAQIAwgCyACEAYLIAAgAWohACAJIApqIQkgDCANaiAMIAwbIQwgDkEBaiEODAELCwvwBAMQfwN+AXwDQCACIBFKBEBBACESA0AgASASSgRAIBFBAXUgAUEBdWwgEkEBdWohCyAAIAEgEWwgEmoiE0ECdGopAwAiGKciDSAYQiCIp0YiCARAIBggACABIBNqQQJ0aikDAFEhCAsgCkUgCEVyIAkgDUdyBEBBACEKQQAhFEEAIRBBACEPQQAhDgNAIApBBEgEQCAAIBMgCkEBdSABbGogCkEBcWoiFUECdGoiFi0AAyIXIBYtAABsIQwgAyAVaiAMQb7dAGwgFi0AASAXbCIJQb66AmxqIBYtAAIgF2wiFkHgH2xqIBdBFHRqQf8BbUGAgAJqQRB1OgAAIAQgFWogFzoAACAMIBBqIRAgCSAPaiEPIA4gFmohDiAUIBdqIRQgCkEBaiEKDAELCyAFIAtqIBCsIhpCvEx+IA+sIhlCra0Bfn0gDqwiGELx4AF+fLlEAAAAAADgj0GjIBRBB3S3RAAAAAAA4I9AoyIboJ5EAAAAAADgb0CkRAAAAAAAAAAApfwDOgAAIAYgC2ogGkLx4AF+IBlCocwBfn0gGELQFH59uUQAAAAAAOCPQaMgG6CeRAAAAAAA4G9ApEQAAAAAAAAAAKX8AzoAACAHIAtqIBRBAmpBAnU6AAAgCCEKIA0hCSADIBNqLwEAIQ4gBCATai8BACEUIAshDAUgAyATaiIIIA47AQAgASAIaiAOOwEAIAQgE2oiCCAUOwEAIAEgCGogFDsBACAFIAtqIAUgDGotAAA6AAAgBiALaiAGIAxqLQAAOgAAIAcgC2ogByAMai0AADoAAAsgEkECaiESDAELCyARQQJqIREMAQsLC80FAgh7BH8gBP0QIQoDQCAPQRBqIAVMBEAgACAPav0ABAAhDCABIA9q/QAEACIG/YkBIAb9igEiB0EBGyEIIAIEeyACIA9q/QAEAAX9DP////////////////////8LIgb9iQEgBv2KASIGQQEbIQkgAwRAIAggAyAPav0ABAAiCP2JASAI/YoBIg1BARsiC/2VAf0MgACAAIAAgACAAIAAgACAAP2OASIIIAhBCP2NAf2OAUEI/Y0BIQggCSAL/ZUB/QyAAIAAgACAAIAAgACAAIAA/Y4BIgkgCUEI/Y0B/Y4BQQj9jQEhCSAHIA39lQH9DIAAgACAAIAAgACAAIAAgAD9jgEiByAHQQj9jQH9jgFBCP2NASEHIAYgDf2VAf0MgACAAIAAgACAAIAAgACAAP2OASIGIAZBCP2NAf2OAUEI/Y0BIQYLIAAgD2ogCCAK/ZUBQQj9jQEgDP2JASAM/YoBIghBARv9DP8A/wD/AP8A/wD/AP8A/wAgCSAK/ZUBQQj9jQH9kQH9lQH9DIAAgACAAIAAgACAAIAAgAD9jgEiCSAJQQj9jQH9jgFBCP2NAf2OASAHIAr9lQFBCP2NASAI/Qz/AP8A/wD/AP8A/wD/AP8AIAYgCv2VAUEI/Y0B/ZEB/ZUB/QyAAIAAgACAAIAAgACAAIAA/Y4BIgYgBkEI/Y0B/Y4BQQj9jQH9jgH9Zv0LBAAgD0EQaiEPDAELCwNAIAUgD0oEQCABIA9qLQAAIRAgAgR/IAIgD2otAAAFQf8BCyEOIAMEQCADIA9qLQAAIhEgEGxBgAFqIhBBCHYgEGpBCHYhECAOIBFsQYABaiIOQQh2IA5qQQh2IQ4LIAQgEGxBCHYgACAPaiIQLQAAQf8BIAQgDmxBCHZrbEGAAWoiDkEIdiAOakEIdmohDiAQQf8BIA4gDkH/AUsbOgAAIA9BAWohDwwBCwsL'
