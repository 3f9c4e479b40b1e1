import type { Api } from '../api.ts'
import type { CallInput } from '../route.ts'
import { campaignExamples } from './campaign-examples.ts'
import type { Examples } from './example.ts'

const email = 'ann@example.com'
const password = 'correct horse battery'
const brand = {
  name: 'Verdant',
  description: 'Plant-based skincare for sensitive skin',
  primary_color: '#0F4C3F',
  secondary_color: '#F2E8D5',
  typography: '"Playfair Display", Georgia, serif',
  brand_tone: 'luxury',
} as const
const design = {
  overrides: { version: 1 as const, slots: { headline: { move: [0.04, -0.02], step: 1 } } },
  copy: { headline: 'Sleep well' },
} satisfies CallInput<Api['design']['saveDraft']>['body']
const carousel = {
  background: 'continuous' as const,
  slides: [
    { id: 's1', role: 'hook' as const, from: 0, copy: { headline: 'Sleep well' } },
    { id: 's2', role: 'cta' as const, copy: { headline: 'Try it tonight', cta: 'Read more' } },
  ],
}
const translation = {
  id: 1,
  language: 'de',
  texts: { headline: 'Ruhige Haut bis zum Morgen' },
} as const
const product = {
  name: 'Lavender Night Cream',
  description: 'Calms skin overnight',
  price: 24.9,
  key_benefits: ['Vegan', 'Fragrance from plants'],
  default_cta_text: 'Try it tonight',
}

const ownProvider = {
  name: 'Company models',
  base_url: 'https://models.example/v1',
  key: 'sk-0123456789abcdef',
  text_model: 'words-1',
  image_model: 'paint-1',
  text_input_usd: 2,
  text_output_usd: 8,
  image_usd: 0.04,
}

