import { defineWords } from './define-words.ts'

export const t = defineWords('frame', {
  unexpectedApplicationError: 'Unexpected Application Error!',
  crashHint: 'This page stopped working. Loading it again usually helps; nothing that was saved is lost.',
  loadAgain: 'Load again',
  backToTheStart: 'Back to the start',
  loading: 'Loading...',
  skipToContent: 'Skip to content',
  processing: 'Processing…',
  pageNotFound: '404 Not Found. There is no page at this address; the link may be old or mistyped.',
})
