import type { Studio } from '#studio/render/studio.ts'
import { createBrief, createCopy } from '#studio/testing/briefs.ts'
import { askFont, openFontProcess } from '../../brands/fonts/font-reader.ts'
import { createHostileFonts } from '../../brands/fonts/testing/hostile-fonts.ts'
import { openReader } from '../../brands/site-reading/reader.ts'
import type { Question, Source } from '../../brands/site-reading/read/read-sources.ts'
import { readTableApart } from '../../catalog-files/table-reader.ts'
import { acceptImage } from '../../files/images.ts'
import { toOwner } from '../../infrastructure/db/owner.ts'
import { HOSTILE_BRIEFS } from './hostile-briefs.ts'
import { HOSTILE_PDFS, listHostileDrawings, listHostileImages, listHostileTexts } from './hostile-files.ts'
import { HOSTILE_PAGES } from './hostile-pages.ts'
import { createHostileReplies } from './hostile-replies.ts'
import type { HostileServer } from './hostile-server.ts'
import { HOSTILE_TABLES, hostileTable } from './hostile-tables.ts'
import { createCall, openStrangerProvider } from './stranger-provider.ts'

/** What a stranger can send, by the code that reads it. */
type HostileFamily = 'reply' | 'table' | 'picture' | 'drawing' | 'font' | 'PDF' | 'page' | 'text'

/** One kind of hostile input. */
export interface HostileKind {
  family: HostileFamily
  name: string
  /**
   * Makes the input, and returns what reads it once as the product does, in processes that have ended when it settles. It may reject.
   */
  prepare: () => () => Promise<unknown>
}

/** Each way to damage a font once. */
const FONTS = 10

/** All kinds, one family after another. `seed` decides how fonts are damaged. */
export async function listHostileCorpus(studio: Studio, server: HostileServer, seed: number): Promise<HostileKind[]> {
  const fonts = await createHostileFonts(seed, FONTS)
  return [
    ...createHostileReplies('data').map(({ name, write }) => ({
      family: 'reply' as const,
      name,
      prepare: () => {
        server.reply({ name, write })
        const { images } = openStrangerProvider(server.url)
        return async () => images?.paintImage(createBrief(), [], createCall())
      },
    })),
    ...HOSTILE_TABLES.map((name) => ({ family: 'table' as const, name, prepare: () => prepareTable(name) })),
    ...(await listHostileImages()).map((file) => ({
      ...toKind('picture', file),
      prepare: () => () => acceptImage(1, file.bytes),
    })),
    ...listHostileDrawings().map((file) => ({
      ...toKind('drawing', file),
      prepare: () => () => acceptImage(1, file.bytes),
    })),
    ...fonts.map((file) => ({ ...toKind('font', file), prepare: () => () => readFont(file.bytes) })),
    ...Object.entries(HOSTILE_PDFS).map(([name, make]) => ({
      family: 'PDF' as const,
      name,
      prepare: () => {
        const bytes = make()
        return () => readSource('pdf', bytes)
      },
    })),
    ...Object.entries(HOSTILE_PAGES).map(([name, make]) => ({
      family: 'page' as const,
      name,
      prepare: () => {
        const bytes = Buffer.from(make())
        return () => readSource('html', bytes)
      },
    })),
    ...[...listHostileTexts(), ...Object.entries(HOSTILE_BRIEFS).map(([name, text]) => ({ name, text }))].map(
      ({ name, text }) => ({ family: 'text' as const, name, prepare: () => () => compose(studio, text) }),
    ),
  ]
}

const toKind = (family: HostileFamily, { name }: { name: string }) => ({ family, name })

function prepareTable(name: string): () => Promise<unknown> {
  const bytes = hostileTable(name)
  const who = { owner: toOwner({ id: 1, username: 'Ann' }), gone: new AbortController().signal }
  return () => readTableApart(who, { load: () => Promise.resolve(bytes), encoding: null })
}

async function readFont(bytes: Buffer): Promise<unknown> {
  const child = openFontProcess()
  try {
    return await askFont(child, bytes)
  } finally {
    child.close()
  }
}

async function readSource(kind: Source['kind'], bytes: Buffer): Promise<unknown> {
  const reader = openReader()
  const sources: Extract<Question, { step: 'style' }>['sources'] = [{ kind, bytes }]
  try {
    return kind === 'html'
      ? await reader.readPage({ kind, bytes })
      : await reader.readStyle({ sources, inline: [], names: null })
  } finally {
    reader.close()
  }
}

/** As a prompt, and as a headline. */
async function compose(studio: Studio, text: string): Promise<void> {
  const brief = createBrief({ prompt: text })
  await studio
    .writeCopy(brief)
    .then((copy) => studio.compose(brief, copy, {}))
    .catch(() => null)
  await studio.compose(brief, createCopy(text.slice(0, 1900)), {})
}
