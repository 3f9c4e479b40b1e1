import { z } from 'zod'
import './zod-messages.ts'

/**
 * zod compiles parsers with `new Function`, which our content security policy refuses in the browser. The choice is read
 * when a schema is constructed, so every contract file that builds schemas imports this module first.
 */
if ('document' in globalThis) z.config({ jitless: true })
