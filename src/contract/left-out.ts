const LEFT_OUT = /^words_left_out: ([\s\S]+)$/

const REFUSED = /^words_refused: ([\s\S]+)$/

/** The words of a text model that were replaced, because nothing supports them, from the notes of a result. */
export const listRefused = (notes: readonly string[] | undefined): string[] =>
  (notes ?? []).flatMap((note) => REFUSED.exec(note)?.[1] ?? [])

/** The texts of a request that a result does not show, from its notes. */
export const listLeftOut = (notes: readonly string[] | undefined): string[] =>
  (notes ?? []).flatMap((note) => LEFT_OUT.exec(note)?.[1] ?? [])
