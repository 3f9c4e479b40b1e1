import type { GenerationRequest } from '#contract/generation/generator.ts'

/** The definition of a brand of the demo, in the fields of the contract. */
export interface DemoBrand {
  /** Its logo in the color `ink` on a transparent background: the content of an SVG of 240 by 240. */
  mark: string
  ink: string
  fields: {
    name: string
    description: string
    primary_color: string
    secondary_color: string
    typography: string
    brand_tone: 'luxury' | 'bold' | 'friendly' | 'innovative' | 'minimal'
    currency: 'USD' | 'EUR'
    target_audience: string
    brand_mission: string
    brand_values: string
    brand_voice: string
    keywords_topics: string[]
    key_ctas: string[]
    social_channels: ('instagram' | 'facebook' | 'linkedin' | 'pinterest' | 'tiktok')[]
    content_guidelines: { do: string[]; dont: string[] }
  }
  products: DemoProduct[]
  /** Three rounds of the wizard: two of images for all platforms, one of a video. */
  campaigns: Pick<GenerationRequest, 'tone' | 'goal' | 'theme' | 'instructions'>[]
  /** Prompts for Quick Generate. Text in quotation marks is used exactly as written. */
  prompts: { prompt: string; dimensions: string }[]
}

interface DemoProduct {
  name: string
  description: string
  category: string
  price: number
  key_benefits: string[]
  unique_selling_proposition: string
  default_cta_text: string
  /** A cutout from `scripts/landing`. */
  picture?: 'bottle' | 'can' | 'jar'
  /** Turns the colors of the picture to those of the brand, in degrees. */
  hue?: number
}

const PORTRAIT = '1080x1350'
const SQUARE = '1080x1080'
const STORY = '1080x1920'
const BANNER = '1200x627'

const campaign = (
  tone: GenerationRequest['tone'],
  goal: GenerationRequest['goal'],
  instructions: string,
  theme: GenerationRequest['theme'] = null,
) => ({ tone, goal, theme, instructions })

const verdant: DemoBrand = {
  mark: '<path d="M120 20C60 60 40 120 60 190c70-10 110-60 120-130-50 30-80 70-90 120 0-60 20-110 30-160Z"/>',
  ink: '#0F4C3F',
  fields: {
    name: 'Verdant',
    description: 'Plant-based skincare for sensitive skin',
    primary_color: '#0F4C3F',
    secondary_color: '#E3C9A8',
    typography: 'Playfair Display, serif',
    brand_tone: 'luxury',
    currency: 'USD',
    target_audience: 'Women and men over thirty who read labels',
    brand_mission: 'Fewer bottles, better skin.',
    brand_values: 'Patience, plain labels, plants from farms we know',
    brand_voice: 'Calm and exact. We say what is in it and what it does.',
    keywords_topics: ['skincare', 'vitamin c', 'sensitive skin'],
    key_ctas: ['Discover', 'Find your serum'],
    social_channels: ['instagram', 'pinterest'],
    content_guidelines: { do: ['Name the plant', 'Leave room'], dont: ['miracle', 'anti-aging'] },
  },
  products: [
    {
      name: 'Morning Serum',
      description: 'Vitamin C, pressed the day we ship it.',
      category: 'Serums',
      price: 48,
      key_benefits: ['Brightens in two weeks', 'Made for sensitive skin', 'No scent'],
      unique_selling_proposition: 'Pressed to order, never older than a month.',
      default_cta_text: 'Discover',
      picture: 'bottle',
    },
    {
      name: 'Night Cream',
      description: 'Shea and oat, for the hours when skin repairs itself.',
      category: 'Creams',
      price: 38.5,
      key_benefits: ['Repairs overnight', 'Sinks in within a minute'],
      unique_selling_proposition: 'Five ingredients, all of them on the front.',
      default_cta_text: 'Sleep on it',
      picture: 'jar',
      hue: 235,
    },
  ],
  campaigns: [
    campaign('informative', 'awareness', 'Introduce the morning serum to people who have given up on serums.'),
    campaign('professional', 'sales', 'The autumn set is back in stock.'),
    campaign('casual', 'engagement', 'Ask what people do in the first five minutes of their day.'),
  ],
  prompts: [
    { prompt: '"Wake up to brighter skin" "Vitamin C, pressed the day we ship it" "Discover"', dimensions: PORTRAIT },
    { prompt: '"Five ingredients. All of them on the front." "Night Cream" "Read the label"', dimensions: SQUARE },
    { prompt: '"Skin keeps a diary" "Write kindly" "Find your serum"', dimensions: STORY },
  ],
}

