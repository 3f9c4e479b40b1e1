import { ENGLISH } from '../facts/english.ts'
import { findThemeWords } from '../theme-words.ts'
import type { LanguagePack } from './language-pack.ts'

const season = (theme: string, greeting: string) => ({
  name: findThemeWords(theme)?.name ?? '',
  greeting,
  question: findThemeWords(theme)?.questions[0] ?? '',
})

/** English. How headlines are formed is in `questions.ts` and `theme-words.ts`. */
export const EN: LanguagePack = {
  tag: 'en',
  facts: ENGLISH,
  prompt: {
    common:
      'the and with for we you your our this that new free from of to is are at by on off until now how why what my it be all every get join meet how hiring thanks only more in a an or as do us open no not was has have so does over',
    orders: [],
    intents: [
      [
        'hiring',
        /\b(hiring|we(['’]re| are) looking for an?|job opening|open position|vacancy|join our team|recruit(ing)?)\b/i,
      ],
      ['thanks', /\b(thank(s| you)?|milestone|followers reached)\b/i],
      [
        'greeting',
        /\b(happy (new year|birthday|holidays|anniversary|easter|diwali|halloween|valentine|mother|father|women|thanksgiving|christmas|international|world|national|earth|friday|monday|weekend|eid|hanukkah|[a-z]+ day)|merry christmas|eid mubarak|season['’]?s greetings|wish(ing)? (everyone|our|you|a))\b|\b(christmas|new year|new year['’]?s|easter|diwali|thanksgiving|halloween|valentine['’]?s day|mother['’]?s day|father['’]?s day|women['’]?s day|earth day) (greeting|wish|message|card)/i,
      ],
      ['event', /\b(webinar|masterclass|(?<!\b(?:in|at|from|inside) (?:our|my|the) )workshop)\b/i],
      [
        'sale',
        /\b((?<!\b(?:for|plant|bake|cake|book|jumble|garage|yard|boot|rummage|craft|top|estate|garden|toy|nearly new) )sale|discount|% off|percent off|black friday|cyber monday|deal|offer|promo code|clearance|buy one|half price|free (?:shipping|delivery)|(?:2|3|two|three) for (?:1|2|one|two))\b|\d\s?%\s*(?:off|discount|auf|sur|di|de)\b/i,
      ],
      [
        'event',
        /\b(event|(?:plant|bake|cake|book|jumble|garage|yard|boot|rummage|craft|tabletop|table top) sale|open (?:day|evening|garden)|conference(?! rooms?\b)|meetup|open house|grand opening|live session|concert|festival|exhibition|book signing|tasting|class|summit)\b/i,
      ],
      [
        'tips',
        /\b(\d+|three|four|five|six|seven|ten) (easy |simple |quick |great |best |smart )*(tips|ways|reasons|things|steps|ideas|mistakes|facts|myths)\b/i,
      ],
      [
        'launch',
        /\b(launch(ing|es)?|introduc(e|es|ing)|announc(e|es|ing)|new(?! year)|unveil(ing)?|releas(e|ing)|now available|coming soon|upcoming(?= \S+$)|arrival|arrivals)\b/i,
      ],
    ],
    giveaway:
      /\b(giveaway|prize draw|to win|(?:our|a|the|big|grand|charity|christmas) raffle|raffle (?:tickets?|prizes?)|enter the raffle|competition)\b/i,
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
}
