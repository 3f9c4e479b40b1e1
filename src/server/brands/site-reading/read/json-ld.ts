import { jsonrepair } from 'jsonrepair'
import { parseBoundedJson } from '#contract/schema/bounded-json.ts'
import { decodeReferences } from '../../../files/text/plain-text.ts'

/** Comments and CDATA sections around a script. */
const OPENING = /^(?:\s|\/\/|\/\*|\*\/|<!--|<!\[CDATA\[)+/
const CLOSING = ['-->', ']]>', '*/', '/*', '//', ';']

/**
 * The value of a JSON-LD script, as leniently as shops write: in comments or CDATA, with line breaks in texts, trailing commas, comments or
 * character references. Null if it cannot be read. A longer script than `repairedMax` characters is read only if it is valid.
 */
export function parseJsonLd(script: string, repairedMax: number): unknown {
  const json = unwrap(script)
  const readings = [
    () => json,
    ...(json.length > repairedMax ? [] : [() => jsonrepair(json), () => jsonrepair(decodeReferences(json))]),
  ]
  for (const read of readings) {
    try {
      const value = parseBoundedJson(read())
      if (typeof value === 'object' && value !== null) return value
    } catch {
      // The next reading may succeed.
    }
  }
  return null
}

function unwrap(script: string): string {
  let json = script.replace(OPENING, '').trimEnd()
  for (let end = CLOSING.find((one) => json.endsWith(one)); end; end = CLOSING.find((one) => json.endsWith(one)))
    json = json.slice(0, -end.length).trimEnd()
  return json
}