const sunbolt: DemoBrand = {
  mark: '<path d="M136 16 52 140h56l-16 84 96-132h-62Z"/>',
  ink: '#D8321A',
  fields: {
    name: 'Sunbolt',
    description: 'Sparkling citrus with nothing to hide',
    primary_color: '#D8321A',
    secondary_color: '#FFD60A',
    typography: 'Anton, sans-serif',
    brand_tone: 'bold',
    currency: 'USD',
    target_audience: 'People who leave the party at sunrise',
    brand_mission: 'Wake people up without lying to them.',
    brand_values: 'Loud, honest, cold',
    brand_voice: 'Short. Then shorter.',
    keywords_topics: ['soda', 'citrus', 'zero sugar'],
    key_ctas: ['Grab a can', 'Find a fridge'],
    social_channels: ['instagram', 'tiktok'],
    content_guidelines: { do: ['Use verbs'], dont: ['guilt', 'detox'] },
  },
  products: [
    {
      name: 'Blood Orange & Yuzu',
      description: 'Ice cold, blood red, no sugar.',
      category: 'Soda',
      price: 2.4,
      key_benefits: ['Zero sugar', 'Real juice', 'Cans that are all recycled'],
      unique_selling_proposition: 'Nothing in it that you cannot spell.',
      default_cta_text: 'Grab a can',
      picture: 'can',
    },
  ],
  campaigns: [
    campaign('enthusiastic', 'sales', 'Launch of the blood orange can.'),
    campaign('enthusiastic', 'awareness', 'The can for the first hot weekend of the year.', 'summer'),
    campaign('casual', 'engagement', 'Which song goes with a cold can?'),
  ],
  prompts: [
    { prompt: 'Launch: "Zero sugar. Full send." "Blood orange and yuzu, ice cold" "Grab a can"', dimensions: SQUARE },
    { prompt: '"Open. Loud." "The new can, everywhere from Friday" "Find a fridge"', dimensions: STORY },
    { prompt: '"Buy three, keep your friends" "Only this week" "Get the pack"', dimensions: BANNER },
  ],
}

const harbor: DemoBrand = {
  mark: '<path d="M120 24a28 28 0 0 0-12 53v25H76v24h32v60c-30-4-52-22-58-50H26c8 52 46 84 94 84s86-32 94-84h-24c-6 28-28 46-58 50v-60h32v-24h-32V77a28 28 0 0 0-12-53Z"/>',
  ink: '#143D4F',
  fields: {
    name: 'Harbor & Sons',
    description: 'Small-batch coffee roasters by the pier',
    primary_color: '#143D4F',
    secondary_color: '#E4572E',
    typography: 'Oswald, sans-serif',
    brand_tone: 'friendly',
    currency: 'USD',
    target_audience: 'People who own a grinder, and those who are about to',
    brand_mission: 'A good cup on every street that smells of the sea.',
    brand_values: 'Small lots, fair prices, first names',
    brand_voice: 'Like the person behind the counter.',
    keywords_topics: ['coffee', 'roastery', 'slow roast'],
    key_ctas: ['Reserve yours', 'Come by'],
    social_channels: ['instagram', 'facebook'],
    content_guidelines: { do: ['Name the farm'], dont: ['bulletproof'] },
  },
  products: [
    {
      name: 'Slow Roast No. 7',
      description: 'Chocolate, fig and a little smoke.',
      category: 'Coffee',
      price: 14,
      key_benefits: ['Roasted on Fridays', 'Whole beans or ground', 'Bag that composts'],
      unique_selling_proposition: 'Sixteen minutes in the drum instead of nine.',
      default_cta_text: 'Reserve yours',
    },
  ],
  campaigns: [
    campaign('casual', 'sales', 'The slow roast is back, first bags on Friday.'),
    campaign('casual', 'engagement', 'Saturday tastings on the pier.'),
    campaign('informative', 'awareness', 'Why sixteen minutes in the drum make a sweeter cup.'),
  ],
  prompts: [
    { prompt: '"The slow roast is back" "First bags on Friday, from $14" "Reserve yours"', dimensions: PORTRAIT },
    { prompt: '"Saturday, nine o’clock" "Four cups, one pier, no charge" "Come by"', dimensions: SQUARE },
    { prompt: '"Sixteen minutes make a sweeter cup" "That is all there is to it" "Read why"', dimensions: BANNER },
  ],
}

