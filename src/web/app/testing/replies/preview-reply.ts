import type { RequestPreview } from '#contract/generation/request-preview.ts'
import { PIXEL } from './content-replies.ts'

const span = { field: 'prompt' as const, start: 0, end: 13 }
const PIECES: RequestPreview['pieces'] = [
  {
    id: 'prompt:0-13',
    kind: 'message',
    text: 'Morning Serum',
    span,
    slot: 'headline',
    is_left_out: false,
    is_chosen: false,
    boxes: [[10, 10, 200, 40]],
  },
  {
    id: 'prompt:15-32',
    kind: 'deadline',
    text: 'Only until Sunday',
    span: { ...span, start: 15, end: 32 },
    slot: 'badge',
    is_left_out: false,
    is_chosen: false,
    boxes: [[10, 60, 200, 40]],
  },
  {
    id: 'prompt:34-47',
    kind: 'message',
    text: 'Free shipping',
    span: { ...span, start: 34, end: 47 },
    slot: 'caption',
    is_left_out: true,
    is_chosen: false,
    boxes: [],
  },
]

/** The preview of a request with a headline, a deadline, a sentence without space, and an instruction. */
export const PREVIEW_REPLY: RequestPreview = {
  image: { mime_type: 'image/png', content_data: PIXEL, width: 640, height: 640, box: [0, 0, 1024, 1024] },
  size: { width: 1024, height: 1024 },
  alt_text: 'Morning Serum on green',
  layout: 'split',
  seed: 77,
  language: 'en',
  is_carried: false,
  caption: 'Morning Serum',
  pieces: PIECES,
  added: [{ text: 'Shop now', boxes: [] }],
  unsaid: [
    { text: 'Don’t mention the card.', span: { ...span, start: 49, end: 72 }, reason: 'instruction', withheld: [] },
  ],
  unknown_choices: [],
  film: null,
  models: { copy: null, picture: null, film: null },
}
