const ENDED = /[.!?…:;。！？؟।]["”»’)]?$|\p{Extended_Pictographic}\uFE0F?$/u
/** Thai sentences end without a mark. */
const FULL_STOPS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u, '。'],
  [/\p{Script=Devanagari}$/u, '।'],
  [/\p{Script=Thai}\p{M}?$/u, ''],
]

/** The text with a mark at its end. */
export function ended(text: string): string {
  const trimmed = text.trim()
  if (ENDED.test(trimmed) || trimmed.startsWith('—')) return trimmed
  return `${trimmed}${FULL_STOPS.find(([script]) => script.test(trimmed))?.[1] ?? '.'}`
}
