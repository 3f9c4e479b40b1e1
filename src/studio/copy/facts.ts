/** Facts that a prompt states. They are copied, never invented. */

/** `$199 a month`: the period is part of the price. */
const PERIOD = /^\s?(?:a|per|each|\/)\s?(?:month|year|week|day|night|person|hour|piece|kg)\b/i

export function findPrice(text: string): string | null {
  const match = text.match(
    /(?:from |only |for )?(?:[$€£¥₹]\s?\d[\d.,]*\d|[$€£¥₹]\s?\d)|(?<!\d)\d[\d.,]{0,20}\s?(?:€|EUR|USD|zł|kr)\b|(?<!\d)\d[\d.,]{0,20}\s?€/i,
  )
  if (!match) return null
  const period = text.slice((match.index ?? 0) + match[0].length).match(PERIOD)?.[0] ?? ''
  return (match[0] + period).replace(/^(only|for) /i, '').trim()
}

/** Removes a price that is shown separately. */
export function removePrice(text: string): string {
  const price = findPrice(text)
  return price
    ? text
        .replace(price, '')
        .replace(/(?<!\s)\s+(?:(?:for|from|at|only)\s*)?$/i, '')
        .trim()
    : text
}

export function findDiscount(text: string): string | null {
  const deal = text.match(/\b(?:(?:2|3|two|three) for (?:1|2|one|two)|buy one,? get one(?: free)?|half price)\b/i)
  const match = text.match(/(?:up to\s+)?\d{1,2}\s?(?:%|percent)(?:\s+(?:off|discount))?/i)
  if (!match) return deal && sentence(deal[0])
  if (!/off|discount|sale|save|deal|friday|rabatt/i.test(text)) return null
  const figure = match[0].replace(/\s?percent/i, '%').replace(/(?<!\s)\s*discount/i, ' off')
  return sentence(/off/i.test(figure) ? figure : /discount|off|sale/i.test(text) ? `${figure} off` : figure)
}

const DAYS = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const MONTHS = '(?:january|february|march|april|may|june|july|august|september|october|november|december)'

/** A time that matters to the reader: "this weekend", "until Sunday", "15 March". */
export function findTime(text: string): string | null {
  const patterns = [
    new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)?\\s*(?:to|–|-|and)\\s*\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTHS}\\b`, 'i'),
    new RegExp(`\\b(?:${DAYS}|today|tomorrow|tonight)(?: at)? \\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm)\\b`, 'i'),
    new RegExp(`\\b(?:until|till|ends?) (?:${DAYS}|tomorrow|today)(?: at)? (?:midnight|noon)\\b`, 'i'),
    new RegExp(
      `\\b(?:until|till|ends?|only|from|starting|starts?) (?:this |next )?(?:${DAYS}|midnight|tomorrow|\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTHS}|${MONTHS} \\d{1,2}(?:st|nd|rd|th)?)\\b`,
      'i',
    ),
    /\b(?:this|next) (?:weekend|week|friday|saturday|sunday|monday|tuesday|wednesday|thursday|month)\b(?: only)?/i,
    new RegExp(
      `\\b(?:${DAYS},? )?(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTHS}|${MONTHS} \\d{1,2}(?:st|nd|rd|th)?)(?:,? at \\d{1,2}(?::\\d\\d)? ?(?:am|pm))?\\b`,
      'i',
    ),
    /\b(?:today only|tomorrow|24 hours only|limited time|for a limited time)\b/i,
  ]
  const match = patterns.map((pattern) => text.match(pattern)?.[0]).find((found) => found !== undefined)
  return match ? sentence(match.replace(/^for a /i, '')) : null
}

/** The text without the time that `findTime` finds, because it is shown separately. */
export function removeTime(text: string): string {
  const time = findTime(text)
  if (!time) return text
  const at = text.toLowerCase().indexOf(time.toLowerCase())
  if (at < 0) return text
  const left =
    `${text.slice(0, at).replace(/(?<![\s,])[\s,]*(?:\b(?:on|at|by|for|from|until|till|starting)\b[\s,]*)?$/i, '')} ${text.slice(at + time.length).trim()}`.trim()
  const tidied = left.replace(/(?<!\s)\s+([,.!?;:])/g, '$1').replace(/^[\s,;:–—-]+|(?<![\s,;:–—-])[\s,;:–—-]+$/g, '')
  return tidied.split(' ').length >= 2 ? tidied : text
}

/** Restores capitals and apostrophes of days and months. */
export const restoreCapitals = (text: string) =>
  text
    .replace(new RegExp(`\\b(?:${DAYS}|${MONTHS}|christmas|halloween|easter)\\b`, 'g'), (day) =>
      day === 'may' || day === 'march' ? day : day.charAt(0).toUpperCase() + day.slice(1),
    )
    .replace(/\b(mother|father|valentine)s day\b/gi, (day) => `${sentence(day.slice(0, -5).toLowerCase())}’s Day`)

export function findFreebie(text: string): string | null {
  const match = text.match(
    /\bfree (?:worldwide |express |next-day )?(?:shipping|delivery|returns|trial|samples?|entry|gift)\b/i,
  )
  return match ? sentence(match[0]) : null
}

const ACTIONS =
  /\b(shop now|buy now|order now|order yours|book now|book a demo|book a table|book your (?:spot|seat|table|appointment)|sign up(?: today| now)?|learn more|apply now|get started|try it free|start (?:your )?free trial|subscribe|download now|download the app|reserve your (?:spot|seat|table)|register(?: now| today)?|join now|join us|pre-?order(?: now)?|visit us|call us|contact us|save your seat|swipe up)\b/i

/** A call to action that the prompt names. */
export function findAction(text: string): string | null {
  const match = text.match(ACTIONS)
  return match ? sentence(match[0].toLowerCase()) : null
}

function sentence(text: string): string {
  const calm = text === text.toUpperCase() ? text.toLowerCase() : text
  const named = calm.replace(
    new RegExp(`\\b(?:${DAYS}|${MONTHS})\\b`, 'gi'),
    (day) => day.charAt(0).toUpperCase() + day.slice(1),
  )
  return named.charAt(0).toUpperCase() + named.slice(1)
}
