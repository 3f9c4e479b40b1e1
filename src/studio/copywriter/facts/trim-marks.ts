/** Removes spaces and punctuation at the end of a text. */
export const trimMarks = (text: string): string =>
  text.replace(/(?<![\s,.!?;:。、，；：،؛–—-])[\s,.!?;:。、，；：،؛–—-]+$/, '')
