import { readFileSync } from 'node:fs'
import { initSync, WasmBuilder, WasmReader } from '@contentauth/c2pa-wasm'

/** Bytes as the library reads them in a browser's worker. It asks for sizes and slices only. */
interface KeptBlob {
  kept: Uint8Array<ArrayBuffer>
  type: string
  size: number
  slice: (from?: number, until?: number) => Blob
}

function keep(kept: Uint8Array<ArrayBuffer>, type: string): Blob {
  const own: KeptBlob = {
    kept,
    type,
    size: kept.length,
    slice: (from = 0, until = kept.length) => keep(kept.subarray(from, until), type),
  }
  // The library checks for a blob, whose own size is 0 here.
  return Object.defineProperties(new Blob([]), Object.getOwnPropertyDescriptors(own))
}

/** The synchronous reader that browsers have in workers, and Node.js does not. */
const reader = {
  readAsArrayBuffer: (blob: KeptBlob) => {
    const { buffer, byteOffset, byteLength } = blob.kept
    return buffer.slice(byteOffset, byteOffset + byteLength)
  },
}

/** Compiles the C2PA library, which takes up to half a second and 100 MB. Only processes of their own do it. */
export function loadC2pa() {
  Object.assign(globalThis, {
    FileReaderSync: function FileReaderSync() {
      return reader
    },
  })
  initSync({ module: readFileSync(new URL(import.meta.resolve('@contentauth/c2pa-wasm/c2pa.wasm'))) })
  const toBlob = (data: Uint8Array, type: string): Blob => keep(new Uint8Array(data), type)
  return { toBlob, Builder: WasmBuilder, Reader: WasmReader }
}
