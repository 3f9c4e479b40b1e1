import { toLatin } from '#contract/campaigns/file-name.ts'
import { transliterate } from '#contract/campaigns/transliterate.ts'

/** The `Content-Disposition` of a file whose name may have any letters (RFC 6266): the name, and for old clients the same in Latin letters. */
export function attach(name: string): string {
  const plain = toLatin(transliterate(name)).replaceAll(/[^ -~]|["\\]/g, '')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`
}
