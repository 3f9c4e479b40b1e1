import { writeCapitals } from './write-capitals.ts'
import type { Brief } from '../../model/brief.ts'

/** A brief whose request has the capitals that are certain: see `writeCapitals`. Offsets in its texts stay. `language` is that of the request. */
export function capitalizeRequest(brief: Brief, language: string): Brief {
  const { prompt, instructions, brand, product } = brief
  const names = [brand.name, product?.name ?? ''].filter((name) => name !== '')
  const write = (text: string) => writeCapitals(text, { language, names })
  return { ...brief, prompt: write(prompt), instructions: instructions && write(instructions) }
}
