import type { GlyphParts } from '#studio/objects/glyph-drawing.ts'

/** The bodies of an icon of Phosphor in three weights, as Iconify ships them: paths on 256 x 256 units. */
interface GlyphBodies {
  duotone: string
  thin: string
  fill: string
}

/** Takes the path data out of the bodies of an icon. The part of the duotone weight that is drawn faintly is its area. */
export function readGlyph({ duotone, thin, fill }: GlyphBodies): GlyphParts {
  const paths = [...duotone.matchAll(/<path([^>]*)\/?>/g)].map(([, attributes = '']) => attributes)
  const [faint, full] = [paths.filter(isFaint), paths.filter((attributes) => !isFaint(attributes))]
  return { area: joinPaths(faint), line: joinPaths(full), thin: readPaths(thin), fill: readPaths(fill) }
}

const isFaint = (attributes: string) => /\sopacity="/.test(attributes)
const readData = (attributes: string) => /\sd="([^"]*)"/.exec(attributes)?.[1] ?? ''
/** Each path begins at a place of its own, so a relative first move starts at the origin. */
const joinPaths = (paths: readonly string[]) => paths.map((path) => readData(path).replace(/^m/, 'M0 0m')).join('')
const readPaths = (body: string) => joinPaths([...body.matchAll(/<path([^>]*)\/?>/g)].map(([, found = '']) => found))
