import { loadC2pa } from './load-c2pa.ts'
import type { FromSigner, SigningJob, ToSigner } from './signer-calls.ts'

/**
 * The child process of `openSigner`. It writes credentials into files, and has no key: each claim goes to its parent, which signs it. It
 * ends when the channel to its parent closes.
 */

const { Builder, toBlob } = loadC2pa()
const waiting = new Map<number, (signature: Uint8Array<ArrayBuffer>) => void>()

process.on('disconnect', () => process.exit())
// A terminal sends its signals to the parent too, which finishes its work first.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined)
process.on('message', (message: ToSigner) => {
  if ('signature' in message) waiting.get(message.id)?.(new Uint8Array(message.signature))
  else void answer(message.id, message.job)
})

async function answer(id: number, job: SigningJob): Promise<void> {
  try {
    reply({ id, signed: await sign(id, job) })
  } catch (error) {
    reply({ id, failure: error instanceof Error ? error.message : String(error) })
  } finally {
    waiting.delete(id)
  }
}

async function sign(id: number, job: SigningJob): Promise<Uint8Array> {
  const { manifest, ingredients, mimeType, data, algorithm, signatureSize } = job
  const builder = Builder.fromJson(JSON.stringify(manifest))
  try {
    for (const { json, mimeType: type, data: bytes } of ingredients)
      await builder.addIngredientFromBlob(JSON.stringify(json), type, toBlob(bytes, type))
    const askParent = (claim: Uint8Array) => {
      const { promise, resolve } = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
      waiting.set(id, resolve)
      reply({ id, claim })
      return promise
    }
    const signer = { alg: algorithm, reserveSize: signatureSize, sign: askParent }
    return await builder.sign(signer, [], mimeType, toBlob(data, mimeType))
  } finally {
    builder.free()
  }
}

function reply(message: FromSigner): void {
  if (process.connected) process.send?.(message)
}
