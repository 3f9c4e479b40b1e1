import type { Config } from '../../infrastructure/config.ts'
import { readModels } from '../gemini/models.ts'
import { readProvidersFile } from '../providers-file.ts'

/**
 * Whether a table of models has a model of a provider, at any date: that of Gemini, or that of PROVIDERS_FILE.
 * @throws {StartError} with one line if a file is invalid
 */
export function isKnownModel(
  { geminiModelsFile, providersFile }: Pick<Config, 'geminiModelsFile' | 'providersFile'>,
  provider: string,
  model: string,
): boolean {
  if (provider === 'gemini') return readModels(geminiModelsFile).some((row) => row.model === model)
  if (providersFile === null) return false
  return readProvidersFile(providersFile).models.some((row) => row.provider === provider && row.model === model)
}
