import { expect, test } from 'vitest'
import { z } from 'zod'
import '../../../contract/schema/zod-messages.ts'
import { UnreadableJson, versionedJson } from './versioned-json.ts'

const Note = z.object({ version: z.literal(3), title: z.string(), tags: z.array(z.string()) })
const parseNote = versionedJson('note', Note, {
  1: ({ name, ...note }) => ({ ...note, title: name }),
  2: (note) => ({ tags: [], ...note }),
})

test.each([
  ['without a version', { name: 'Light' }],
  ['of version 1', { version: 1, name: 'Light' }],
  ['of version 2', { version: 2, title: 'Light' }],
  ['of the current version', { version: 3, title: 'Light', tags: [] }],
])('a document %s is upgraded to the current version', (_, stored) => {
  expect(parseNote(stored)).toEqual({ version: 3, title: 'Light', tags: [] })
})

test.each([
  ['a newer version', { version: 4, title: 'Light', tags: [] }, 'A stored note cannot be read: version 4 is not known'],
  ['a missing field', { version: 3, tags: [] }, /cannot be read: .*expected string.*\s.*title/],
  ['a version that is no number', { version: 'new' }, /version/],
  ['null', null, /expected object/],
  ['a list', [1], /expected object/],
])('%s is refused with an error that names it', (_, stored, reason) => {
  expect(() => parseNote(stored)).toThrow(UnreadableJson)
  expect(() => parseNote(stored)).toThrow(reason)
})
