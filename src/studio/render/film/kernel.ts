import { KERNEL } from './kernel-wasm.ts'

/** Pictures as planes in the kernel's memory, given by the address of their first sample. */
export interface Planes {
  /** Of the plane of light; colour planes are half as wide and high. Even. */
  width: number
  height: number
  y: number
  u: number
  v: number
  /** How much each sample covers; 0 for a picture without holes. */
  alpha: number
  /** The same at half size. */
  chroma: number
}

/** `of` laid over the samples of one plane of a frame. Places and steps are samples of `of`; `mask` is 0 or an address. */
export interface Laying {
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

/** The compositor's inner loops (kernel.as) with a memory that only grows: it lives as long as one film. */
export interface Kernel {
  allocate(bytes: number): number
  /** What is allocated next, and a way back: everything from that address on may be overwritten. */
  mark(): number
  release(mark: number): void
  bytes(at: number, length: number): Uint8Array
  lay(of: Laying): void
  /** Planes with alpha whose samples are not set yet. Even sizes. */
  planes(width: number, height: number): Planes
  /** Straight RGBA of the same size into planes with alpha, as premultiplied BT.709 limited range. */
  paint(planes: Planes, rgba: Uint8Array): void
  /** Straight RGBA, even sizes, as such planes, without alpha where it has no holes. */
  planesOf(rgba: Uint8Array, width: number, height: number): Planes
}

interface Exports {
  useScratch: (at: number) => void
  lay: (...args: number[]) => void
  convert: (...args: number[]) => void
}

/** The part of WebAssembly that is used here; neither es2024 nor Node's types describe it. */
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
/** What one call of `lay` works in: two rows of colour and two of alpha, 4128 samples each. */
const SCRATCH = 4 * 4128
const FIXED = 65_536

export function openKernel(): Kernel {
  const memory = new wasm.Memory({ initial: 16 })
  const { exports } = new wasm.Instance(compiled(), { env: { memory } })
  const { useScratch, lay, convert } = exports as Exports
  let top = 1024
  const reach = (end: number) => {
    const pages = Math.ceil((end - memory.buffer.byteLength) / PAGE)
    if (pages > 0) memory.grow(pages)
  }
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
  useScratch(allocate(SCRATCH))
  return {
    allocate,
    mark: () => top,
    release: (mark) => {
      top = mark
    },
    bytes: (at, length) => new Uint8Array(memory.buffer, at, length),
    lay: (of) => lay(...inFixedPoint(of)),
    planes,
    paint,
    planesOf: (rgba, width, height) => {
      const made = planes(width, height)
      paint(made, rgba)
      const solid = new Uint8Array(memory.buffer, made.alpha, width * height).every((value) => value === 255)
      if (!solid) return made
      top = made.alpha
      return { ...made, alpha: 0, chroma: 0 }
    },
  }
}

let module: object | undefined

function compiled(): object {
  module ??= new wasm.Module(Buffer.from(KERNEL, 'base64'))
  return module
}

function inFixedPoint(of: Laying): number[] {
  const fixed = (value: number) => Math.round(value * FIXED)
  const { frame, frameWidth, count, rows, plane, alpha, width, height, mask, maskWidth } = of
  const place = [fixed(of.sx), fixed(of.sy), fixed(of.step), Math.round(of.opacity * 256)]
  return [frame, frameWidth, count, rows, plane, alpha, width, height, ...place, mask, maskWidth]
}
