import '../schema/jitless.ts'
import { z } from 'zod'
import { Evidence, ImportNote } from '../brands/site-reading/brands-import.ts'
import { PageEncoding } from '../brands/site-reading/page-encoding.ts'
import { AVAILABILITIES } from '../options.ts'
import { routes } from '../route.ts'
import { RequiredSiteUrl } from '../schema/site-url.ts'

const text = z.string().nullable()

/** The fields of a product that a page can tell. */
const ImportedProduct = z.object({
  /** '' if the page names no product. */
  name: z.string(),
  description: text,
  category: text,
  price: z.number().nullable(),
  /** One of the listed currencies; null if the page names none. A price in another one is in `pricing_text`. */
  currency: text,
  pricing_text: text,
  sku: text,
  upc: text,
  availability_status: z.enum(AVAILABILITIES).nullable(),
  product_url: text,
  /** The first of `pictures`. */
  image_url: text,
  /** Uploads of the caller, best first. Those that no product uses are deleted after an hour. */
  pictures: z.array(z.object({ url: z.string(), width: z.number().int(), height: z.number().int() })),
})

export const ProductImport = z.object({
  draft: ImportedProduct,
  evidence: z.array(Evidence),
  notes: z.array(ImportNote),
  /** The text encoding that the page was read in. */
  encoding: z.string().optional(),
})
export type ProductImport = z.output<typeof ProductImport>

export const productImportRoutes = routes({
  read: {
    method: 'POST',
    path: '/api/products/import',
    summary: 'Draft a product from the address of its page; nothing is saved',
    access: 'user',
    refuses: { 413: 'The uploads are full', 422: 'The page cannot be read' },
    body: z.object({ url: RequiredSiteUrl, encoding: PageEncoding }),
    limits: [{ per: 'user', count: 10, seconds: 60 }],
    reply: ProductImport,
  },
})
