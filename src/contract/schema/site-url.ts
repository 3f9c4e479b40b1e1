import './jitless.ts'
import { URL_MAX } from '../limits.ts'
import { Text } from './fields.ts'

const ADDRESS_INVALID = 'Please enter a web address, like example.com.'

/**
 * A web address, or ''; without a scheme, it is one of https. The pattern is that of common ones; other names are accepted too.
 */
export const SiteUrl = Text(URL_MAX, 'Web address', {
  pattern: String.raw`^(https?://)?[a-z0-9][a-z0-9-]*(\.[a-z0-9-]+)+(:\d{1,5})?([/?#][!-~]*)?$`,
  examples: ['https://verdant.example', 'verdant.example'],
})
  .transform((text) => (text && !/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? `https://${text}` : text))
  .refine((text) => text === '' || isWebAddress(text), ADDRESS_INVALID)

export const RequiredSiteUrl = SiteUrl.refine((text) => text !== '', ADDRESS_INVALID)

/** The contract compiles without the URL class of Node and browsers. */
function isWebAddress(text: string): boolean {
  return /^https?:\/\/(?:\[[\da-f:.]+\]|[^\s/@?#:[\]<>"|\\^`{}%]+)(?::\d{1,5})?(?:[/?#]\S*)?$/i.test(text)
}
