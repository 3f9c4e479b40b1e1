import { z } from 'zod'

/** No reply that we ask for has more entries that count. */
const ENTRIES_MAX = 64
const USAGE_MAX_CHARACTERS = 8 * 1024

/** A list of a reply. Only its first entries are read, because checking an entry takes longer than parsing it. */
export const firstEntries = <Entry extends z.ZodType>(entry: Entry, most = ENTRIES_MAX) =>
  z
    .array(z.unknown())
    .transform((entries) => entries.slice(0, most))
    .pipe(z.array(entry))

/** The usage of a reply, which is stored. Usage that is too long to be one counts as none. */
export function readUsage(raw: unknown): unknown {
  return raw !== undefined && JSON.stringify(raw).length <= USAGE_MAX_CHARACTERS ? raw : undefined
}
