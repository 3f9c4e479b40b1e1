import { sentences } from '#contract/sentences/fr.ts'
import { createTranslate } from '#contract/sentences/translate.ts'
import { readCatalog, type Sentences } from '../define-words.ts'

export const catalog = readCatalog(
  import.meta.glob<Sentences>(['./*.ts', '!./catalog.ts'], { eager: true, import: 'words' }),
)

export const translate = createTranslate(sentences, 'fr')
