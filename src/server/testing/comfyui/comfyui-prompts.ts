import sharp from 'sharp'
import { pngHeader } from '../gemini/gemini-content.ts'
import { drawImage } from '../gemini/gemini-media.ts'
import { listMessages, type RunFaultName } from './comfyui-faults.ts'

/** An image that the operator would pay for. */
export interface PaintedImage {
  promptId: string
  prompt: string
  key: string
  references: number
  size: string
}

interface Prompt {
  id: string
  clientId: string
  graph: unknown
  painted: PaintedImage
  fault: RunFaultName | null
  state: 'pending' | 'running' | 'done' | 'failed'
  /** How often the queue is still read before the run goes on. */
  polls: number
}

const ENDED_WITHOUT: readonly (RunFaultName | null)[] = ['run_error', 'out_of_memory', 'declined', 'interrupted']

/** The queue and the history of the stand-in. `bill` is called for each finished run. If `runMs` is null, each poll advances a prompt by one step. */
export function openPrompts(bill: (painted: PaintedImage) => void, runMs: number | null) {
  const prompts = new Map<string, Prompt>()

  const end = (prompt: Prompt) => {
    const { id, fault, painted } = prompt
    if (prompt.state === 'done' || prompt.state === 'failed' || fault === 'stuck' || !prompts.has(id)) return
    prompt.state = ENDED_WITHOUT.includes(fault) ? 'failed' : 'done'
    if (fault === 'forgotten') prompts.delete(id)
    else if (prompt.state === 'done') bill(painted)
  }
  const moveOn = (prompt: Prompt) => {
    prompt.polls -= 1
    if (prompt.polls < 0) end(prompt)
    else prompt.state = 'running'
  }
  const entry = ({ id, clientId, graph }: Prompt) => [1, id, graph, { client_id: clientId }, ['9']]
  const listAll = (state: Prompt['state']) => [...prompts.values()].filter((prompt) => prompt.state === state)

  return {
    add: (clientId: string, graph: unknown, painted: PaintedImage, fault: RunFaultName | null) => {
      const prompt: Prompt = { id: painted.promptId, clientId, graph, painted, fault, state: 'pending', polls: 1 }
      prompts.set(painted.promptId, prompt)
      if (runMs !== null) setTimeout(() => end(prompt), runMs).unref()
    },
    readQueue: () => {
      const queue = {
        queue_running: listAll('running').map(entry),
        queue_pending: listAll('pending').map(entry),
      }
      if (runMs === null) for (const prompt of [...listAll('running'), ...listAll('pending')]) moveOn(prompt)
      return queue
    },
    readHistory: (id: string | null) => {
      const ended = [...listAll('done'), ...listAll('failed')].filter((prompt) => id === null || prompt.id === id)
      return Object.fromEntries(ended.map((prompt) => [prompt.id, describe(prompt, entry(prompt))]))
    },
    remove: (ids: string[]) => ids.forEach((id) => prompts.get(id)?.state === 'pending' && prompts.delete(id)),
    interrupt: (id: string) => {
      const prompt = prompts.get(id)
      if (prompt?.state === 'running') Object.assign(prompt, { state: 'failed', fault: 'interrupted' })
    },
    readFile: async (filename: string): Promise<Buffer | null> => {
      const prompt = prompts.get(filename.replace(/\.png$/, ''))
      return prompt?.state === 'done' && prompt.fault !== 'file_gone' ? drawFile(prompt) : null
    },
    listRunning: () => [...listAll('running'), ...listAll('pending')].map(({ id }) => id),
    reset: () => prompts.clear(),
  }
}

function describe({ id, state, fault }: Prompt, prompt: unknown) {
  if (state === 'failed')
    return {
      prompt,
      outputs: {},
      status: { status_str: 'error', completed: false, messages: fault ? listMessages(fault) : [] },
    }
  const preview = { filename: 'preview.png', subfolder: '', type: 'temp' }
  const images = [{ filename: `${id}.png`, subfolder: '', type: 'output' }, preview]
  const outputs = fault === 'no_image' ? {} : { '9': { images } }
  return { prompt, outputs, status: { status_str: 'success', completed: true, messages: [['execution_success', {}]] } }
}

async function drawFile({ painted, fault }: Prompt): Promise<Buffer> {
  if (fault === 'svg') return Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
  if (fault === 'huge_pixels') return pngHeader(20_000, 20_000)
  if (fault === 'oversize') return Buffer.alloc(49 * 1024 * 1024)
  const [width, height] = painted.size.split('x').map(Number)
  const drawn = sharp(await drawImage(painted.prompt, '1:1', '1K', 'png')).resize(width, height, { fit: 'cover' })
  const png = await drawn.png({ compressionLevel: 1 }).toBuffer()
  return fault === 'corrupt_image' ? Buffer.concat([png.subarray(0, 60), Buffer.alloc(900, 7)]) : png
}
