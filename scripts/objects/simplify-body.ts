/** Attributes and elements that draw something. Everything else is removed, so the pack holds no links and no scripts. */
const ELEMENTS = /^(?:g|path|circle|ellipse|rect|defs|linearGradient|radialGradient|stop|clipPath|mask|use)$/
const ATTRIBUTES =
  /^(?:fill|d|cx|cy|r|rx|ry|x|y|x1|x2|y1|y2|fx|fy|id|gradientUnits|gradientTransform|offset|stop-color|stop-opacity|width|height|stroke|stroke-linecap|stroke-linejoin|stroke-width|stroke-miterlimit|stroke-opacity|transform|fill-rule|clip-rule|clip-path|fill-opacity|opacity|mask|maskUnits|href)$/

/**
 * Removes the filters of an SVG body, which cost most of the drawing time and are hardly visible. Shortens ids to `a`, `b` and so on, and
 * keeps only elements and attributes that draw.
 */
export function simplifyBody(body: string): string {
  const plain = body.replace(/<filter [^]*?<\/filter>/g, '')
  const clean = plain.replace(/<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g, (_, close, name, text, end) =>
    ELEMENTS.test(String(name)) ? `<${close}${name}${close ? '' : keepAttributes(String(text))}${end}>` : '',
  )
  return shortenIds(clean).replaceAll('<defs></defs>', '')
}

function keepAttributes(text: string): string {
  return [...text.matchAll(/([\w:-]+)="([^"]*)"/g)]
    .filter(([, name = '', value = '']) => ATTRIBUTES.test(name) && (name !== 'href' || value.startsWith('#')))
    .map(([, name, value]) => ` ${name}="${value}"`)
    .join('')
}

function shortenIds(body: string): string {
  const ids = new Map<string, string>()
  for (const [, id = ''] of body.matchAll(/\sid="([^"]+)"/g)) ids.set(id, `i${ids.size.toString(36)}`)
  return body
    .replace(/\sid="([^"]+)"/g, (_, id: string) => ` id="${ids.get(id) ?? id}"`)
    .replace(/url\(#([^)]+)\)/g, (_, id: string) => `url(#${ids.get(id) ?? id})`)
    .replace(/href="#([^"]+)"/g, (_, id: string) => `href="#${ids.get(id) ?? id}"`)
}
