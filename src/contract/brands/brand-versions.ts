import '../schema/jitless.ts'
import { z } from 'zod'
import { Brand } from './brands.ts'
import { routes } from '../route.ts'
import { Id, Ordinal, Timestamp } from '../schema/fields.ts'

export const BRAND_VERSION_CAUSES = ['created', 'saved', 'restored'] as const
export type BrandVersionCause = (typeof BRAND_VERSION_CAUSES)[number]

/** One version of a brand. `changes` names the fields that differ from the version before it; `by` is the name of the user. */
const BrandVersion = z.object({
  number: z.number(),
  created_at: Timestamp,
  cause: z.enum(BRAND_VERSION_CAUSES),
  by: z.string(),
  changes: z.array(z.string()),
  name: z.string(),
  primary_color: z.string(),
  secondary_color: z.string(),
  typography: z.string(),
  logo_url: z.string().nullable(),
  /** How many items of the library were made with it. */
  items: z.number(),
})
export type BrandVersion = z.output<typeof BrandVersion>

const missing = 'Brand not found'
/** The database stores it as an integer of 32 bits. */
const VersionNumber = Ordinal(2_147_483_647)

export const brandVersionRoutes = routes({
  list: {
    method: 'GET',
    path: '/api/brands/:id/versions',
    summary: 'The versions of a brand, newest first',
    access: 'user',
    params: z.object({ id: Id }),
    reply: z.object({ versions: z.array(BrandVersion) }),
    missing,
  },
  restore: {
    method: 'POST',
    path: '/api/brands/:id/versions/:number/restore',
    summary: 'Give a brand the fields of an earlier version; this makes a new version',
    access: 'user',
    params: z.object({ id: Id, number: VersionNumber }),
    reply: Brand,
    missing: 'Version not found',
  },
})
