import { z } from 'zod'

/** A workflow in ComfyUI's API format: nodes by id. Its strings may contain placeholders such as `{{prompt}}`. */
const Node = z.looseObject({ class_type: z.string().min(1), inputs: z.record(z.string(), z.json()) })
const Workflow = z.record(z.string(), Node)
export type Workflow = z.output<typeof Workflow>

/** The workflow for a prompt alone, and the one that also takes images. */
export interface Workflows {
  plain: Workflow
  withReferences: Workflow | null
}

type Json = z.output<ReturnType<typeof z.json>>

const PLACEHOLDER = /\{\{([a-z0-9_]{1,40})\}\}/g
const VALUES = ['prompt', 'negative', 'width', 'height', 'seed']
const REFERENCE = /^reference_[1-8]$/
const FORM =
  'must be a workflow in API format, as ComfyUI exports it with Export (API): nodes with class_type and inputs, by their ids'

/**
 * Checks a workflow. Returns it, or what is wrong with it in a few words.
 * `takesReferences` says whether it must have placeholders of images, or may have none.
 */
export function parseWorkflow(json: unknown, takesReferences: boolean): Workflow | string {
  const parsed = Workflow.safeParse(json)
  if (!parsed.success || Object.keys(parsed.data).length === 0) return FORM
  const names = listPlaceholders(parsed.data)
  const unknown = names.find((name) => !VALUES.includes(name) && !REFERENCE.test(name))
  if (unknown !== undefined)
    return `has the unknown placeholder {{${unknown}}}; known are ${[...VALUES, 'reference_1 to reference_8'].join(', ')}`
  if (!names.includes('prompt')) return 'has no placeholder {{prompt}}'
  const count = countReferences(parsed.data)
  if (!takesReferences && count > 0) return 'has a placeholder of an image: name that workflow as reference_workflow'
  if (takesReferences && count === 0) return 'has no placeholder {{reference_1}}'
  return parsed.data
}

/** How many images a workflow takes. */
export const countReferences = (workflow: Workflow): number =>
  listPlaceholders(workflow).filter((name) => REFERENCE.test(name)).length

function listPlaceholders(workflow: Workflow): string[] {
  const text = JSON.stringify(Object.values(workflow).map(({ inputs }) => inputs))
  return [...new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name]) => name ?? ''))]
}

/** What replaces the placeholders. `references` are names of uploaded images; the last one fills the places that are left. */
interface Filling {
  prompt: string
  negative: string
  width: number
  height: number
  seed: number
  references: readonly string[]
}

/** A string that is one placeholder gets its value with its type; a placeholder within a text becomes text. */
export function fillWorkflow(workflow: Workflow, { references, ...filling }: Filling): Workflow {
  const values = new Map<string, string | number>(Object.entries(filling))
  for (let index = 0; index < 8; index += 1)
    values.set(`reference_${index + 1}`, references[Math.min(index, references.length - 1)] ?? '')
  const fillText = (text: string): string | number => {
    const alone = /^\{\{([a-z0-9_]{1,40})\}\}$/.exec(text)?.[1]
    const value = alone === undefined ? undefined : values.get(alone)
    return value ?? text.replaceAll(PLACEHOLDER, (all, name: string) => String(values.get(name) ?? all))
  }
  const fill = (json: Json): Json => {
    if (typeof json === 'string') return fillText(json)
    if (Array.isArray(json)) return json.map(fill)
    return json !== null && typeof json === 'object' ? fillAll(json) : json
  }
  const fillAll = (inputs: Record<string, Json>): Record<string, Json> =>
    Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, fill(value)]))
  return Object.fromEntries(
    Object.entries(workflow).map(([id, node]) => [id, { ...node, inputs: fillAll(node.inputs) }]),
  )
}
