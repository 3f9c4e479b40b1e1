import type { Catalog } from '../define-words.ts'

export const catalog: Catalog = {}
export const sentences: ReadonlyMap<string, string> = new Map()
