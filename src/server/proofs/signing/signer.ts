import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { openSemaphore } from '../../infrastructure/limits/semaphore.ts'
import type { FromSigner, SigningJob, ToSigner } from './signer-calls.ts'

const HOST = fileURLToPath(new URL('./signer-host.ts', import.meta.url))
/** It decodes files, so it gets no secret. */
const VARIABLES = ['TMPDIR', 'NODE_COMPILE_CACHE', 'MALLOC_TRIM_THRESHOLD_']
/** Time without a file after which the process ends, in milliseconds. A new one signs within a second. */
const IDLE_MS = 20_000
/** Files that are signed at once. Their memory is several times their size. */
const AT_ONCE = 2

export interface Signer {
  /** Starts the process, for a file that is still being read. */
  wake: () => void
  /**
   * Writes credentials into a file. `signClaim` returns the signature of a claim, of the size that the job says.
   * @throws {Error} if the file cannot be signed, or the process ends
   */
  sign: (job: SigningJob, signClaim: (claim: Uint8Array) => Promise<Uint8Array>) => Promise<Uint8Array>
  close: () => Promise<void>
}

export interface SignerSeam {
  signer: Signer
}

interface WaitingFile {
  signClaim: (claim: Uint8Array) => Promise<Uint8Array>
  done: (signed: Uint8Array) => void
  fail: (error: Error) => void
}

/** Opens a signer whose library runs in a child process, which starts with the first file and ends when there was none for a while. */
export function openSigner({ idleMs = IDLE_MS } = {}): Signer {
  const semaphore = openSemaphore(AT_ONCE)
  let started: ReturnType<typeof startProcess> | null = null
  let idle: NodeJS.Timeout | undefined
  const end = async (): Promise<void> => {
    clearTimeout(idle)
    const ending = started
    started = null
    await ending?.end()
  }
  const endLater = () => {
    clearTimeout(idle)
    idle = setTimeout(() => void end(), idleMs).unref()
  }
  const start = () => {
    clearTimeout(idle)
    const current = started?.isRunning() ? started : startProcess()
    started = current
    return current
  }
  const sign: Signer['sign'] = async (job, signClaim) => {
    const current = start()
    try {
      return await current.sign(job, signClaim)
    } finally {
      if (current === started && !current.isBusy()) endLater()
    }
  }
  const wake = () => {
    if (!start().isBusy()) endLater()
  }
  return { wake, sign: (job, signClaim) => semaphore(() => sign(job, signClaim)), close: end }
}

function startProcess() {
  const waiting = new Map<number, WaitingFile>()
  const env = Object.fromEntries(VARIABLES.map((name) => [name, process.env[name]]))
  const child = fork(HOST, { serialization: 'advanced', env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  child.on('message', (message: FromSigner) => void receive(child, waiting, message))
  child.on('error', (error) => failAll(waiting, error))
  child.on('exit', (code, signal) => failAll(waiting, new Error(`The process that signs ended: ${signal ?? code}`)))
  let lastId = 0
  return {
    isRunning: () => child.connected,
    isBusy: () => waiting.size > 0,
    sign: (job: SigningJob, signClaim: WaitingFile['signClaim']): Promise<Uint8Array> => {
      lastId += 1
      const { promise, resolve: done, reject: fail } = Promise.withResolvers<Uint8Array>()
      waiting.set(lastId, { signClaim, done, fail })
      send(child, { id: lastId, job })
      return promise
    },
    end: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, 'exit')
      if (child.connected) child.disconnect()
      await exited
    },
  }
}

/** A process that cannot be written to is of no use. Its exit ends the files. */
const send = (child: ChildProcess, message: ToSigner) => child.send(message, (error) => error && child.kill('SIGKILL'))

async function receive(child: ChildProcess, waiting: Map<number, WaitingFile>, message: FromSigner): Promise<void> {
  const file = waiting.get(message.id)
  if (!file) return
  try {
    if ('claim' in message) return void send(child, { id: message.id, signature: await file.signClaim(message.claim) })
    waiting.delete(message.id)
    if ('signed' in message) file.done(message.signed)
    else file.fail(new Error(message.failure))
  } catch (error) {
    waiting.delete(message.id)
    file.fail(error instanceof Error ? error : new Error(String(error)))
  }
}

function failAll(waiting: Map<number, WaitingFile>, error: Error): void {
  for (const { fail } of waiting.values()) fail(error)
  waiting.clear()
}
