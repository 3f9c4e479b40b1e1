import './jitless.ts'
import { z } from 'zod'
import { CURRENCIES, DESIGN_LANGUAGES } from '../languages/languages.ts'
import {
  CURRENCY_UNKNOWN,
  EMAIL_INVALID,
  LANGUAGE_UNKNOWN,
  NAME_REQUIRED,
  PASSWORD_TOO_LONG,
  PASSWORD_TOO_SHORT,
} from '../messages.ts'
import {
  EMAIL_LOCAL_MAX,
  LIST_ENTRY_MAX,
  LIST_MAX,
  EMAIL_MAX,
  NAME_MAX,
  PAGE_LIMIT_DEFAULT,
  PAGE_LIMIT_MAX,
  PAGE_SKIP_MAX,
  PASSWORD_MAX,
  PASSWORD_MAX_BYTES,
  PASSWORD_MIN,
} from '../limits.ts'

/** Number of code points, which users count as characters. */
const codePoints = (text: string) => Array.from(text).length

/** Rules of a text that OpenAPI describes in addition to its length; they are checked after trimming. */
interface TextForm {
  pattern?: string
  examples?: string[]
}

/** Free text of at most `max` characters, trimmed and stored in Unicode's composed form. */
export const Text = (max: number, label = 'Text', form: TextForm = {}) =>
  z
    .string(`${label} must be text`)
    .meta({ maxLength: max, ...form })
    .transform((text) => text.trim().normalize('NFC'))
    .refine((text) => codePoints(text) <= max, `${label} must be at most ${max} characters`)

/** Optional free text: absent, null and blank all mean none. */
export const OptionalText = (max: number, label = 'Text') =>
  Text(max, label)
    .nullish()
    .transform((text) => text || null)

/** Entries of a list: trimmed, without empty ones and duplicates. */
export const TextList = (label = 'List') =>
  z
    .array(Text(LIST_ENTRY_MAX, `An entry of ${label}`), `${label} must be a list of texts`)
    .max(LIST_MAX, `${label} may have at most ${LIST_MAX} entries`)
    .nullish()
    .transform((entries) => [...new Set((entries ?? []).filter((entry) => entry.length > 0))])

/** A map of short texts, with at most as many entries as a list. */
export const TextMap = (label = 'Map') =>
  z
    .record(z.string(), Text(LIST_ENTRY_MAX, `An entry of ${label}`), `${label} must be names with texts`)
    .refine((map) => Object.keys(map).length <= LIST_MAX, `${label} may have at most ${LIST_MAX} entries`)
    .refine(
      (map) => Object.keys(map).every((key) => key.length > 0 && codePoints(key) <= LIST_ENTRY_MAX),
      `Names in ${label} must be 1 to ${LIST_ENTRY_MAX} characters`,
    )
    .meta({ maxProperties: LIST_MAX, propertyNames: { type: 'string', minLength: 1, maxLength: LIST_ENTRY_MAX } })
    .nullish()
    .transform((map) => map ?? {})

export const Name = Text(NAME_MAX, 'Name', { pattern: '\\S' }).refine((text) => text.length > 0, NAME_REQUIRED)

/** A language of designs; null and '' mean none, and an absent value of a brand or product keeps the stored one. */
export const Language = z
  .enum([...DESIGN_LANGUAGES, ''], LANGUAGE_UNKNOWN)
  .nullish()
  .transform((language) => (language === '' ? null : language))

/** A currency of prices; null and '' mean none, and an absent value keeps the stored one. */
export const Currency = z
  .enum([...CURRENCIES, ''], CURRENCY_UNKNOWN)
  .nullish()
  .transform((currency) => (currency === '' ? null : currency))

