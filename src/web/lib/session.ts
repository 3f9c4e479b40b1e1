import { useSyncExternalStore } from 'react'
import type { User } from '#contract/auth.ts'
import { api } from './api.ts'
import { queryClient } from './query-client.ts'
import { forgetToken, heldToken, keepToken, onTokenElsewhere, TOKEN_EXPIRED } from './token.ts'

export type Session = { status: 'loading' } | { status: 'signed-out' } | { status: 'user'; user: User }

let session: Session = { status: 'loading' }
let hasStarted = false
const listeners = new Set<() => void>()

export function useSession(): Session {
  return useSyncExternalStore(subscribe, () => session)
}

export function signIn(token: string, user: User): void {
  keepToken(token)
  become({ status: 'user', user })
}

/** Local at once; the server is told without waiting, and a failure of that call changes nothing here. */
export function signOut(): void {
  void api.auth.logout().catch(() => undefined)
  forgetToken()
  become({ status: 'signed-out' })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!hasStarted) start()
  return () => listeners.delete(listener)
}

function start(): void {
  hasStarted = true
  window.addEventListener(TOKEN_EXPIRED, () => become({ status: 'signed-out' }))
  onTokenElsewhere((token) => {
    if (!token) become({ status: 'signed-out' })
    else if (session.status === 'signed-out') void restore()
  })
  void restore()
}

async function restore(): Promise<void> {
  if (!heldToken()) return become({ status: 'signed-out' })
  try {
    become({ status: 'user', user: await api.auth.me() })
  } catch {
    forgetToken()
    become({ status: 'signed-out' })
  }
}

function become(next: Session): void {
  if (next.status === 'signed-out') queryClient.clear()
  session = next
  for (const listener of listeners) listener()
}
