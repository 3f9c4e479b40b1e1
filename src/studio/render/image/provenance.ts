import { readFileSync } from 'node:fs'
import { createChunk, concatBytes } from './encode-png.ts'
import type { Scene } from '../../model/scene.ts'

const { version } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')) as {
  version: string
}
/** The name and version of the program, as other programs show it. */
export const TOOL = `Signet ${version}`

/**
 * Creates the PNG chunks that mark the colors as sRGB and contain the digital source type as XMP
 * (https://cv.iptc.org/newscodes/digitalsourcetype/).
 */
export function createProvenanceChunks(scene: Scene): Uint8Array[] {
  const header = new Uint8Array([...new TextEncoder().encode('XML:com.adobe.xmp'), 0, 0, 0, 0, 0])
  const packet = concatBytes([header, new TextEncoder().encode(createXmp(scene))])
  return [createChunk('sRGB', new Uint8Array([0])), createChunk('iTXt', packet)]
}

/** Creates the XMP packet of an image or video. */
export function createXmp(scene: Scene): string {
  return [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    createRdf(scene),
    '</rdf:RDF></x:xmpmeta><?xpacket end="r"?>',
  ].join('')
}

/** Creates the RDF description inside of the XMP packet. */
export const createRdf = (scene: Scene): string =>
  [
    '<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"',
    ` Iptc4xmpExt:DigitalSourceType="${getDigitalSource(scene)}" xmp:CreatorTool="${TOOL}"/>`,
  ].join('')

/** The digital source type of a scene, as an address of the IPTC vocabulary. */
export const getDigitalSource = (scene: Scene): string =>
  `http://cv.iptc.org/newscodes/digitalsourcetype/${scene.source}`

/** States the digital source type in a comment of a video file. */
export const describeSource = (scene: Scene): string => `Digital source type: ${scene.source}`
