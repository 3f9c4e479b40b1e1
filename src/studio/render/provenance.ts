import { readFileSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import type { Scene } from '../scene.ts'

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string
}
/** What made the picture, with its version, as other programs show it. */
const TOOL = `Signet ${version}`

/** Where a PNG's header chunk ends: 8 bytes of signature, 25 bytes of IHDR. */
const AFTER_HEADER = 33

/**
 * Adds an sRGB mark and an XMP packet that says how the picture came about
 * (https://cv.iptc.org/newscodes/digitalsourcetype/). Written by hand, so that the pixels are not encoded again.
 */
export function withProvenance(png: Uint8Array, scene: Scene): Uint8Array {
  const srgb = chunk('sRGB', new Uint8Array([0]))
  const header = new Uint8Array([...new TextEncoder().encode('XML:com.adobe.xmp'), 0, 0, 0, 0, 0])
  const xmp = chunk('iTXt', joined([header, new TextEncoder().encode(xmpOf(scene))]))
  return joined([png.subarray(0, AFTER_HEADER), srgb, xmp, png.subarray(AFTER_HEADER)])
}

/** The XMP packet of a picture or film. */
export function xmpOf(scene: Scene): string {
  return [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"',
    ` Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/${scene.source}" xmp:CreatorTool="${TOOL}"/>`,
    '</rdf:RDF></x:xmpmeta><?xpacket end="r"?>',
  ].join('')
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = joined([new TextEncoder().encode(type), data])
  return joined([fourBytes(data.length), body, fourBytes(crc32(body))])
}

function fourBytes(value: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return bytes
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
