import { X509Certificate } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { z } from 'zod'
import { VERIFY_MAX_BYTES } from '#contract/proofs/proof-options.ts'
import type { Verification } from '#contract/proofs/verify.ts'
import type { App } from '../app.ts'
import { rebuild } from '../designs/rebuild.ts'
import { StartError } from '../infrastructure/problem.ts'
import { readOperatorKey } from '../proofs/keys/operator-certificate.ts'
import { getSigningKey, makeLeaf } from '../proofs/keys/signing-keys.ts'
import { verifyFile } from '../proofs/verify/verify-file.ts'

export const PROOF_USAGE = 'credentials | rotate-credentials | verify FILE | rebuild ID'

/** Lists the keys that sign files, and makes the first one if there is none. */
export async function listCredentials(app: App): Promise<string> {
  const { chain } = await getSigningKey(app)
  const signing = chain[0] && new X509Certificate(chain[0])
  const rows = await app.db
    .selectFrom('signing_keys')
    .select(['serial', 'kind', 'certificate', 'created_at', 'expires_at'])
    .where('kind', '!=', 'mark')
    .orderBy('created_at')
    .execute()
  const keys = rows.map(({ serial, kind, certificate, created_at, expires_at }) => {
    const isSigning = signing?.serialNumber.toLowerCase() === serial.toLowerCase()
    return [
      kind,
      serial,
      nameOf(certificate),
      `${day(created_at)} to ${day(expires_at)}`,
      isSigning ? 'signs' : '',
    ].join('\t')
  })
  const operators = (await readOperatorKey(app.config)) && signing
  return [
    ...keys,
    ...(operators
      ? [`operator\t${operators.serialNumber}\t${nameOf(operators.toString())}\tto ${operators.validTo}\tsigns`]
      : []),
    app.config.timeStampUrl ? `Time stamps: ${app.config.timeStampUrl}` : 'No time stamps: TIME_STAMP_URL is not set',
    app.config.trustAnchorsFile
      ? `Known list: ${app.config.trustAnchorsFile}`
      : 'No known list: TRUST_ANCHORS_FILE is not set',
  ].join('\n')
}

const nameOf = (pem: string): string => new X509Certificate(pem).subject.replaceAll('\n', ', ')
const day = (time: Date): string => time.toISOString().slice(0, 10)

/** A new leaf signs from now on. Those before it stay valid. */
export async function rotateCredentials(app: App): Promise<string> {
  await makeLeaf(app, true)
  return `A new key signs from now on\n${await listCredentials(app)}`
}

/**
 * What `/verify` says about a file on this machine.
 * @throws {StartError} for a file that cannot be read or is too large
 */
export async function verifyPath(app: App, path: string): Promise<string> {
  const found = await verifyFile(app, await readUpTo(path))
  return listLines(found).join('\n')
}

async function readUpTo(path: string): Promise<Buffer> {
  const file = await open(path).catch(() => {
    throw new StartError('The file cannot be read')
  })
  try {
    if ((await file.stat()).size > VERIFY_MAX_BYTES) throw new StartError('The file is too large')
    return await file.readFile()
  } finally {
    await file.close()
  }
}

const VERDICTS = {
  intact: 'Unchanged since it was signed',
  changed: 'Changed since it was signed: what it says no longer counts',
  no_credentials: 'No Content Credentials',
  unreadable: 'Damaged Content Credentials: the file was changed or cut off',
  remote_only: 'Its credentials are at another address, which is not opened',
} as const

const SIGNERS = {
  this_instance: 'this Signet',
  known_list: 'a signer of TRUST_ANCHORS_FILE',
  unknown: 'somebody whom no list here knows',
} as const

function listLines(found: z.output<typeof Verification>): string[] {
  const { verdict, signed_by, mark, check, approval, pictures, actions, faults, mime_type, ...said } = found
  const rest = Object.entries(said).filter(([, value]) => value !== null)
  return [
    VERDICTS[verdict],
    ...(signed_by ? [`Signed by ${SIGNERS[signed_by]}`] : []),
    ...(mark
      ? [
          `Very likely a ${mime_type === 'video/mp4' ? 'film' : 'picture'} of this Signet: ${mark.brand ?? 'brand not told'}, item ${mark.item ?? 'not told'}`,
        ]
      : []),
    ...rest.map(([name, value]) => `${name}: ${String(value)}`),
    ...(check ? [`brand check: ${check.passed ? 'passed' : 'not passed'} (${Math.round(check.score)} of 100)`] : []),
    ...(approval ? [`approved: ${approval.at ?? 'yes'}${approval.by ? ` by ${approval.by}` : ''}`] : []),
    ...pictures.map(
      ({ title, program, signer }) => `picture: ${title}, ${program ?? 'unknown'}, signed by ${signer ?? 'nobody'}`,
    ),
    ...(actions.length > 0 ? [`actions: ${actions.join(', ')}`] : []),
    ...(faults.length > 0 ? [`faults: ${faults.join(', ')}`] : []),
    `type: ${mime_type}`,
  ]
}

/**
 * Draws an item again, and says whether its bytes are the stored ones.
 * @throws {StartError} when they are not
 */
export async function rebuildItem(app: App, id: number): Promise<string> {
  const { files, storedBy, drawnBy } = await rebuild(app, id)
  const lines = files.map(({ name, stored, rebuilt }) =>
    stored === rebuilt
      ? `${name}: the same bytes, ${stored}`
      : `${name}: other bytes, stored ${stored}, rebuilt ${rebuilt}`,
  )
  const isSame = files.every(({ stored, rebuilt }) => stored === rebuilt)
  if (isSame) return [...lines, `Drawn by ${drawnBy}`].join('\n')
  const reason =
    storedBy === drawnBy
      ? 'by the same programs'
      : `by other programs: stored by ${storedBy ?? 'an earlier version'}, drawn by ${drawnBy}`
  throw new StartError([...lines, reason].join('\n'))
}
