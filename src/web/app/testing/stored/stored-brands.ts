import type { z } from 'zod'
import { BrandInput } from '#contract/brands/brands.ts'
import { ProductInput } from '#contract/products/products.ts'
import disc from '../page/green-disc.svg?no-inline'
import type { Answers } from '../replies/agreed-replies.ts'
import { idIn } from '../replies/replies.ts'

/** Answers the calls of brands and products as the server does: what the app saves is in the lists afterwards. An uploaded image is a disc. */
export interface StoredBrands {
  answers: Answers
  addBrand: (input: z.input<typeof BrandInput>) => { id: number }
  addProduct: (brandId: number, input: z.input<typeof ProductInput>) => { id: number }
}

interface Row {
  id: number
  brand_id: number
  [field: string]: unknown
}

/** The URL of every uploaded logo, which cannot be loaded. */
const LOGO = `/api/files/${'0'.repeat(32)}.png`

export function storeBrands(): StoredBrands {
  const brands: Row[] = []
  const products: Row[] = []
  let lastId = 0
  const add = (rows: Row[], brand_id: number, fields: object) => {
    lastId += 1
    const created_at = new Date(Date.UTC(2026, 0, 1, 0, lastId)).toISOString()
    const row = { id: lastId, brand_id, created_at, ...fields }
    rows.unshift(row)
    return row
  }
  const addBrand: StoredBrands['addBrand'] = (input) => add(brands, 0, readBrand(input))
  const addProduct: StoredBrands['addProduct'] = (brandId, input) => add(products, brandId, ProductInput.parse(input))
  const answers: Answers = {
    'GET /api/brands': () => ({ brands }),
    'POST /api/brands': save((_, body) => created(add(brands, 0, readBrand(body)))),
    'PUT /api/brands/*': save((id, body) => replace(brands, id, readBrand(body))),
    'DELETE /api/brands/*': (url) => remove(brands, idIn(url)),
    'POST /api/brands/*/logo': (url) => replace(brands, idIn(url), { logo_url: LOGO }),
    'GET /api/brands/*/products': (url) => ({ products: products.filter(({ brand_id }) => brand_id === idIn(url)) }),
    'POST /api/brands/*/products': save((id, body) => created(add(products, id, ProductInput.parse(body)))),
    'PUT /api/products/*': save((id, body) => replace(products, id, ProductInput.parse(body))),
    'DELETE /api/products/*': (url) => remove(products, idIn(url)),
    'POST /api/products/*/image': (url) => replace(products, idIn(url), { image_url: disc }),
  }
  return { answers, addBrand, addProduct }
}

/** The stored fields of a brand, with both names of its mission and its values. */
function readBrand(input: unknown): object {
  const brand = BrandInput.parse(input)
  return { ...brand, brand_mission: brand.mission, brand_values: brand.values }
}

const created = (row: Row) => Response.json(row, { status: 201 })

/** Answers with what is stored, or with 422 if the body is not what the contract allows. */
const save = (store: (id: number, body: unknown) => object) => (url: URL, sent: BodyInit | null) => {
  try {
    return store(idIn(url), JSON.parse(typeof sent === 'string' ? sent : 'null'))
  } catch (error) {
    return Response.json({ detail: String(error) }, { status: 422 })
  }
}

function replace(rows: Row[], id: number, fields: object): object {
  const found = rows.findIndex((row) => row.id === id)
  const before = rows[found]
  if (!before) return Response.json({ detail: 'Not found' }, { status: 404 })
  const kept = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  return (rows[found] = { ...before, ...kept })
}

function remove(rows: Row[], id: number): object {
  const found = rows.findIndex((row) => row.id === id)
  if (found >= 0) rows.splice(found, 1)
  return { message: 'Deleted' }
}
