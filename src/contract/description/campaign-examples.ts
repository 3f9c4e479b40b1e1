import type { Api } from '../api.ts'
import type { CallInput } from '../route.ts'
import type { Examples } from './example.ts'

const campaign = {
  brand_id: 1,
  product_ids: [1],
  name: 'Night Cream launch',
  brief: 'Launch of our night cream. 20% off until Friday',
  goal: 'sales',
  starts_on: '2026-12-04',
  ends_on: '2026-12-18',
  landing_url: 'https://verdant.example/night-cream',
  plan: { formats: ['instagram.post', 'google.ad.300x250'], languages: ['en', 'de'], variants: 1 },
} satisfies CallInput<Api['campaigns']['create']>['body']
const campaignText = {
  text_set: 'instagram',
  language: 'en',
  variant: 1,
  fields: { caption: ['Calm skin by morning. 20% off until Friday.'], hashtags: ['NightCream'] },
} satisfies CallInput<Api['campaignTexts']['save']>['body']['texts'][number]
const keyEdit = {
  name: 'Shorter headline',
  words: [{ language: 'en', copy: { headline: 'Sleep well' } }],
} satisfies CallInput<Api['campaigns']['edit']>['body']

export const campaignExamples = {
  campaigns: {
    list: { query: { limit: 20 } },
    create: { body: campaign },
    plan: { body: { product_ids: [1], plan: campaign.plan } },
    get: { params: { id: 1 } },
    update: { params: { id: 1 }, body: { ...campaign, ends_on: '2026-12-24' } },
    remove: { params: { id: 1 } },
    cells: { params: { id: 1 }, query: { placement: 'post', language: 'en', limit: 200 } },
    proposals: { params: { id: 1 } },
    chooseKeyVisual: { params: { id: 1 }, body: { content_id: 1 } },
    run: { params: { id: 1 }, body: { cell_ids: [1] } },
    cancel: { params: { id: 1 } },
    previewEdit: { params: { id: 1 }, body: keyEdit },
    drawEdit: { params: { id: 1 }, body: keyEdit },
    edit: { params: { id: 1 }, body: keyEdit },
    undo: { params: { id: 1 } },
    changeCells: { params: { id: 1 }, body: { ids: [1], status: 'ready', planned_on: '2026-12-04' } },
    editCell: { params: { id: 1, cell: 1 }, body: { copy: { headline: 'Only for this one' } } },
    attachCell: { params: { id: 1, cell: 1 }, body: { fields: ['headline'] } },
  },
  campaignTexts: {
    list: { params: { id: 1 }, query: { language: 'en' } },
    save: { params: { id: 1 }, body: { texts: [campaignText] } },
    write: { params: { id: 1 }, body: { language: 'de', variants: 2 } },
    csv: { params: { id: 1 } },
  },
  packs: {
    create: { params: { id: 1 }, body: { scope: 'approved', pattern: '{campaign}_{platform}-{placement}_{language}' } },
    download: { query: { ticket: 'the ticket of a pack' } },
  },
  calendar: {
    list: { query: { from: '2026-12-01', to: '2026-12-31' } },
    unscheduled: { query: { limit: 40 } },
    readFeed: { params: { secret: 'the secret of a calendar feed' } },
  },
} satisfies Examples
