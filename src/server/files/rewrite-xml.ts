import { SaxesParser } from 'saxes'

export type Attributes = Readonly<Record<string, string>>

export interface XmlRewriting {
  /** Returns the attributes of an element. `name` is without prefix and in lower case. */
  open: (name: string, attributes: Attributes) => readonly (readonly [name: string, value: string])[]
  close?: () => void
  /** Returns the text of a `style` element. */
  style: (css: string) => string
}

/**
 * Writes an SVG again with other attributes and style sheets. Comments and processing instructions are left out. Time linear in its length.
 * @throws {Error} where it is not well-formed XML
 */
export function rewriteXml(xml: string, { open, close, style }: XmlRewriting): string {
  const parser = new SaxesParser({ position: false, xmlns: false })
  const written: string[] = []
  let css: string | null = null
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name: tag, attributes, isSelfClosing }) => {
    const name = getLocalName(tag)
    const own = open(name, attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    written.push(`<${tag}${own.join('')}${isSelfClosing ? '/>' : '>'}`)
    if (name === 'style') css = ''
  })
  parser.on('closetag', ({ name, isSelfClosing }) => {
    if (css !== null && getLocalName(name) === 'style') {
      written.push(escapeXml(style(css)))
      css = null
    }
    close?.()
    if (!isSelfClosing) written.push(`</${name}>`)
  })
  const write = (text: string) => {
    if (css === null) written.push(escapeXml(text))
    else css += text
  }
  parser.on('text', write)
  parser.on('cdata', write)
  parser.write(xml).close()
  return written.join('')
}

/** The name without its prefix, in lower case. */
export const getLocalName = (name: string) => name.slice(name.lastIndexOf(':') + 1).toLowerCase()

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeXml = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter)
