import { z } from 'zod'

type Document = Record<string, unknown>

/** Functions by version: each turns a document of its version into one of the next. */
export type Upgrades = Readonly<Record<number, (document: Document) => Document>>

/** A JSON column holds a document that no version of its schema describes. `what` names the document. */
export class UnreadableJson extends Error {
  readonly what: string
  constructor(what: string, reason: string) {
    super(`A stored ${what} cannot be read: ${reason}`)
    this.name = 'UnreadableJson'
    this.what = what
  }
}

/** A reason for the log, in Zod's own words. The sentences of the contract speak of a request. */
const OWN_WORDS = { error: z.locales.en().localeError }

/** Documents that were stored before they had a version are version 1. */
const Versioned = z.looseObject({ version: z.int().min(1).default(1) })

/**
 * Creates the function that reads a JSON column: it upgrades a document of an older version step by step, and validates it. The
 * current version is the one after the last upgrade.
 * Why, and what was rejected: docs/decisions/0025-versioned-json.md.
 * @throws {UnreadableJson} by the created function, when the document is damaged or of a newer version
 */
export function versionedJson<T>(what: string, schema: z.ZodType<T>, upgrades: Upgrades): (stored: unknown) => T {
  const current = Object.keys(upgrades).length + 1
  return (stored) => {
    const read = Versioned.safeParse(stored, OWN_WORDS)
    if (!read.success) throw new UnreadableJson(what, z.prettifyError(read.error))
    let document: Document = read.data
    for (let { version } = read.data; version !== current; version += 1) {
      const upgrade = upgrades[version]
      if (!upgrade) throw new UnreadableJson(what, `version ${version} is not known`)
      document = { ...upgrade(document), version: version + 1 }
    }
    const parsed = schema.safeParse(document, OWN_WORDS)
    if (!parsed.success) throw new UnreadableJson(what, z.prettifyError(parsed.error))
    return parsed.data
  }
}

/** True when two types are identical, including optional fields. Checks a schema against the interface that it describes. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- TypeScript compares two generic functions by identity
export type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
