import { reportReady } from '../../files/parser-process.ts'
import { loadC2pa } from '../signing/load-c2pa.ts'
import type { CredentialsQuestion } from './read-credentials.ts'
import { readStore } from './read-store.ts'

/** The child process that reads the credentials of one file. It has limits, no key, and no way to the network. */

Object.assign(globalThis, { fetch: undefined, WebSocket: undefined })
const { Reader } = loadC2pa()

process.on('message', (question: CredentialsQuestion) => {
  void readStore(Reader, question).then((answer) => process.send?.(answer))
})
reportReady()
