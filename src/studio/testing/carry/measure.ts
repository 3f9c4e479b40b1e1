import { createBrief } from '../briefs.ts'
import { listCopyTexts } from '../../copywriter/copy.ts'
import { writeCopy } from '../../copywriter/write-copy.ts'
import type { BriefCase } from './other-briefs.ts'

const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ')

/** The texts of a design and its caption, line by line. */
export function writeLines(prompt: string, language: string): string[] {
  const copy = writeCopy(createBrief({ prompt, language }, { name: 'Nordwind', description: null }))
  // A sentence of a caption ends with a mark.
  const said = copy.caption.split(/\n| · /).flatMap((line) => [line, line.replace(/[.。।]$/u, '')])
  return [...listCopyTexts(copy), ...said].map(plain)
}

/** What a design lacks: forms that are not in it, and texts that stand alone. */
export function findFaults({ prompt, says, never = [] }: BriefCase, languages: readonly string[]): string[] {
  return languages.flatMap((language) => {
    const lines = writeLines(prompt, language)
    const missing = (says[language] ?? []).filter(
      (form) => !lines.some((line) => line.toLowerCase().includes(form.toLowerCase())),
    )
    const alone = never.filter((text) => lines.includes(text))
    return [
      ...missing.map((form) => `${language} lacks ${form}`),
      ...alone.map((text) => `${language} shows ${text} alone`),
    ]
  })
}
