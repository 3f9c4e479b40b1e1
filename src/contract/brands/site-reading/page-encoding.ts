import '../../schema/jitless.ts'
import { z } from 'zod'
import { TEXT_ENCODINGS } from '../../text/text-encodings.ts'

/** The text encoding that a person chose for a page. Absent: the page names it, or its content tells it. */
export const PageEncoding = z.enum(TEXT_ENCODINGS, 'Please select one of the listed text encodings.').optional()
