/** Sentences about budgets in replies. */
export const BUDGET_SENTENCES = {
  budgetMonthReached:
    'The monthly budget “{1}” has no room for this: {2} of {3} are used or reserved. Raise it in Analytics, or choose the built-in studio.',
  budgetTotalReached:
    'The total budget “{1}” has no room for this: {2} of {3} are used or reserved. Raise it in Analytics, or choose the built-in studio.',
  platformMonthReached:
    'The platform has reached its spending limit for this month. Add a key of your own in API Keys, or choose the built-in studio.',
  platformTotalReached:
    'The platform has reached its spending limit. Add a key of your own in API Keys, or choose the built-in studio.',
  budgetLimitInvalid: 'A limit must be an amount from 0 to 1000000 US dollars',
  budgetCallMissing: 'Call not found',
  budgetCallUnsettled: 'Say whether it was charged',
  budgetCallOfPlatform: 'This call was made with the key of the platform. Its operator can settle it.',
} as const
