/** The codes of error replies that the browser acts on. No code may read the text of a message: it is translated. */

/** A newer preview took the place of this one. */
export const SUPERSEDED = 'superseded'

/** The call waits for a confirmation by password or emailed code. */
export const CONFIRMATION_REQUIRED = 'confirmation_required'
