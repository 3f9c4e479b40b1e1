import { useSyncExternalStore } from 'react'
import type { User } from '#contract/accounts/auth.ts'
import { ApiError } from '#contract/client/client.ts'
import { api } from './api.ts'
import { queryClient } from './query-client.ts'
import { forgetToken, heldToken, keepToken, onTokenElsewhere, TOKEN_EXPIRED } from './token.ts'

export type Session = { status: 'loading' } | { status: 'signed-out' } | { status: 'user'; user: User }

let session: Session = { status: 'loading' }
let hasStarted = false
const listeners = new Set<() => void>()

export function useSession(): Session {
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => session,
  )
}

export function signIn(token: string, user: User): void {
  keepToken(token)
  queryClient.clear()
  become({ status: 'user', user })
}

/** Signs out locally at once. The request to the server is not awaited, and its failure is ignored. */
export function signOut(): void {
  if (heldToken()) void api.auth.logout().catch(() => undefined)
  endSession()
}

/** Clears a session that the server has already ended. */
export function endSession(): void {
  forgetToken()
  become({ status: 'signed-out' })
}

/** Fetches the user again after a saved change and shows it everywhere; `saved` is the fallback when the request fails. */
export async function refreshUser(saved: Pick<User, 'username' | 'email'>): Promise<Pick<User, 'username' | 'email'>> {
  const user = await api.auth.me().catch(() => saved)
  if (session.status === 'user') become({ status: 'user', user: { ...session.user, ...user } })
  return { username: user.username, email: user.email }
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
    queryClient.clear()
    if (token) void restore()
    else become({ status: 'signed-out' })
  })
  if (session.status === 'loading') void restore()
}

/** A reply counts only for the token that was sent: another tab, or this one, may have replaced it meanwhile. */
async function restore(): Promise<void> {
  const token = heldToken()
  if (!token) return become({ status: 'signed-out' })
  try {
    const user = await api.auth.me()
    if (heldToken() === token) become({ status: 'user', user })
  } catch (error) {
    // Leaving a page aborts its calls, which says nothing about the token. The page is unloaded before this pause ends.
    if (!(error instanceof ApiError && error.status > 0)) await new Promise((done) => setTimeout(done, 400))
    if (heldToken() === token) forgetToken()
    if (!heldToken()) become({ status: 'signed-out' })
  }
}

function become(next: Session): void {
  if (next.status === 'signed-out') queryClient.clear()
  session = next
  for (const listener of listeners) listener()
}
