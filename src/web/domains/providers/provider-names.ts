import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/providers.ts'

interface NamedProvider {
  name: string | null
  model: string | null
  is_platform: boolean
  problem: string | null
}

/** The name that people know a provider by. */
export const showProviderName = (name: string): string => (name === 'gemini' ? 'Google Gemini' : name)

/** `OpenAI · gpt-image-1`, or `Built-in studio`. */
export function nameProvider({ name, model, is_platform, problem }: NamedProvider): string {
  if (name === '' && problem !== null) return t.gone
  if (name === null) return t.studio
  const shown = showProviderName(name)
  const owned = is_platform ? fill(t.platformOf, { name: shown }) : shown
  return model === null ? owned : `${owned} · ${model}`
}
