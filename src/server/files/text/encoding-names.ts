import { TEXT_ENCODINGS, type TextEncoding } from '#contract/text/text-encodings.ts'

/** Names that the Encoding Standard lacks, in lower case. */
const OTHER_NAMES: Readonly<Record<string, TextEncoding>> = {
  cp737: 'CP737',
  cp775: 'CP775',
  cp850: 'CP850',
  ibm850: 'CP850',
  cp852: 'CP852',
  ibm852: 'CP852',
  cp857: 'CP857',
  cp437: 'CP437',
  ibm437: 'CP437',
  cp874: 'windows-874',
  cp932: 'Shift_JIS',
  cp936: 'GB18030',
  cp949: 'EUC-KR',
  cp950: 'Big5',
  hkscs: 'Big5',
  maccyrillic: 'x-mac-cyrillic',
  macroman: 'macintosh',
  'utf-16-be': 'UTF-16BE',
  'utf-16-le': 'UTF-16LE',
  'utf-32-be': 'UTF-32BE',
  'utf-32-le': 'UTF-32LE',
}

/** The encoding of a label as headers, pages and detectors write it, or null. */
export function toTextEncoding(label: string): TextEncoding | null {
  const name = label.trim().toLowerCase()
  return OTHER_NAMES[name] ?? findListed(name) ?? findStandard(name)
}

const findListed = (name: string) => TEXT_ENCODINGS.find((one) => one.toLowerCase() === name) ?? null

function findStandard(label: string): TextEncoding | null {
  try {
    const { encoding } = new TextDecoder(label)
    // GB18030 contains GBK, and the order of Hebrew letters does not change how they are decoded.
    return findListed(encoding === 'gbk' ? 'gb18030' : encoding.replace('iso-8859-8-i', 'iso-8859-8'))
  } catch {
    return null
  }
}
