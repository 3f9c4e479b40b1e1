import type { Translate } from '#contract/sentences/translate.ts'
import type { Catalog } from '../define-words.ts'

export const catalog: Catalog = {}
export const translate: Translate = (english) => english
