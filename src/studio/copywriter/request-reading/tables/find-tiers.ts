import { isKind } from './tier.ts'
import type { Extent } from '../../../model/pieces.ts'
import type { RunOn } from './find-run-on.ts'
import type { Row } from './read-row.ts'

/** A label and a number behind it that counts nothing: "大人120". */
const TIER =
  /(?<gap>[\s,，、/／]*)(?<label>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,6})\s?(?<value>[¥￥]?\p{Nd}{1,5}(?:\.\p{Nd}{1,2})?(?:元|块|円)?(?:\/\p{Script=Han})?)(?![\p{Nd}.:：~〜～–-]|[个個人名位年月日号號點点时時分岁歳歲级級%％折斤两克米階楼层層室席つ本枚回次元块円岁]|\s?(?:g|kg|ml|m|L)(?!\p{L}))/uy

/** Two, and fewer than any list of prices has. In UTF-16 code units: a sentence. */
const [LEAST, LONGEST] = [2, 240]

/**
 * Reads for whom or how large something is, each with its price, in scripts without spaces, with or without a currency: "大人120 小孩60". Labels
 * that name a thing are none. Null for fewer than two.
 */
export function findTiers(text: string, { start, end }: Extent): RunOn | null {
  const said = text.slice(start, Math.min(end, start + LONGEST))
  for (const { index } of said.matchAll(
    /(?<![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{Script=Han}\p{Script=Katakana}]/gu,
  )) {
    const found = readTiers(said, index)
    if (found.rows.length >= LEAST) return shift(found, start)
  }
  return null
}

function readTiers(said: string, from: number): RunOn {
  const rows: Row[] = []
  let end = from
  TIER.lastIndex = from
  for (let found = TIER.exec(said); found; found = TIER.exec(said)) {
    const { gap = '', label = '', value = '' } = found.groups ?? {}
    if (!isKind(label) || (rows.length === 0 && gap !== '')) break
    const at = found.index + gap.length
    const last = found.index + found[0].length
    end = last
    rows.push({
      kind: /\p{Sc}|[元块円]/u.test(value) ? 'price' : 'bare',
      label: { start: at, end: at + label.length },
      value: { start: last - value.length, end: last },
      isComplete: true,
      hasDecimals: false,
      hasTenths: false,
      isLed: false,
      isPriced: true,
    })
  }
  // "大份28 小份18 只限堂食": the space belongs to the last row.
  return { rows, end: end + (/^[\s,，、]+/u.exec(said.slice(end))?.[0].length ?? 0) }
}

const shift = ({ rows, end }: RunOn, by: number): RunOn => ({
  rows: rows.map((row) => ({ ...row, label: move(row.label, by), value: move(row.value, by) })),
  end: end + by,
})

const move = ({ start, end }: Extent, by: number): Extent => ({ start: start + by, end: end + by })
