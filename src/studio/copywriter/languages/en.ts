import { ENGLISH } from '../facts/english.ts'
import { findThemeWords } from '../theme-words.ts'
import type { LanguagePack } from './language-pack.ts'

const season = (theme: string, greeting: string) => ({
  name: findThemeWords(theme)?.name ?? '',
  greeting,
  question: findThemeWords(theme)?.questions[0] ?? '',
})

/** English. What prompts say and how headlines are formed is in `parse-prompt.ts`, `headline.ts`, `questions.ts` and `theme-words.ts`. */
export const EN: LanguagePack = {
  tag: 'en',
  facts: ENGLISH,
  prompt: {
    common:
      'the and with for we you your our this that new free from of to is are at by on off until now how why what my it be all every get join meet how hiring thanks only more in a an or as do us open no not was has have so does over',
    orders: [],
    remark: /^(?:mention|include|add|use|avoid)\b/i,
    noPrice: /\b(?:no prices?|without (?:a |the )?price|don['’]t (?:show|mention) (?:a |the )?price|hide the price)\b/i,
    intents: [],
    occasion: /^$/,
    giveaway: /\b(giveaway|raffle|prize draw|to win|competition)\b/i,
    recording: /\b(?:recording|replay|recap)\b/i,
    served:
      /\b(software|apps?|platform|tools?|services?|agency|consult\w*|coach\w*|courses?|automated|insurance|bank\w*)\b/i,
    booked:
      /\b(?:rental|hire|grooming|haircut|balayage|massage|facial|treatment|cleaning|repair|service|lesson|lessons|checkup|whitening|holiday|holidays|trip|cruise|flights?|stay|nights|retreat|tour)\b/i,
  },
  actions: {
    look: 'Take a look',
    shop: 'Shop now',
    learn: 'Learn more',
    read: 'Read more',
    discover: 'Discover more',
    buy: 'Buy now',
    order: 'Order now',
    preorder: 'Pre-order',
    book: 'Book now',
    start: 'Get started',
    sign_up: 'Sign up',
    save_seat: 'Save your seat',
    join: 'Join us',
    apply: 'Apply now',
    enter: 'Enter now',
    watch: 'Watch now',
    contact: 'Contact us',
  },
  offers: {
    new: 'New',
    sale: 'Sale',
    off: (_, written) => `${written} off`,
    until: [
      'Until Monday',
      'Until Tuesday',
      'Until Wednesday',
      'Until Thursday',
      'Until Friday',
      'Until Saturday',
      'Until Sunday',
    ],
    until_date: 'Until {date}',
    free_shipping: 'Free shipping',
    limited: 'Limited time',
    today: 'Only today',
    preorder: 'Pre-order',
    soon: 'Coming soon',
    from: 'From {price}',
  },
  headlines: { introduce: 'Introducing {name}', question: 'Have you met {name} yet?' },
  way: 'Link in bio.',
  hashtags: { sale: 'Sale', hiring: 'Hiring' },
  themes: {
    summer: season('summer', 'Happy summer'),
    black_friday: season('black_friday', 'Black Friday is here'),
    new_year: season('new_year', 'Happy New Year'),
    christmas: season('christmas', 'Merry Christmas'),
    halloween: season('halloween', 'Happy Halloween'),
  },
  quotes: ['“', '”'],
  weak: /^(?:a|an|the|of|to|in|on|at|by|for|with|and|or|but|our|your)$/i,
  cut: /(?<!\s)\s+(?:for|from|with|by|to|in|on|at|during|this|until)\s+\S+(?:\s+\S+){0,5}$/i,
}
