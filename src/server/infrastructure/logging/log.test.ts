import { expect, test } from 'vitest'
import { keepOutOfLogs } from './log-scrubber.ts'
import { openLog } from './log.ts'

function logged(...values: [object, string]): string {
  const lines: string[] = []
  openLog('info', { write: (line) => void lines.push(line) }).info(...values)
  return lines.join('')
}

test.each([
  ['AIzaSyA-1234567890abcdefghijklmnopqrstu', '[key]'],
  [`signet_${'a'.repeat(43)}`, '[token]'],
  ['postgres://ann:secret@db.example.com/signet', 'postgres://[credentials]@db.example.com/signet'],
  ['/verify-email?token=abcdef', '/verify-email?token=[secret]'],
  ['?api_key=abc&x=1', '?api_key=[secret]&x=1'],
  ['550 No such user: ann.o+x@büro.example.com', '550 No such user: [address]'],
  ['/api/archives?ticket=abcdef', '/api/archives?ticket=[secret]'],
  [`/api/calendar/feeds/${'a'.repeat(43)}`, '/api/calendar/feeds/[secret]'],
])('%s is never logged', (secret, instead) => {
  for (const line of [
    logged({ url: secret }, 'm'),
    logged({ err: new Error(`failed: ${secret}`) }, 'm'),
    logged({}, `said ${secret}`),
  ]) {
    expect(line).toContain(instead)
    expect(line).not.toContain(secret)
    expect(() => JSON.parse(line) as unknown).not.toThrow()
  }
})

test('a stored key is never logged, whatever it looks like', () => {
  keepOutOfLogs('my-own-provider-key')
  expect(logged({ body: 'denied for my-own-provider-key' }, 'm')).not.toContain('my-own-provider-key')
})
