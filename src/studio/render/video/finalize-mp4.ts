import { createXmp } from '../image/provenance.ts'
import type { Scene } from '../../model/scene.ts'

/** The UUID of the XMP box in an MP4 (XMP specification part 3, section 1.2.7). */
const XMP_BOX = 'be7acfcb97a942e89c71999491e3afac'

/**
 * Adds an XMP packet to the end of an MP4, and clears its creation times. So the same video always has the same bytes.
 * `mp4` is modified.
 */
export function finalizeMp4(mp4: Uint8Array, scene: Scene): Uint8Array {
  clearTimes(mp4, 0, mp4.length)
  const packet = Buffer.from(createXmp(scene))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(24 + packet.length)
  head.write('uuid', 4, 'latin1')
  return new Uint8Array(Buffer.concat([mp4, head, Buffer.from(XMP_BOX, 'hex'), packet]))
}

const CONTAINER_BOXES = ['moov', 'trak', 'mdia']
const DATED_BOXES = ['mvhd', 'tkhd', 'mdhd']

/**
 * Sets creation and modification times of movie, tracks, and media to zero, which means unknown (ISO/IEC 14496-12,
 * 8.2.2).
 */
function clearTimes(bytes: Uint8Array, from: number, until: number): void {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = from; at + 8 <= until;) {
    const size = view.readUInt32BE(at)
    const type = view.toString('latin1', at + 4, at + 8)
    if (CONTAINER_BOXES.includes(type)) clearTimes(bytes, at + 8, at + size)
    if (DATED_BOXES.includes(type)) bytes.fill(0, at + 12, at + 12 + (view[at + 8] === 1 ? 16 : 8))
    if (size < 8) return
    at += size
  }
}
