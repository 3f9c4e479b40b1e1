import { reportReady } from '../../files/parser-process.ts'
import { loadC2pa } from '../signing/load-c2pa.ts'
import type { CredentialsAnswer, CredentialsQuestion } from './read-credentials.ts'
import { readStore } from './read-store.ts'

/** The child process that reads the credentials of one file. It has limits, no key, and no way to the network. */

Object.assign(globalThis, { fetch: undefined, WebSocket: undefined })
const { Builder, Reader, toBlob } = loadC2pa()

process.on('message', (question: CredentialsQuestion) => {
  void answer(question).then((read) => process.send?.(read))
})
reportReady()

async function answer(question: CredentialsQuestion): Promise<CredentialsAnswer> {
  const read = await readStore(Reader, question)
  return 'fault' in read || !question.isKept ? read : { ...read, manifest: await archive(question) }
}

/** The manifests of a file as an ingredient, with what was found about them here, but without the file. */
async function archive({ bytes, mimeType }: CredentialsQuestion): Promise<Uint8Array> {
  const builder = Builder.fromJson(JSON.stringify({ format: mimeType }))
  try {
    await builder.addIngredientFromBlob(
      JSON.stringify({ relationship: 'componentOf' }),
      mimeType,
      toBlob(bytes, mimeType),
    )
    return builder.toArchive()
  } finally {
    builder.free()
  }
}
