import { parentPort, workerData } from 'node:worker_threads'
import { writeTexts } from '#studio/copywriter/campaigns/write-texts.ts'
import { checkTexts, findTextSet } from '#contract/platforms/text-rules.ts'
import { mergeModelTexts } from './merge-model-texts.ts'
import { changeCopy } from '../../designs/design-copy.ts'
import type { WriteTask, Written } from './write-task.ts'

/** Runs in a thread of its own: reading a request takes long, and its language detector takes 30 MB, which end with the thread. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the data that `runWriter` passes
const { brief, sets, language, variants, words, links, model } = workerData as WriteTask

const byRules: Written = writeTexts(
  brief,
  sets.flatMap((key) => findTextSet(key) ?? []),
  { language, variants, changeCopy: (copy) => changeCopy(copy, words), link: links },
)
const written: Written = model ? mergeModelTexts({ brief, variants, byRules, model }) : byRules
for (const [key, posts] of Object.entries(written)) written[key] = posts.map((fields) => dropRefused(key, fields))
parentPort?.postMessage(written)

/** Leaves out what the platform would refuse, so that nothing is stored over a limit. */
function dropRefused(key: string, fields: Written[string][number]): Written[string][number] {
  const wrong = checkTexts(key, fields).filter(({ problem }) => problem !== 'too_few' && problem !== 'none_short')
  if (wrong.length === 0) return fields
  const isWrong = (field: string, index: number) =>
    wrong.some((one) => one.field === field && (one.index === null || one.index === index))
  const kept = Object.entries(fields).map(([field, texts]) => [
    field,
    texts.filter((_, index) => !isWrong(field, index)),
  ])
  return Object.fromEntries(kept)
}
