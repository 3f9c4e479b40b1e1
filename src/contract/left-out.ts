const LEFT_OUT = /^words_left_out: ([\s\S]+)$/

const REFUSED = /^words_refused: ([\s\S]+)$/

/** The words of a text model that were replaced, because nothing supports them, from the notes of a result. */
export const listRefused = (notes: readonly string[] | undefined): string[] =>
  (notes ?? []).flatMap((note) => REFUSED.exec(note)?.[1] ?? [])

const UNUSED = /^claim_unused: ([\s\S]+)$/

/** Approved claims of the brand that a text model could not make: they are over, or for another market. From the notes of a result. */
export const listUnusedClaims = (notes: readonly string[] | undefined): string[] =>
  (notes ?? []).flatMap((note) => UNUSED.exec(note)?.[1] ?? [])

/** Whether the image of a model could not be read, so that letters in it were not checked. From the notes of a result. */
export const hasUncheckedLetters = (notes: readonly string[] | undefined): boolean =>
  notes?.includes('letters_not_checked') ?? false

/** The texts of a request that a result does not show, from its notes. */
export const listLeftOut = (notes: readonly string[] | undefined): string[] =>
  (notes ?? []).flatMap((note) => LEFT_OUT.exec(note)?.[1] ?? [])
