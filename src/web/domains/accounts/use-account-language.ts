import { useEffect } from 'react'
import type { User } from '#contract/accounts/auth.ts'
import type { InterfaceLanguage } from '#contract/languages/interface-languages.ts'
import { api } from '#web/lib/api/api.ts'
import { changeLanguage, storedLanguage } from '#web/words/load-language.ts'

/** The account's language wins over this browser's. An account without one gets the language that was chosen before sign-in. */
export function useAccountLanguage({ language }: User): void {
  useEffect(() => {
    const stored = storedLanguage()
    if (language) changeLanguage(language)
    else if (stored) void api.auth.updateLanguage({ body: { language: stored } }).catch(() => undefined)
  }, [language])
}

/**
 * Stores the language for the account and shows the page in it.
 * @throws {ApiError} if it could not be stored
 */
export async function chooseAccountLanguage(language: InterfaceLanguage): Promise<void> {
  await api.auth.updateLanguage({ body: { language } })
  changeLanguage(language)
}