export const Hex = z
  .string('Colors are # and six hex digits')
  .regex(/^#[0-9A-Fa-f]{6}$/, 'Colors are # and six hex digits')
  .transform((hex) => hex.toUpperCase())

/** An id in JSON: an integer, or its digits as text, as forms send it. Nothing else is converted. */
export const IdNumber = (sentence?: string) =>
  z.union([z.int().min(1), z.string().regex(/^[1-9]\d{0,14}$/)], sentence).transform(Number)

/** Other spellings, which `Number` reads as well, are no numbers here: `1 `, `0x1`, `1e0`, `01`. */
const readDigits = (value: unknown) =>
  typeof value !== 'string' ? value : /^(?:0|-?[1-9]\d{0,15})$/.test(value) ? Number(value) : Number.NaN

/** A whole number from 1 in a path, a query or a form: its digits, or a number that a client function gets. */
export const Ordinal = (max: number = Number.MAX_SAFE_INTEGER, sentence?: string, tooLow = sentence) =>
  z.preprocess(readDigits, z.number(sentence).int(sentence).min(1, tooLow).max(max, sentence))

/** An id in a query or a form, with the sentence for anything else. */
export const RowId = (sentence: string, tooLow = sentence) => Ordinal(Number.MAX_SAFE_INTEGER, sentence, tooLow)

/** An integer id in a path. For anything else, the server replies with 404. */
export const Id = Ordinal()
export const ById = z.object({ id: Id })

export const Timestamp = z.string().meta({ format: 'date-time' })

/** `skip` and `limit` of all lists. */
export const Page = {
  skip: z.coerce
    .number('skip must be a number')
    .int('skip must be a whole number')
    .min(0, 'skip must be 0 or more')
    .max(PAGE_SKIP_MAX, `skip must be at most ${PAGE_SKIP_MAX}`)
    .default(0),
  limit: z.coerce
    .number('limit must be a number')
    .int('limit must be a whole number')
    .min(1, 'limit must be 1 or more')
    .max(PAGE_LIMIT_MAX, `limit must be at most ${PAGE_LIMIT_MAX}`)
    .default(PAGE_LIMIT_DEFAULT),
}

/** An approximation of `isEmailAddress` for OpenAPI. */
const EMAIL_PATTERN = String.raw`^[^\s\u0000-\u0020\u007f-\u00a0"\x60,<>\\@]{1,64}@[\p{L}\p{N}\p{M}][\p{L}\p{N}\p{M}-]*(\.[\p{L}\p{N}\p{M}-]+)*\.[\p{L}][\p{L}\p{N}\p{M}-]+$`

/** True for an address we can deliver to: one domain with a dot or an internationalized one, no quoting, no controls. */
function isEmailAddress(address: string): boolean {
  const at = address.lastIndexOf('@')
  const local = address.slice(0, at)
  const domain = address.slice(at + 1)
  if (at < 1 || codePoints(address) > EMAIL_MAX || codePoints(local) > EMAIL_LOCAL_MAX || local.includes('@'))
    return false
  // oxlint-disable-next-line no-control-regex -- control characters are exactly what is refused here
  if (/[\u0000-\u0020\u007f-\u00a0"'`,<>\\\s]/u.test(local.replaceAll("'", ''))) return false
  return /^(?!-)[\p{L}\p{N}\p{M}-]+(\.[\p{L}\p{N}\p{M}-]+)+$/u.test(domain)
}

/** An email address as typed, trimmed. The server computes its canonical key. */
export const Email = z
  .string(EMAIL_INVALID)
  .meta({ maxLength: EMAIL_MAX, pattern: EMAIL_PATTERN, examples: ['ann@example.com', 'bob@büro.example'] })
  .transform((text) => text.trim())
  .refine(isEmailAddress, EMAIL_INVALID)

/** Any characters, spaces kept; counted in code points. */
export const Password = z
  .string(PASSWORD_TOO_SHORT)
  .meta({ minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX })
  .refine((text) => codePoints(text) >= PASSWORD_MIN, PASSWORD_TOO_SHORT)
  .refine(
    (text) => codePoints(text) <= PASSWORD_MAX && new TextEncoder().encode(text).length <= PASSWORD_MAX_BYTES,
    PASSWORD_TOO_LONG,
  )

export const Message = z.object({ message: z.string() })
