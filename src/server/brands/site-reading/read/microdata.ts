/** An item of microdata or RDFa, in the form of JSON-LD. */
type Item = Record<string, unknown>

interface OpenItem {
  depth: number
  item: Item
}

interface OpenProperty {
  depth: number
  item: Item
  names: string[]
  text: string
}

const ITEMS_MAX = 300
const VALUES_MAX = 3000
/** Open properties, each of which gets all text inside of it. */
const OPEN_MAX = 50
const TEXT_MAX = 2000
/** Attributes that are the value of a property, in the order in which they count. */
const VALUES = ['content', 'href', 'src', 'datetime', 'value'] as const
/** Elements whose attribute of the list above is no value, but leads elsewhere. */
const hasOwnText = (tag: string) => tag === 'a'

/**
 * Collects the items of a page from the events of its parser: `itemscope`, `itemtype` and `itemprop` of microdata, and `typeof` and
 * `property` of RDFa. `depth` is that of the element.
 */
export function createItemRecorder() {
  const found: Item[] = []
  const items: OpenItem[] = []
  const properties: OpenProperty[] = []
  let [count, values] = [0, 0]
  const add = (item: Item, names: readonly string[], value: unknown) => {
    for (const name of names) {
      if (values >= VALUES_MAX || name === '@type') return
      values += 1
      const before = Object.hasOwn(item, name) ? item[name] : undefined
      item[name] = before === undefined ? value : [before, value].flat()
    }
  }
  return {
    open: (tag: string, attributes: Readonly<Record<string, string>>, depth: number) => {
      const parent = items.at(-1)?.item
      const written = attributes['itemprop'] ?? (parent ? attributes['property'] : undefined) ?? ''
      const names = written.split(/\s+/).map(toName).filter(Boolean)
      const types = attributes['itemscope'] === undefined ? attributes['typeof'] : (attributes['itemtype'] ?? '')
      if (types !== undefined && count < ITEMS_MAX) {
        count += 1
        const item: Item = Object.assign(Object.create(null), {
          '@type': types.split(/\s+/).map(toName).filter(Boolean),
        })
        if (parent && names.length > 0) add(parent, names, item)
        else found.push(item)
        items.push({ depth, item })
        return
      }
      if (!parent || names.length === 0) return
      const value = VALUES.map((name) => attributes[name]).find((one) => one !== undefined)
      const isText =
        value === undefined || (hasOwnText(tag) && attributes['content'] === undefined && !names.includes('url'))
      if (isText && properties.length < OPEN_MAX) properties.push({ depth, item: parent, names, text: '' })
      else if (value !== undefined) add(parent, names, value.slice(0, TEXT_MAX))
    },
    text: (text: string) => {
      for (const property of properties) if (property.text.length < TEXT_MAX) property.text += text
    },
    close: (depth: number) => {
      for (let last = properties.at(-1); last && last.depth >= depth; last = properties.at(-1)) {
        properties.pop()
        add(last.item, last.names, last.text.replaceAll(/\s+/g, ' ').trim().slice(0, TEXT_MAX))
      }
      while ((items.at(-1)?.depth ?? -1) >= depth) items.pop()
    },
    finish: (): Item[] => found,
  }
}

const toName = (name: string): string => name.replace(/^(?:https?:\/\/schema\.org\/|schema:)/i, '')
