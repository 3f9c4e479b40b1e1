const LEFT_OUT = /^words_left_out: ([\s\S]+)$/

/** The texts of a request that a result does not show, from its notes. */
export const listLeftOut = (notes: readonly string[] | undefined): string[] =>
  (notes ?? []).flatMap((note) => LEFT_OUT.exec(note)?.[1] ?? [])