const ledgerline: DemoBrand = {
  mark: '<path d="M40 48h160v28H40zm0 58h104v28H40zm0 58h132v28H40z"/>',
  ink: '#2B2BD9',
  fields: {
    name: 'Ledgerline',
    description: 'Bookkeeping for teams of one to twenty',
    primary_color: '#2B2BD9',
    secondary_color: '#D7F25B',
    typography: 'JetBrains Mono, monospace',
    brand_tone: 'innovative',
    currency: 'USD',
    target_audience: 'Founders who do their own books, not for long',
    brand_mission: 'Books that close themselves.',
    brand_values: 'Exact, quick, readable',
    brand_voice: 'Dry, with a wink.',
    keywords_topics: ['bookkeeping', 'invoices', 'small business'],
    key_ctas: ['See how', 'Start free'],
    social_channels: ['linkedin'],
    content_guidelines: { do: ['Show the figure'], dont: ['synergy', 'disrupt'] },
  },
  products: [
    {
      name: 'Ledgerline Solo',
      description: 'Receipts in, reports out.',
      category: 'Software',
      price: 12,
      key_benefits: ['Closes the month in a day', 'Reads every receipt', 'Exports to your accountant'],
      unique_selling_proposition: 'The only ledger that explains itself.',
      default_cta_text: 'Start free',
    },
  ],
  campaigns: [
    campaign('professional', 'awareness', 'Closing the month takes a day instead of a week.'),
    campaign('professional', 'sales', 'Three months free for teams that switch in autumn.'),
    campaign('informative', 'engagement', 'What is the strangest receipt you ever filed?'),
  ],
  prompts: [
    { prompt: '"Close the books by Tuesday" "Receipts in, reports out" "See how"', dimensions: BANNER },
    { prompt: '"31 receipts. 0 questions." "Ledgerline reads them all" "Start free"', dimensions: SQUARE },
    { prompt: '"Your accountant will send flowers" "Reports that explain themselves" "See how"', dimensions: PORTRAIT },
  ],
}

const havn: DemoBrand = {
  mark: '<path d="M40 40h36v68h88V40h36v160h-36v-60H76v60H40z"/>',
  ink: '#1D2A9A',
  fields: {
    name: 'havn',
    description: 'Quiet care for skin that works outside',
    primary_color: '#1D2A9A',
    secondary_color: '#DDE5FF',
    typography: 'Nunito, sans-serif',
    brand_tone: 'minimal',
    currency: 'USD',
    target_audience: 'Gardeners, climbers, people with cold hands',
    brand_mission: 'Hands that stay soft through February.',
    brand_values: 'Quiet, useful, unscented',
    brand_voice: 'Few words, no exclamation marks.',
    keywords_topics: ['hand balm', 'outdoor', 'unscented'],
    key_ctas: ['Meet the balm', 'Try it'],
    social_channels: ['instagram', 'facebook'],
    content_guidelines: { do: ['Leave most of it empty'], dont: ['luxurious', 'pamper'] },
  },
  products: [
    {
      name: 'Overnight Balm',
      description: 'For working hands.',
      category: 'Balms',
      price: 19,
      key_benefits: ['Soft by morning', 'No scent', 'Tin that refills'],
      unique_selling_proposition: 'One spoon lasts a week.',
      default_cta_text: 'Meet the balm',
      picture: 'jar',
    },
  ],
  campaigns: [
    campaign('casual', 'awareness', 'Cold is coming; hands should be ready.'),
    campaign('casual', 'sales', 'A gift for somebody who works outside.', 'christmas'),
    campaign('informative', 'engagement', 'Show us your garden gloves.'),
  ],
  prompts: [
    { prompt: '"Softer by Sunday" "The overnight balm for working hands" "Meet the balm"', dimensions: SQUARE },
    { prompt: '"Cold hands, warm gloves, one balm" "Unscented" "Try it"', dimensions: STORY },
    { prompt: '"One spoon lasts a week" "Overnight Balm" "Meet the balm"', dimensions: PORTRAIT },
  ],
}

export const BRANDS: readonly DemoBrand[] = [verdant, sunbolt, harbor, ledgerline, havn]
