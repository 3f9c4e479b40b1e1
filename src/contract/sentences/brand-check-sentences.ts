/** The rules of the brand check. */
export const BRAND_CHECK_SENTENCES = {
  ruleWords: 'Words are drawn to the letter',
  ruleSmallContrast: 'Small words stand out from their ground',
  ruleLargeContrast: 'Large words stand out from their ground',
  ruleApart: 'Words and logo do not cover each other',
  ruleLegible: 'Smallest words are legible',
  ruleClear: 'Words and logo stay clear of the platform’s own buttons',
  ruleUnsaid: 'Nothing from the brand’s don’t list is said',
  ruleSeen: 'All words can be seen',
  ruleLogo: 'Logo is there',
  ruleProportions: 'Logo keeps its proportions',
  ruleSpace: 'Logo has its clear space',
  ruleUpright: 'Logo is upright',
  ruleShare: 'Primary color takes a visible share of the picture',
  ruleColor: 'Primary color is the brand’s own',
  ruleButtons: 'Buttons and plates have the brand’s colors',
} as const
