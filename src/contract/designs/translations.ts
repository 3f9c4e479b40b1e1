import '../schema/jitless.ts'
import { z } from 'zod'
import { ById, Id, IdNumber, Text } from '../schema/fields.ts'
import { DESIGN_LANGUAGES } from '../languages/languages.ts'
import {
  SLOT_NAME_MAX,
  TRANSLATED_ITEMS_MAX,
  TRANSLATED_TEXT_MAX,
  TRANSLATED_TEXTS_MAX,
  TRANSLATIONS_MAX,
} from '../limits.ts'
import { LANGUAGE_UNKNOWN, NOT_EDITABLE, NOTHING_SELECTED, STILL_RUNNING } from '../messages.ts'
import { routes } from '../route.ts'
import { IdempotencyKey, SUBMITS } from '../generation/submits.ts'

const TOO_MANY_ITEMS = `Translate at most ${TRANSLATED_ITEMS_MAX} items at once`
const TOO_MANY_TRANSLATIONS = `Create at most ${TRANSLATIONS_MAX} translations at once`
const TOO_MANY_TEXTS = `A translation has at most ${TRANSLATED_TEXTS_MAX} texts`
const NO_TRANSLATION = 'Enter at least one translation'

const Target = z.enum(DESIGN_LANGUAGES, LANGUAGE_UNKNOWN)

/**
 * One text of a design. `field` is its place: `headline`, `benefits.0`, `caption`, or the name of an added slot. `max` is the limit in
 * characters; longer texts are refused. Up to `fits` characters, a translation is expected to fit the layout.
 */
const SourceText = z.object({
  field: z.string(),
  /** The name that users read: `Headline`. */
  name: z.string(),
  text: z.string(),
  max: z.number(),
  fits: z.number(),
})
export type SourceText = z.output<typeof SourceText>

/** An item to translate: the texts of its stored design. `language` is a BCP 47 tag, `und` if it is not known. */
const SourceItem = z.object({ id: Id, title: z.string().nullable(), language: z.string(), texts: z.array(SourceText) })
export type SourceItem = z.output<typeof SourceItem>

/** Texts by field. */
const Texts = z
  .record(
    z.string().max(SLOT_NAME_MAX, 'There is no such text'),
    Text(TRANSLATED_TEXT_MAX, 'A translation'),
    'texts must be fields with texts',
  )
  .refine((texts) => Object.keys(texts).length <= TRANSLATED_TEXTS_MAX, TOO_MANY_TEXTS)
  .meta({ maxProperties: TRANSLATED_TEXTS_MAX })

/** The texts of an item in another language, by field. A missing field keeps its words. */
export const Translation = z.object({
  id: IdNumber('id must be the number of an item'),
  language: Target,
  texts: Texts,
})
export type Translation = z.output<typeof Translation>

/** The version of a translation; `content_id` null and `failure` if it could not be made. */
const TranslatedVersion = z.object({
  id: Id,
  language: z.string(),
  content_id: Id.nullable(),
  failure: z.string().nullable(),
})

const missing = 'Content not found'

export const translationRoutes = routes({
  texts: {
    method: 'POST',
    path: '/api/translations/texts',
    summary: 'The texts of items to translate, and whether a model can translate them',
    access: 'user',
    body: z.object({
      ids: z.array(IdNumber(), NOTHING_SELECTED).min(1, NOTHING_SELECTED).max(TRANSLATED_ITEMS_MAX, TOO_MANY_ITEMS),
    }),
    reply: z.object({ can_translate: z.boolean(), items: z.array(SourceItem) }),
    refuses: { 404: missing, 409: NOT_EDITABLE },
  },
  /** A translation that was paid for is stored, so the same request for unchanged texts costs nothing. */
  suggest: {
    method: 'POST',
    path: '/api/content/:id/translations/suggest',
    summary: 'Translate the texts of an item with the text model; makes no version',
    access: 'user',
    params: ById,
    limits: [SUBMITS],
    body: z.object({ language: Target }),
    // `warnings` has a sentence for each field whose translation a person should check.
    reply: z.object({
      texts: z.record(z.string(), z.string()),
      warnings: z.record(z.string(), z.string()),
    }),
    refuses: {
      409: `${NOT_EDITABLE} Or: there is no Gemini key`,
      422: 'The provider declined the request',
      429: 'The monthly limit or the quota of the key is used up',
      502: 'The provider did not answer as expected',
    },
    missing,
  },
  create: {
    method: 'POST',
    path: '/api/translations',
    summary: 'Make a version of an item for each translation; costs nothing and takes nothing from the month',
    access: 'user',
    headers: z.object({ 'idempotency-key': IdempotencyKey }),
    limits: [SUBMITS],
    body: z.object({
      translations: z
        .array(Translation, NO_TRANSLATION)
        .min(1, NO_TRANSLATION)
        .max(TRANSLATIONS_MAX, TOO_MANY_TRANSLATIONS),
    }),
    reply: z.object({ versions: z.array(TranslatedVersion) }),
    refuses: {
      404: missing,
      409: NOT_EDITABLE,
      422: 'An unknown field, a blank text, a text that is too long, or the language of the item itself',
      504: STILL_RUNNING,
    },
    status: 201,
  },
})
