import type { LanguagePatterns } from './language-patterns.ts'

/** Patterns of facts in English prompts. */
export const ENGLISH: LanguagePatterns = {
  language: 'en',
  place:
    /\b(?:in|at|near|on) (?:the )?(?:\d{1,4} )?[A-Z][\p{L}’'.-]+(?: (?:of |de |la |am |an der |upon )?[A-Z\d][\p{L}\d’'.-]*){0,4}/u,
  action: [
    /\b(?:shop now|buy now|order now|order yours|order online|book now|book online|book (?:a|your) (?:demo|call|table|spot|seat|appointment|viewing|place|test ride|test drive|lesson|session|visit|room|stay|free trial|consultation)|sign up(?: today| now| online)?|learn more|apply now|get started|try it free|start (?:your )?free trial|subscribe(?: now)?|download now|download the app|reserve your (?:spot|seat|table|place)|register(?: now| today| online)|join now|join us|pre-?order(?: now)?|visit us|call us|contact us|save your (?:seat|spot)|swipe up|get (?:your )?tickets|get a quote|donate now|request a quote)\b/i,
  ],
  steps: /\b(?:how to|how we|\d steps?|(?:three|four|five) steps?|step by step|recipe)\b/i,
  before: /\bbefore:?\s/i,
  after: /\bafter:?\s/i,
  statistic:
    /^(\d{1,3}(?:[.,]\d)? ?%(?= of )|(?:\d|one|two|three|four|five|seven|eight|nine) (?:out of|in) (?:\d{1,3}|two|three|four|five|ten)) (?:of )?/i,
}
