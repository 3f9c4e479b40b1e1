import { TOOL } from '#studio/render/image/provenance.ts'
import type { ContentFacts } from '../read-facts.ts'

/** The vocabulary of digital source types. */
export const SOURCE_VOCABULARY = 'http://cv.iptc.org/newscodes/digitalsourcetype/'
/** The label of our own assertion. */
export const PROOF_LABEL = 'signet.proof'

/** The name and the version of the program. */
export const [NAME = '', VERSION = ''] = TOOL.split(' ')

interface Action {
  action: string
  softwareAgent: object
  digitalSourceType?: string
  when?: string
  parameters?: object
}

/** What was done to the stored file before it was handed out. */
export interface Delivery {
  mimeType: string
  /** Pixels of the file for each pixel of the design. */
  ratio?: number
  /** Whether the file shows the stored design. A file of unsaved changes has neither its check nor its approval. */
  isStored: boolean
}

/** The label of the stored file as an ingredient. Only files whose scene is damaged name it: they cannot say how they were made. */
export const STORED_FILE = 'stored_file'

/** A picture that the design shows, by the label of its ingredient. */
export interface PlacedImage {
  label: string
}

/** The manifest of a file, as a definition of the library. */
export function describeFile(facts: ContentFacts, delivery: Delivery, placed: readonly PlacedImage[]): object {
  const assertions = [
    { label: 'c2pa.actions.v2', data: { actions: listActions(facts, delivery, placed), allActionsIncluded: true } },
    { label: PROOF_LABEL, data: describeProof(facts, delivery) },
  ]
  return {
    claim_generator_info: [{ name: NAME, version: VERSION }],
    format: delivery.mimeType,
    ...(facts.title && facts.shows !== 'nothing' && { title: facts.title }),
    assertions,
  }
}

function listActions(
  { madeAt, sourceType, translation, mimeType }: ContentFacts,
  delivery: Delivery,
  placed: readonly PlacedImage[],
): Action[] {
  const softwareAgent = { name: NAME, version: VERSION }
  const { ratio = 1 } = delivery
  const start: Action = sourceType
    ? {
        action: 'c2pa.created',
        digitalSourceType: `${SOURCE_VOCABULARY}${sourceType}`,
        softwareAgent,
        when: madeAt.toISOString(),
      }
    : { action: 'c2pa.opened', softwareAgent, parameters: { ingredientIds: [STORED_FILE] } }
  return [
    start,
    ...placed
      .filter(({ label }) => label !== STORED_FILE)
      .map(({ label }) => ({
        action: 'c2pa.placed',
        softwareAgent,
        parameters: { ingredientIds: [label] },
      })),
    ...(translation
      ? [
          {
            action: 'c2pa.translated',
            softwareAgent,
            parameters: { sourceLanguage: translation.from, targetLanguage: translation.to },
          },
        ]
      : []),
    ...(ratio === 1 ? [] : [{ action: 'c2pa.resized', softwareAgent }]),
    ...(delivery.mimeType === mimeType ? [] : [{ action: 'c2pa.converted', softwareAgent }]),
  ]
}

/** What the owner of the brand chose to publish. The recipe, the type of source and the models are always published. */
function describeProof(facts: ContentFacts, { isStored }: Delivery): object {
  const { id, brand, check, approval, shows } = facts
  const models = {
    ...(facts.pictureModel && { picture: facts.pictureModel }),
    ...(facts.wordsModel && { words: facts.wordsModel }),
  }
  // Pictures whose manifests are kept are ingredients.
  const told = facts.foreign.filter(({ kept }) => kept === null)
  const by = shows === 'full' && approval ? { by: approval.by } : {}
  return {
    version: 1,
    ...(facts.recipe && {
      recipe: { sha256: facts.recipe, fonts: facts.fonts, ...(facts.renderer && { renderer: facts.renderer }) },
    }),
    ...(Object.keys(models).length > 0 && { models }),
    ...(told.length > 0 && { pictures: told.map(({ kept: _, ...image }) => image) }),
    ...(isStored && { stored: { sha256: facts.sha256 } }),
    ...(shows !== 'nothing' && {
      brand: { name: brand.name, ...(brand.version !== null && { version: brand.version }) },
      made_at: facts.madeAt.toISOString(),
      ...(isStored && check && { check }),
      ...(isStored && approval && { approval: { ...(approval.at && { at: approval.at.toISOString() }), ...by } }),
    }),
    ...(shows === 'full' && { item: id }),
  }
}
