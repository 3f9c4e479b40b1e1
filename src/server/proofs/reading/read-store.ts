import type { loadC2pa } from '../signing/load-c2pa.ts'
import { parseManifestStore } from './manifest-store.ts'
import type { CredentialsAnswer, CredentialsQuestion } from './read-credentials.ts'

type Reader = ReturnType<typeof loadC2pa>['Reader']

/** Reads the manifests of a file, first with the roots of this instance, then with those that the operator listed. */
export async function readStore(
  library: Reader,
  { bytes, mimeType, ownAnchors, knownAnchors }: CredentialsQuestion,
): Promise<CredentialsAnswer> {
  try {
    const own = await read(library, bytes, { mimeType, anchors: ownAnchors })
    if (isTrusted(own) || knownAnchors === '') return { store: own, list: isTrusted(own) ? 'own' : null }
    const known = await read(library, bytes, { mimeType, anchors: knownAnchors })
    return isTrusted(known) ? { store: known, list: 'known' } : { store: own, list: null }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}

/** Of the file's own signature, not of those of the pictures in it. */
const isTrusted = (json: string): boolean =>
  parseManifestStore(json)?.validation_results?.activeManifest?.success.some(
    ({ code }) => code === 'signingCredential.trusted',
  ) ?? false

/** The manifests of a file and what was found about them, as JSON. A manifest at another address is never fetched. */
async function read(
  library: Reader,
  bytes: Uint8Array,
  { mimeType, anchors }: { mimeType: string; anchors: string },
): Promise<string> {
  const verify = { remote_manifest_fetch: false, ocsp_fetch: false }
  const settings = { verify, ...(anchors && { trust: { trust_anchors: anchors } }) }
  const reader = await library.fromBytes(mimeType, new Uint8Array(bytes), JSON.stringify(settings))
  try {
    return reader.json()
  } finally {
    reader.free()
  }
}
