import { defineWords } from './define-words.ts'

export const t = defineWords('platforms', {
  configuration: 'Configuration',
  sizesHint: 'The sizes for each platform. The first of a list is the one that is generated.',
  failedToLoadConfiguration: 'Failed to load configuration',
  changed: 'Changed',
  fallbackHint: 'No size of your own: {fallback} is made, as in the beginning.',
  to: 'to {name}',
  addSize: 'Add size{list}',
  firstSizeHint: 'The first size is the one that is generated.',
  moveUp: 'Move {name} up',
  moveDown: 'Move {name} down',
  remove: 'Remove {name}',
  saveFailed: 'Save failed',
  pngAtExactlyThesePixels: 'PNG, at exactly these pixels.',
  mP4AtMost1920Pixels: 'MP4, at most 1920 pixels a side; odd sides are made even.',
  unsavedChanges: 'Unsaved changes',
  discard: 'Discard',
  save: 'Save',
  configurationSaved: 'Configuration saved',
})
