import type { TextEncoding } from '#contract/text/text-encodings.ts'
import { decodeAs } from './decode-text.ts'
import { toTextEncoding } from './encoding-names.ts'

/**
 * Detects the encoding of a text by its statistics. For child processes only, because the tables take about 60 MB of memory and 0.1 s to
 * load.
 */
export async function detectEncoding(sample: Uint8Array): Promise<TextEncoding | null> {
  const foreign = sample.filter((byte) => byte >= 0x80).length
  if (foreign > 0 && foreign < FEW && looksWestern(sample)) return 'windows-1252'
  const { detectAll } = await import('jschardet')
  const found = detectAll(sample, { minimumThreshold: 0 })
    .flatMap(({ encoding }) => toTextEncoding(encoding ?? '') ?? [])
    // A sample of valid UTF-8 is not asked about.
    .filter((name) => name !== 'UTF-8')
  const plausible = found.filter((name) => !WRONG.test(decodeAs(sample, name).text))
  const common = foreign < FEW ? plausible.filter((name) => !RARE.test(name)) : []
  const best = common[0] ?? plausible[0] ?? found[0] ?? null
  return best === 'EUC-KR' || best === 'GB18030' ? chooseByHangul(sample) : best
}

/** Statistics of fewer bytes outside of ASCII say little, so they decide only between encodings that are common today. */
const FEW = 12
const RARE = /^(?:CP|IBM|ISO-8859|macintosh|x-mac|KOI8-U|windows-1258)/
/** Characters that no text has, and letters of other scripts or signs inside of words. */
const WRONG =
  /[\u{80}-\u{9F}\u{FFFD}\p{Co}]|[a-z](?!\p{sc=Latin})\p{L}{1,2}[a-z]|\p{Ll}[\p{Sc}\p{So}\p{No}\p{Sk}]\p{Ll}/u
/** The letters and signs that texts of western Europe have most often, alone or in pairs between letters of ASCII. */
const WESTERN = /^[\0-\u{7F}äöüÄÖÜßéèêëàâáíîïóôúûùçÇñÑãõåÅæøØœÉ“”„‘’‚–—…•€£§°®™©½¼²³×«»¡¿ªº·´]*$/u
const RUN = /[^\0-\u{7F}]{3}/u

function looksWestern(sample: Uint8Array): boolean {
  const text = new TextDecoder('windows-1252').decode(sample)
  return WESTERN.test(text) && !RUN.test(text)
}

/** Texts of shops in Korea have Hangul nearly only. Short Chinese ones are valid in the Korean encoding, but are Hanja in it. */
const HANGUL_SHARE_MIN = 0.8

function chooseByHangul(sample: Uint8Array): TextEncoding {
  const asKorean = new TextDecoder('euc-kr').decode(sample)
  const count = (letters: RegExp) => asKorean.match(letters)?.length ?? 0
  const hangul = count(/\p{sc=Hangul}/gu)
  return hangul >= (hangul + count(/[\p{sc=Han}\u{FFFD}]/gu)) * HANGUL_SHARE_MIN ? 'EUC-KR' : 'GB18030'
}
