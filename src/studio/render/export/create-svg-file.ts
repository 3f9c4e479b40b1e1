import { createXmp } from '../image/provenance.ts'
import type { Scene } from '../../model/scene.ts'

/**
 * Completes the SVG document of a scene: drawings, which the compositor embeds as files, become groups of the document, so that drawing
 * programs can edit them, and its metadata states the provenance.
 */
export function createSvgFile(scene: Scene, svg: string): string {
  let count = 0
  const inlined = svg.replaceAll(EMBEDDED_SVG, (_, place: string, base64: string) => {
    count += 1
    return inline(Buffer.from(base64, 'base64').toString('utf8'), place, `d${count}-`)
  })
  return inlined.replace(/<svg [^>]*>/, (root) => `${root}<metadata>${createXmp(scene)}</metadata>`)
}

/** An image element with an SVG file. The first group is its position: x, y, width, height. */
const EMBEDDED_SVG =
  /<image ((?:x|y)="[^"]*" (?:x|y)="[^"]*" width="[^"]*" height="[^"]*") href="data:image\/svg\+xml;base64,([A-Za-z0-9+/=]*)"[^>]*\/>/g

/** Places an SVG document inside another. Its ids get a prefix, because the ids of all drawings are the same. */
function inline(svg: string, place: string, prefix: string): string {
  const [root = ''] = /<svg[^>]*>/.exec(svg) ?? []
  const [viewBox = ''] = / viewBox="[^"]*"/.exec(root) ?? []
  const body = svg.slice(svg.indexOf(root) + root.length, svg.lastIndexOf('</svg>'))
  const named = body
    .replaceAll(/ id="([^"]*)"/g, ` id="${prefix}$1"`)
    .replaceAll(/url\(#([^)]*)\)/g, `url(#${prefix}$1)`)
    .replaceAll(/href="#([^"]*)"/g, `href="#${prefix}$1"`)
  return `<svg ${place}${viewBox} preserveAspectRatio="none">${named}</svg>`
}
