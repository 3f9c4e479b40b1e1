const KEY = 'signet-token'
/** Fired on `window` when the server rejects the token. */
export const TOKEN_EXPIRED = 'token-expired'

/** Private modes may refuse storage. This copy keeps the session until the page is closed. */
let memory: string | null = null

export function heldToken(): string | null {
  return memory ?? storedToken()
}

export function keepToken(token: string): void {
  memory = token
  try {
    localStorage.setItem(KEY, token)
  } catch {
    // Storage is not available, so the token is kept in memory only.
  }
}

export function forgetToken(): void {
  memory = null
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Storage is not available, so there is nothing to remove.
  }
}

/** Calls `listener` with the stored token whenever another tab signs in or out. */
export function onTokenElsewhere(listener: (token: string | null) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== KEY && event.key !== null) return
    memory = null
    listener(storedToken())
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

function storedToken(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
