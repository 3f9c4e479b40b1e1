import { z } from 'zod'
import type { Config } from '../../infrastructure/config.ts'
import type { Core } from '../../infrastructure/core.ts'
import { StartError } from '../../infrastructure/problem.ts'
import { readModels } from '../gemini/models.ts'
import { readProvidersFile } from '../providers-file.ts'
import { parseRate } from './rates.ts'

export const PRICE_USAGE = 'price PROVIDER MODEL FIRST_DAY RATE=USD... | prices'

/**
 * Sets the price of a model from a day on (UTC); rates that are not named stay as they are in the table of models. Earlier prices stay in the
 * history.
 * @throws {StartError} with one line if something is invalid
 */
export async function setPrice(
  { db, clock, config }: Pick<Core, 'db' | 'clock' | 'config'>,
  args: readonly string[],
): Promise<string> {
  const [provider, model, valid_from, ...given] = args
  if (!provider || !model || !z.iso.date().safeParse(valid_from).success || given.length === 0)
    throw new StartError(`npm run admin -- ${PRICE_USAGE}`)
  const rates = given.map(requireRate)
  await db
    .insertInto('model_prices')
    .values({
      provider,
      model,
      valid_from: valid_from ?? '',
      rates: JSON.stringify(Object.fromEntries(rates)),
      created_at: clock.now(),
    })
    .execute()
  const note = isKnownModel(config, provider, model)
    ? ''
    : '. No table of models has this model now, so the price has no effect yet'
  return `Set the price of ${provider} ${model} from ${valid_from} on${note}`
}

function requireRate(text: string) {
  const rate = parseRate(text)
  if (rate) return rate
  throw new StartError(
    `${text} is no price: use input, cached_input, image_input, text_output, media_output, item, 1K, 2K, 4K or second, such as input=1.5`,
  )
}

/** All prices that were set, one a line, the oldest first. */
export async function listPrices({ db }: Pick<Core, 'db'>): Promise<string> {
  const rows = await db.selectFrom('model_prices').selectAll().orderBy('id').execute()
  if (rows.length === 0) return 'No price was set: those of the tables of models are used'
  const toLine = ({ provider, model, valid_from, rates, created_at }: (typeof rows)[number]) =>
    [
      `${provider} ${model} from ${valid_from}:`,
      ...Object.entries(rates).map(([name, usd]) => `${name}=${usd}`),
      `(set ${created_at.toISOString()})`,
    ].join(' ')
  return rows.map(toLine).join('\n')
}

/**
 * Whether a table of models has a model of a provider, at any date: that of Gemini, or that of PROVIDERS_FILE.
 * @throws {StartError} with one line if a file is invalid
 */
function isKnownModel(
  { geminiModelsFile, providersFile }: Pick<Config, 'geminiModelsFile' | 'providersFile'>,
  provider: string,
  model: string,
): boolean {
  if (provider === 'gemini') return readModels(geminiModelsFile).some((row) => row.model === model)
  if (providersFile === null) return false
  return readProvidersFile(providersFile).models.some((row) => row.provider === provider && row.model === model)
}
