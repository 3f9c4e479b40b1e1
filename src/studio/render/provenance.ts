import { readFileSync } from 'node:fs'
import { chunk, joined } from './png.ts'
import type { Scene } from '../scene.ts'

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string
}
/** What made the picture, with its version, as other programs show it. */
const TOOL = `Signet ${version}`

/**
 * The chunks of a PNG that mark its colours as sRGB and say in an XMP packet how the picture came about
 * (https://cv.iptc.org/newscodes/digitalsourcetype/).
 */
export function provenanceChunks(scene: Scene): Uint8Array[] {
  const header = new Uint8Array([...new TextEncoder().encode('XML:com.adobe.xmp'), 0, 0, 0, 0, 0])
  const packet = joined([header, new TextEncoder().encode(xmpOf(scene))])
  return [chunk('sRGB', new Uint8Array([0])), chunk('iTXt', packet)]
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
