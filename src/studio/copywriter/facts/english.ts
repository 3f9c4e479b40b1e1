import type { LanguagePatterns } from './language-patterns.ts'

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const GROUPS =
  'beginners|professionals|kids|children|toddlers|babies|teens|teenagers|adults|seniors|pensioners|students|teachers|parents|families|couples|friends|women|men|girls|boys|members|newcomers|everyone|everybody|all ages|all levels|runners|cyclists|climbers|athletes|hikers|travelers|travellers|founders|freelancers|developers|designers|engineers|marketers|managers|startups|teams|companies|businesses|shops|restaurants|homeowners|landlords|tenants|buyers|first-time buyers|gardeners|cooks|readers|gamers|musicians|photographers|dogs|cats|puppies|breeds|pets|skin|hair'

/** Patterns of facts in English prompts. */
export const ENGLISH: LanguagePatterns = {
  language: 'en',
  discount: [
    /\b(?:save )?(?:up to )?\d{1,2}(?:[.,]\d)?\s?(?:%|percent|per cent) (?:off|discount)\b(?: (?:on )?(?:everything|sitewide|storewide|(?:all|your|selected|every|any|the entire|the whole)(?: [a-z]{2,14}){1,2}|(?!today|tomorrow|tonight|now|online)[a-z]{3,14}(?= ?(?:[,;.]|$))))?/i,
    /\bsave (?:up to )?\d{1,2}\s?(?:%|percent)/i,
    /\b(?:save )?(?:[$€£]\s?\d{1,5}|\d{1,5}\s?€) off\b/i,
    /\bhalf[- ]price\b/i,
  ],
  selling: /\b(?:off|discount|sale|save|deal|deals|black friday|cyber monday|clearance)\b/i,
  bundle: [
    /\b(?:2|3|4|two|three|four) for (?:the price of )?(?:1|2|3|one|two|three)\b/i,
    /\bbuy (?:one|two|three|\d),? get (?:one|two|\d)(?: (?:free|half price))?/i,
    /\bkids (?:eat|go|stay) free\b/i,
  ],
  free: [
    /(?<![^,;] )\bfree (?!from\b|of\b|to\b)[a-z]{3,14}(?= ?(?:[,;.]|$))/i,
    /\b(?:your |the )?first (?:[a-z]{2,12} ){1,2}(?:is |are )?(?:for )?free\b/i,
    /\bfree (?:worldwide |express |next-day |same-day |local )?(?:shipping|delivery|returns|trial|samples?|entry|entrance|admission|gift|parking|consultation|quote|installation|breakfast|drinks?|coffee|tasting|cancellation|wifi|childcare)\b/i,
    /\b(?:entry|entrance|admission|parking|delivery|shipping|children|kids) (?:is |are |go )?free\b/i,
  ],
  priceLead: /\b(?:from|only|just|for|starting at|as low as)(?: only| just)? $/i,
  pricePeriod: /^ ?(?:each|(?:an?|per|\/) ?[a-z²]{1,12})\b(?: per (?:month|year|night|person))?/i,
  deadlineLead:
    /\b(?:(?:apply|register|book|order|rsvp|sign up|enter|enrol|enroll|tickets|valid|only|offer ends|sale ends|ends|ending|closes) )?(?:on |by|until|till|before|ends|ending|closes)(?: the)? $/i,
  dateLead:
    /\b(?:every(?: (?:first|second|third|last|other))?|each|from|starting|starts|opens|since|on|this|next|all|daily from|weekdays from|doors open(?: at)?|between)(?: the)? $/i,
  date: [
    /\b(?:on )?(?:bank|public) holiday(?: (?:mon|tues|wednes|thurs|fri|satur|sun)day)?(?: (?:at |from )?\d{1,2}(?:[:.]\d\d)?(?: ?(?:am|pm))?(?: ?(?:-|–|to) ?\d{1,2}(?:[:.]\d\d)?)?(?: ?(?:am|pm)\b)?)?/i,
    /\b(?:every )?(?:mon|tues|wednes|thurs|fri|satur|sun)days(?:,? (?:and|&) (?:mon|tues|wednes|thurs|fri|satur|sun)days)?(?: (?:at |from |after |before )?\d{1,2}(?:[:.]\d\d)?(?: ?(?:am|pm))?(?: ?(?:-|–|to) ?\d{1,2}(?:[:.]\d\d)?)?(?: ?(?:am|pm)\b)?)?/i,
    /(?<!\bno )\b(?:daily|weekdays|weekends|every (?:day|week|weekend|month|morning|evening|night))(?: (?:at |from )?\d{1,2}(?:[:.]\d\d)?(?: ?(?:am|pm))?(?: ?(?:-|–|to) ?\d{1,2}(?:[:.]\d\d)?)?(?: ?(?:am|pm)\b)?)?/i,
    /\b(?:this|next) (?:weekend|week|month|spring|summer|autumn|fall|winter)\b(?: only)?/i,
    /\b(?:today only|tomorrow|tonight)\b/i,
    /\b(?:in|this|next|late|early|mid-) ?(?:january|february|march|april|june|july|august|september|october|november|december)\b(?: 20\d\d)?/i,
  ],
  deadline: [
    new RegExp(`\\b(?:until|till|ends?) (?:${DAY}|tomorrow|today|midnight)(?: at)?(?: midnight| noon)?\\b`, 'i'),
    /\b(?:\d{1,3} hours only|limited time|for a limited time|while stocks? lasts?|while supplies last|last chance)\b/i,
  ],
  place: [
    /\b(?:in|at|near|outside|inside|behind|opposite) (?:the |our |your )?(?:[a-z]{3,12} )?(?:stores?|shops?|terrace|rooftop|garden|courtyard|cent(?:er|re)|hall|square|town|harbou?r|park|library|museum|gallery|showroom|studio|beach|lake|castle|station|airport|bar|café|restaurant|brewery|farm|barn|gym)\b/i,
    /\bremote(?:ly)?(?: in [A-Z][a-z]+| across [A-Z][a-z]+| worldwide| within [A-Z][a-z]+)?/,
    /\b(?:[Ff]ind us (?:at|in) )?\d{1,4} (?:[A-Z][\p{L}’'.-]+ ){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Square|Boulevard|Place|Way|Drive|Quay)\b/u,
    /\b(?:in|at|near|on) (?:the )?(?:\d{1,4} )?[A-Z][\p{L}’'.-]+(?: (?:of |de |la |am |an der |upon )?[A-Z\d][\p{L}\d’'.-]*){0,4}/u,
  ],
  placeAlone:
    /^(?:(?:online|on-?site|hybrid|remote|in[- ]store|in stores|worldwide|nationwide|in person|outdoors|indoors)(?: only)?|(?:the )?(?:(?:community|town|city|village|sports|leisure|shopping|garden) (?:centre|center|hall|square)|(?:town|public|city) library|church hall|main square|old town))$/i,
  audience: [
    new RegExp(
      `\\bfor (?:the )?(?:[a-z-]+ (?:and [a-z-]+ )?){0,2}(?:${GROUPS})\\b(?: (?:and|or|over|under|aged|from) (?:${GROUPS}|\\d{1,2}(?: ?(?:to|-|–) ?\\d{1,2})?))?`,
      'i',
    ),
    /\b(?:ages?|aged) \d{1,2}(?: ?(?:to|-|–|and) ?(?:\d{1,2}|up|older))?/i,
    /\b(?:beginners|all levels|all ages|everyone|families) welcome\b/i,
  ],
  condition: [
    /\bwith (?:the )?(?:promo )?code [A-Z\d]{3,16}\b/i,
    /\b(?:use )?(?:promo )?code:? [A-Z\d]{3,16}\b/,
    /\b(?:minimum|min\.?) (?:order|spend|stay|age|purchase)(?: of)? [^,.;]{1,24}/i,
    /\bon orders (?:over|above|from) [^,.;]{1,16}/i,
    /\b(?:members|adults|new customers|first-time customers|subscribers|online|in-store) only\b/i,
    /\bfor new (?:customers|members|clients|subscribers)\b/i,
    /\b(?:terms|conditions|terms and conditions) apply\b/i,
    /\b(?:excludes?|excluding|not valid (?:on|with)|except) [^,.;]{1,40}/i,
    /\b(?:limited (?:places|seats|spots|edition|availability|to [^,.;]{1,24})|only \d{1,4} (?:places|seats|spots|spaces|pieces|tickets|left)(?: left| available)?|places are limited)\b/i,
    /\b(?:no (?:credit card|card|deposit|booking|registration|contract|minimum term|commitment|experience|appointment) (?:needed|required|necessary)|(?:booking|appointment|registration|reservation|rsvp) (?:needed|required|essential))\b/i,
    /\b(?:cash only|cancel (?:any ?time)|subject to [^,.;]{1,30})\b/i,
  ],
  action: [
    /\b(?:shop now|buy now|order now|order yours|order online|book now|book online|book (?:a|your) (?:demo|call|table|spot|seat|appointment|viewing|place|test ride|test drive|lesson|session|visit|room|stay|free trial|consultation)|sign up(?: today| now| online)?|learn more|apply now|get started|try it free|start (?:your )?free trial|subscribe(?: now)?|download now|download the app|reserve your (?:spot|seat|table|place)|register(?: now| today| online)|join now|join us|pre-?order(?: now)?|visit us|call us|contact us|save your (?:seat|spot)|swipe up|get (?:your )?tickets|get a quote|donate now|request a quote)\b/i,
  ],
  quantity: /^(?:(?:up to|over|more than|about|around|only|just) )?\d/i,
  priceList: 'Our prices',
  steps: /\b(?:how to|how we|\d steps?|(?:three|four|five) steps?|step by step|recipe)\b/i,
  before: /\bbefore:?\s/i,
  after: /\bafter:?\s/i,
  statistic:
    /^(\d{1,3}(?:[.,]\d)? ?%(?= of )|(?:\d|one|two|three|four|five|seven|eight|nine) (?:out of|in) (?:\d{1,3}|two|three|four|five|ten)) (?:of )?/i,
  and: /(?:,? and |,? & |, plus )/i,
  with: /^(?:with|including|featuring|plus|and) (?:an? |our |your |the )?/i,
  dangling: /^(?:and|with|on|at|by|for|from|until|till|starting|in|only|just|plus|or|to|of|every|each|,|;|:|–|—|-)$/i,
}
