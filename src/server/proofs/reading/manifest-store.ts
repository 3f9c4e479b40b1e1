import { z } from 'zod'

const Status = z.object({ code: z.string() })
const Results = z.object({ failure: z.array(Status).catch([]), success: z.array(Status).catch([]) })

const Ingredient = z.object({
  title: z.string().catch(''),
  active_manifest: z.string().optional().catch(undefined),
  validation_results: z.object({ activeManifest: Results }).optional().catch(undefined),
})

const Manifest = z.object({
  title: z.string().nullish().catch(null),
  instance_id: z.string().nullish().catch(null),
  claim_generator_info: z.array(z.object({ name: z.string(), version: z.string().nullish() })).catch([]),
  claim_generator: z.string().nullish().catch(null),
  assertions: z.array(z.object({ label: z.string(), data: z.unknown() })).catch([]),
  ingredients: z.array(Ingredient).catch([]),
  signature_info: z
    .object({
      issuer: z.string().nullish(),
      common_name: z.string().nullish(),
      time: z.string().nullish(),
    })
    .nullish()
    .catch(null),
})
export type Manifest = z.output<typeof Manifest>

const Store = z.object({
  active_manifest: z.string(),
  manifests: z.record(z.string(), Manifest),
  validation_results: z.object({ activeManifest: Results.optional() }).optional(),
  validation_state: z.string().catch('Invalid'),
})
export type ManifestStore = z.output<typeof Store>

/** Reads the JSON of the library. Null if it is of another form. */
export function parseManifestStore(json: string): ManifestStore | null {
  try {
    return Store.safeParse(JSON.parse(json)).data ?? null
  } catch {
    return null
  }
}

/** The certificate is judged apart from the file: a root that nobody listed is no fault of the file. */
const OF_TRUST = new Set(['signingCredential.untrusted', 'timeStamp.untrusted'])

/** The codes of what is wrong with a file, each once. */
export const listFaults = ({ validation_results }: ManifestStore): string[] =>
  toCodes(validation_results?.activeManifest?.failure ?? [])

export const listIngredientFaults = ({ validation_results }: z.output<typeof Ingredient>): string[] =>
  toCodes(validation_results?.activeManifest.failure ?? [])

const toCodes = (failures: readonly { code: string }[]): string[] => [
  ...new Set(failures.map(({ code }) => code).filter((code) => !OF_TRUST.has(code))),
]

export const nameProgram = ({ claim_generator_info: [info], claim_generator }: Manifest): string | null =>
  info ? [info.name, info.version].filter(Boolean).join(' ') : (claim_generator ?? null)

export const nameSigner = ({ signature_info: info }: Manifest): string | null =>
  info?.common_name ?? info?.issuer ?? null

const Actions = z.object({
  actions: z.array(z.object({ action: z.string(), digitalSourceType: z.string().nullish() })),
})

/** The actions of a manifest in their order. */
export const listActions = ({ assertions }: Manifest) =>
  assertions
    .filter(({ label }) => label.startsWith('c2pa.actions'))
    .flatMap(({ data }) => Actions.safeParse(data).data?.actions ?? [])

/** The first digital source type that an action names, without the address of its vocabulary. */
export const findSourceType = (manifest: Manifest): string | null =>
  listActions(manifest)
    .map(({ digitalSourceType }) => digitalSourceType?.split('/').at(-1))
    .find(Boolean) ?? null
