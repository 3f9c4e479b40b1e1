import { defineWords } from './define-words.ts'

export const t = defineWords('campaign-words', {
  needsWords: 'Needs words',
  needWords: { one: '{n} asset needs words', other: '{n} assets need words' },
  needWordsBefore: {
    one: '{n} asset will need words in its language',
    other: '{n} assets will need words in their language',
  },
  needWordsText:
    'What the brief says cannot be said in these languages without a translation, and Signet does not guess.',
  giveWords: 'Give words',
  cellText: 'Its message cannot be said in {language} yet. Give words in this language for all assets at once.',
  title: 'Words in other languages',
  text: 'Type, paste, import or translate them once for all assets. Dates, prices, offers, codes, names and addresses are written by themselves.',
  onlyHeadline: 'Only the headline is needed. What stays blank is left out, or written by the studio.',
  languageCount: { one: '{n} asset', other: '{n} assets' },
  saveAndMake: { one: 'Save and make {n} asset', other: 'Save and make {n} assets' },
  saveFirst: 'Enter at least one headline',
  headlineNeeded: 'Enter a headline, or clear the other texts of this language',
  saved: { one: 'Words saved. {n} asset is being made.', other: 'Words saved. {n} assets are being made.' },
  saveFailed: 'Failed to save the words',
  runFailed: 'The words are saved, but the assets could not be started',
  nothingNeeded: 'All assets have words',
  nothingNeededText: 'Every asset can say what the campaign is about in its language.',
  toBoard: 'Open the board',
  loadFailed: 'Failed to load the words',
})
