import { afterEach, beforeEach } from 'vitest'

/** Gives each test of a file the page of a server without SMTP, which names its mailbox page. */
export function useMailbox(): void {
  const meta = document.createElement('meta')
  meta.name = 'signet-mailbox'
  meta.content = '/mailbox'
  beforeEach(() => document.head.append(meta))
  afterEach(() => meta.remove())
}
