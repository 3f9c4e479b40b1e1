import { createHash } from 'node:crypto'
import type { SourceText } from '#contract/designs/translations.ts'
import { type DesignLanguage, LANGUAGE_NAMES } from '#contract/languages/languages.ts'
import { findStoredDesign, type StoredDesign } from '../../generation/accept/revise-brief.ts'
import type { Core } from '../../infrastructure/core.ts'
import { selectOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { transact } from '../../infrastructure/db/transact.ts'
import type { MailSeam } from '../../infrastructure/mail/sender.ts'
import { toMonth } from '../../infrastructure/month.ts'
import { Problem } from '../../infrastructure/problem.ts'
import type { StudioSeam } from '../../infrastructure/rendering.ts'
import { resolveProviders, estimateTextCall } from '../../providers/choice/resolve.ts'
import { ProviderFault } from '../../providers/provider-fault.ts'
import type { TextProvider } from '../../providers/provider.ts'
import type { ProvidersSeam } from '../../providers/seam.ts'
import type { Payer } from '../../providers/resolution.ts'
import { BudgetReached } from '../../spending/budget-reached.ts'
import { type ChargedItem, savePaidTranslation } from '../../spending/ledger/cost-ledger.ts'
import { makePaidCall } from '../../spending/ledger/paid-call.ts'
import { reserveQuota, returnUnit } from '../../spending/ledger/quota.ts'
import { findBrandOfItem } from '../../stored/brand-of-item.ts'
import { findWarnings, listProtectedTerms, type Translated } from './find-warnings.ts'
import { listSourceTexts } from './list-texts.ts'

type SuggestParts = Core & StudioSeam & ProvidersSeam & MailSeam

interface Suggestion {
  texts: Record<string, string>
  warnings: Record<string, string>
}

interface Wanted {
  id: number
  language: DesignLanguage
  gone: AbortSignal
}

/** What one translation needs: the item that its calls belong to, and its source. */
interface Translating extends Translated {
  item: ChargedItem
  storedDesign: StoredDesign
  to: DesignLanguage
}

/**
 * Translates the texts of an item with the text model. A faulty answer is requested once more with the mistakes, and the better one is
 * returned with a warning for each mistake. Calls belong to the item that made the content. A call with the platform's key takes a unit
 * of the month, because the platform pays for it. The unit is returned if the provider fails without a charge.
 * @throws {UnreadableJson} when the stored scene, brief or paid results are damaged
 * @throws {Problem} 404 when the content does not exist, 409 when it can no longer be edited or there is no key, 422, 429 or 502 when the
 *   provider refuses or fails, 429 when the monthly limit is reached
 */
export async function suggestTranslation(app: SuggestParts, owner: OwnerId, wanted: Wanted): Promise<Suggestion> {
  const { id, language } = wanted
  const storedDesign = await findStoredDesign(app, owner, id)
  if (storedDesign.scene.copy.language === language)
    throw new Problem(422, `This design is already in ${LANGUAGE_NAMES[language]}`)
  const source = listSourceTexts(storedDesign)
  const terms = listProtectedTerms(storedDesign.brief, source)
  const judged = { source, terms, from: storedDesign.scene.copy.language, to: language }
  const warn = (texts: Record<string, string>) => ({ texts, warnings: findWarnings(judged, texts) })
  const stored = storedDesign.paid.translations?.[language]
  if (stored?.source === digest(source)) return warn(stored.texts)
  const payer = await requirePayer(app, owner, storedDesign)
  const month = toMonth(app.clock.now())
  if (payer.isPlatform) await transact(app.db, (trx) => reserveQuota(app, trx, owner, 1))
  const item = await readChargedItem(app, owner, storedDesign)
  const signal = AbortSignal.any([wanted.gone, app.stopping])
  try {
    return warn(await askTwice(app, { item, storedDesign, ...judged }, { payer, signal }))
  } catch (error) {
    const isFault = error instanceof ProviderFault
    const isFree = isFault ? error.spend === null && !error.mayBePaid : error instanceof BudgetReached
    if (payer.isPlatform && isFree) await transact(app.db, (trx) => returnUnit(trx, owner, month))
    throw isFault ? toProblem(error) : error
  }
}

type Paying = { payer: Payer<TextProvider>; signal: AbortSignal }

/** Each answer is stored before it is judged. The second one is used only if it has fewer mistakes, and then it is the stored one. */
async function askTwice(app: SuggestParts, task: Translating, paying: Paying): Promise<Record<string, string>> {
  const count = (texts: Record<string, string>) => Object.keys(findWarnings(task, texts)).length
  const first = await ask(app, task, { complaints: [], best: null }, paying)
  const warnings = findWarnings(task, first)
  if (count(first) === 0) return first
  const names = new Map(task.source.map(({ field, name }) => [field, name]))
  const complaints = Object.entries(warnings).map(([field, sentence]) => `${names.get(field)}: ${sentence}`)
  try {
    return await ask(app, task, { complaints, best: { texts: first, mistakes: count(first) } }, paying)
  } catch (error) {
    // The first answer is paid for, and a person can correct it.
    if (error instanceof ProviderFault || error instanceof BudgetReached) return first
    throw error
  }
}

interface Attempt {
  complaints: readonly string[]
  /** The answer that is kept if the new one has no fewer mistakes. */
  best: { texts: Record<string, string>; mistakes: number } | null
}

async function ask(
  app: SuggestParts,
  task: Translating,
  { complaints, best }: Attempt,
  paying: Paying,
): Promise<Record<string, string>> {
  const { item, storedDesign, from, to, source, terms } = task
  const { brand } = storedDesign.brief
  const request = {
    from,
    to,
    brand: brand.name,
    tone: brand.tone,
    texts: source,
    terms,
    complaints,
  }
  const callCosts = { call: estimateTextCall(paying.payer, { translation: request }), later: 0 }
  const { answer, noteId } = await makePaidCall(app, item, 'copy', { ...paying, callCosts }, (call) =>
    paying.payer.provider.translateTexts(request, call),
  )
  const mistakes = Object.keys(findWarnings(task, answer.texts)).length
  const texts = best && best.mistakes <= mistakes ? best.texts : answer.texts
  const given = { [to]: { source: digest(source), texts } }
  await savePaidTranslation(app, item, given, { spend: answer.spend, noteId })
  return texts
}

async function requirePayer(app: SuggestParts, owner: OwnerId, { itemId }: StoredDesign): Promise<Payer<TextProvider>> {
  const { copy } = await resolveProviders(app, owner, 'auto', await findBrandOfItem(app, owner, itemId))
  if (copy === null) throw new Problem(409, NO_KEY)
  if (copy.key === null) throw new Problem(409, copy.problem)
  return copy
}

const NO_KEY = 'Add a Gemini key in Settings to translate with AI'

async function readChargedItem({ db }: Core, owner: OwnerId, storedDesign: StoredDesign): Promise<ChargedItem> {
  const { id, attempt } = await selectOwned(db, owner, 'items')
    .select(['id', 'attempt'])
    .where('id', '=', storedDesign.itemId)
    .executeTakeFirstOrThrow()
  return { id, attempt, user_id: owner, brief: storedDesign.brief, isFinished: true }
}

const digest = (source: readonly SourceText[]) =>
  createHash('sha256')
    .update(JSON.stringify(source.map(({ field, text }) => [field, text])))
    .digest('hex')

function toProblem({ status, message, retryAfterSeconds }: ProviderFault): Problem {
  const headers: Record<string, string> = retryAfterSeconds
    ? { 'retry-after': String(Math.ceil(retryAfterSeconds)) }
    : {}
  return new Problem(status, message, { headers })
}