/** An example input for each call that needs one. The API reference shows it, and a test sends it. */
export const examples: Examples = {
  proofs: {
    get: { params: { id: 1 } },
    getSetting: { params: { id: 1 } },
    setSetting: { params: { id: 1 }, body: { shows: 'maker' } },
  },
  verify: { address: { query: { url: 'https://verdant.example/night-cream.png' } } },
  auth: {
    register: { body: { username: 'Ann', email, password } },
    login: { body: { email, password, remember_me: true } },
    deleteMe: { body: { password } },
    checkToken: { query: { token: 'the token of a verification link' } },
    verifyEmail: { query: { token: 'the token of a verification link' } },
    resendVerification: { body: { email } },
    verificationStatus: { params: { email } },
    resetVerificationAttempts: { body: { email } },
    forgotPassword: { body: { email } },
    resetPassword: { body: { token: 'the token of a reset link', new_password: 'another secret of mine' } },
    changePassword: { body: { otp_code: '123456', new_password: 'another secret of mine' } },
    confirmByPassword: { body: { password } },
    confirmByCode: { body: { code: '123456' } },
    updateLanguage: { body: { language: 'de' } },
    updateProfile: { body: { username: 'Ann Miller', email } },
    confirmEmailChange: { body: { token: 'the token of a confirmation link' } },
    cancelEmailChange: { body: { token: 'the token of a cancel link' } },
    undoEmailChange: { body: { token: 'the token of an undo link' } },
  },
  apiKeys: {
    save: { body: 'AIza-your-own-key-for-gemini' },
    test: { query: { api_key: 'AIza-your-own-key-for-gemini' } },
  },
  brands: {
    create: { body: brand },
    update: { params: { id: 1 }, body: { ...brand, brand_mission: 'Calm skin for everybody' } },
    remove: { params: { id: 1 } },
    preview: { body: brand },
    uploadLogo: { params: { id: 1 } },
  },
  brandImport: { read: { body: { url: 'https://verdant.example' } } },
  brandLogos: {
    list: { params: { id: 1 } },
    upload: { params: { id: 1, kind: 'on_dark' } },
    save: { params: { id: 1, kind: 'mono' }, body: { url: '/api/files/0123456789abcdef0123456789abcdef.png' } },
    remove: { params: { id: 1, kind: 'on_dark' } },
    compute: { params: { id: 1, kind: 'on_dark' } },
  },
  productPictures: {
    list: { params: { id: 1 } },
    add: { params: { id: 1 } },
    attach: { params: { id: 1 }, body: { urls: ['/api/files/0123456789abcdef0123456789abcdef.png'] } },
    arrange: { params: { id: 1 }, body: { ids: [1] } },
    makeMain: { params: { id: 1, picture: 1 } },
    remove: { params: { id: 1, picture: 1 } },
  },
  productCutOuts: {
    get: { params: { id: 1, file: '0123456789abcdef0123456789abcdef.png' } },
    save: {
      params: { id: 1, file: '0123456789abcdef0123456789abcdef.png' },
      body: { is_on: true, marks: { version: 1, width: 4, height: 2, runs: [9, 8, 9] } },
    },
    preview: { params: { id: 1, file: '0123456789abcdef0123456789abcdef.png' }, body: { marks: null } },
  },
  productImport: { read: { body: { url: 'https://verdant.example/night-cream' } } },
  products: {
    list: { params: { id: 1 } },
    create: { params: { id: 1 }, body: product },
    update: { params: { id: 1 }, body: { ...product, price: 19.9 } },
    remove: { params: { id: 1 } },
    uploadImage: { params: { id: 1 } },
  },
  content: {
    list: { query: { limit: 24, content_type: 'image', search: 'cream', sort: 'newest' } },
    get: { params: { id: 1 } },
    remove: { params: { id: 1 } },
    file: { params: { id: 1 } },
    thumbnail: { params: { id: 1 }, query: { w: 640 } },
    toggleFavorite: { params: { id: 1 } },
    restore: { params: { id: 1 } },
    revise: { params: { id: 1 }, body: { headline: 'Sleep well', cta: 'Try it tonight' } },
    generate: {
      form: { brand_id: 1, product_id: 1, prompt: 'Introducing “Calm skin by morning”', dimensions: '1080x1350' },
      headers: { prefer: 'respond-async' },
    },
  },
  contentLock: { save: { params: { id: 1 }, body: { locked: true } } },
  requestPreviews: {
    draw: { body: { brand_id: 1, prompt: 'Morning Serum now $39 instead of $48' } },
    playFilm: {
      body: {
        brand_id: 1,
        content_type: 'video',
        prompt: 'Morning Serum now $39 instead of $48',
        part: { frames: { from: 0, until: 0.5 } },
      },
    },
    keepPictures: {},
  },
  directions: {
    ofRequest: { body: { brand_id: 1, prompt: 'Morning Serum now $39 instead of $48' } },
    ofContent: { params: { id: 1 }, body: { design: null } },
  },
  design: {
    get: { params: { id: 1 } },
    preview: { params: { id: 1 }, body: { ...design, ratio: 0.5 } },
    layouts: { params: { id: 1 }, body: { ...design, ratio: 0.2 } },
    motifs: { params: { id: 1 } },
    uploadPicture: { params: { id: 1 } },
    saveDraft: { params: { id: 1 }, headers: { 'if-match': '"0"' }, body: design },
    dropDraft: { params: { id: 1 } },
    saveVersion: { params: { id: 1 }, body: design },
    export: { params: { id: 1 }, body: { format: 'jpeg', ratio: 2, max_bytes: 500_000, design } },
    versions: { params: { id: 1 } },
  },
  films: {
    preview: { params: { id: 1 }, body: { ...design, ratio: 0.2, stills: [0] } },
    turn: { params: { id: 1 }, body: { into: 'film' } },
  },
  brandVersions: { list: { params: { id: 1 } }, restore: { params: { id: 1, number: 1 } } },
  budgets: {
    save: { body: { scope: 'account', month_usd: 20 } },
    settle: { params: { id: 1 }, body: { charged: false } },
  },
  ownProviders: {
    create: { body: ownProvider },
    update: { params: { id: 1 }, body: { ...ownProvider, image_usd: 0.05 } },
    remove: { params: { id: 1 } },
    test: { body: { base_url: ownProvider.base_url, key: ownProvider.key, text_model: ownProvider.text_model } },
  },
  providerChoices: {
    save: { body: { kind: 'picture', choice: 'studio' } },
    test: { body: { kind: 'picture', choice: 'studio' } },
  },
  brandFiles: { export: { params: { id: 1 } } },
  brandFonts: {
    list: { params: { id: 1 } },
    upload: { params: { id: 1 }, form: { license_note: 'Desktop license for 5 people, invoice 2041' } },
    choose: { params: { id: 1 }, body: { headline: null, text: null } },
    preview: { params: { id: 1 }, body: { headline: null, text: null } },
    update: { params: { id: 1, font: 1 }, body: { license_note: 'SIL Open Font License 1.1', kind: 'serif' } },
    remove: { params: { id: 1, font: 1 } },
    file: { params: { id: 1, font: 1 } },
  },
  brandPictures: {
    list: { params: { id: 1 }, query: { search: 'candle' } },
    upload: { params: { id: 1 }, form: { title: 'Candle at night' } },
    uploadClip: { params: { id: 1 }, form: { title: 'Hands pouring wax' } },
    change: { params: { id: 1 }, body: { ids: [1], tags: ['candle', 'evening'], expires_on: '2027-06-30' } },
    remove: { params: { id: 1 }, body: { ids: [1] } },
    restore: { params: { id: 1 }, body: { ids: [1] } },
    uses: { params: { id: 1, picture: 1 } },
  },
  sounds: {
    list: { query: { brand_id: 1 } },
    upload: { form: { kind: 'voice', brand_id: 1, title: 'Anna, take 2', text: 'Sleep well tonight.' } },
    change: { params: { id: 1 }, body: { license: 'Royalty free, invoice 118', source: 'Composer Ltd.' } },
    remove: { params: { id: 1 } },
    restore: { params: { id: 1 } },
  },
  consistency: { get: { params: { id: 1 } }, pdf: { params: { id: 1 } } },
  brandUpdates: {
    outdated: { params: { id: 1 } },
    list: { params: { id: 1 } },
    preview: { params: { id: 1 }, body: { content_id: 1 } },
    start: { params: { id: 1 }, body: { content_ids: [1] } },
    cancel: { params: { id: 1, update: 1 } },
    undo: { params: { id: 1, update: 1 } },
  },
  translations: {
    texts: { body: { ids: [1] } },
    suggest: { params: { id: 1 }, body: { language: 'de' } },
    create: { body: { translations: [translation] } },
  },
  carousels: {
    create: {
      body: {
        brand_id: 1,
        prompt: 'Three ways to sleep better: 1. Go to bed early. 2. Cool your room. 3. Read a novel',
        slides: 5,
      },
      headers: { prefer: 'respond-async' },
    },
    preview: { params: { id: 1 }, body: { carousel, positions: [0, 1], ratio: 0.2 } },
    export: { params: { id: 1 }, body: { format: 'pdf' } },
    file: { params: { id: 1, slide: 2 } },
    thumbnail: { params: { id: 1, slide: 2 }, query: { w: 320 } },
  },
  tags: {
    create: { body: { name: 'Summer', color: 'orange' } },
    update: { params: { id: 1 }, body: { name: 'Summer sale', color: 'orange' } },
    remove: { params: { id: 1 } },
    assign: { body: { content_ids: [1], add: [1] } },
    counts: { body: { content_ids: [1] } },
    ofItem: { params: { id: 1 } },
  },
  collections: {
    create: { body: { name: 'Best of November' } },
    update: { params: { id: 1 }, body: { name: 'Best of the year' } },
    remove: { params: { id: 1 } },
    changeItems: { params: { id: 1 }, body: { add: [1] } },
  },
  views: {
    create: { body: { name: 'Favorite pictures', filter: { content_type: 'image', favorites_only: true } } },
    update: { params: { id: 1 }, body: { name: 'Favorites', filter: { favorites_only: true } } },
    remove: { params: { id: 1 } },
  },
  imports: {
    create: { form: { brand_id: 1, file_name: 'products.csv' } },
    get: { params: { id: 1 } },
    encode: { params: { id: 1 }, body: { encoding: 'windows-1251' } },
    check: { params: { id: 1 }, body: { mapping: ['name', 'price'] } },
    run: { params: { id: 1 }, body: { mapping: ['name', 'price'] } },
    notes: { params: { id: 1 } },
    errorFile: { params: { id: 1 } },
    remove: { params: { id: 1 } },
  },
  archives: {
    create: { body: { ids: [1] } },
    download: { query: { ticket: 'the ticket of an archive' } },
  },
  trash: {
    list: { query: { limit: 24 } },
    thumbnail: { params: { id: 1 }, query: { w: 320 } },
    remove: { params: { id: 1 } },
  },
  generator: {
    generate: {
      body: {
        brand_id: 1,
        product_id: 1,
        content_types: ['image'],
        platforms: ['instagram', 'linkedin'],
        tone: 'professional',
        goal: 'sales',
        instructions: 'Mention that it is vegan',
      },
      headers: { prefer: 'respond-async' },
    },
    job: { params: { id: 1 } },
    cancel: { params: { id: 1 } },
    retry: { params: { id: 1 } },
  },
  sizes: {
    update: { body: { content_sizes: { image: { instagram: ['1080x1350', '1080x1080'] }, video: {} } } },
  },
  ...campaignExamples,
  analytics: { content: { query: { limit: 20, offset: 0 } } },
}
