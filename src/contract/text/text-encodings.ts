/**
 * The encodings that texts of strangers are read in, by the script that they are for, most common first. The names are labels of the
 * Encoding Standard (https://encoding.spec.whatwg.org), but for UTF-32 and the code pages of DOS. This file does not import zod.
 */
export const ENCODINGS_BY_SCRIPT = {
  unicode: ['UTF-8', 'UTF-16LE', 'UTF-16BE', 'UTF-32LE', 'UTF-32BE'],
  western: ['windows-1252', 'ISO-8859-15', 'macintosh', 'CP850', 'CP437', 'ISO-8859-14'],
  central: ['windows-1250', 'ISO-8859-2', 'CP852', 'ISO-8859-16'],
  cyrillic: ['windows-1251', 'KOI8-R', 'KOI8-U', 'ISO-8859-5', 'IBM866', 'x-mac-cyrillic'],
  greek: ['windows-1253', 'ISO-8859-7', 'CP737'],
  turkish: ['windows-1254', 'CP857', 'ISO-8859-3'],
  baltic: ['windows-1257', 'ISO-8859-13', 'ISO-8859-4', 'ISO-8859-10', 'CP775'],
  hebrew: ['windows-1255', 'ISO-8859-8'],
  arabic: ['windows-1256', 'ISO-8859-6'],
  vietnamese: ['windows-1258'],
  thai: ['windows-874'],
  japanese: ['Shift_JIS', 'EUC-JP', 'ISO-2022-JP'],
  simplifiedChinese: ['GB18030'],
  traditionalChinese: ['Big5'],
  korean: ['EUC-KR'],
} as const

export type EncodingScript = keyof typeof ENCODINGS_BY_SCRIPT
export type TextEncoding = (typeof ENCODINGS_BY_SCRIPT)[EncodingScript][number]

export const TEXT_ENCODINGS: readonly TextEncoding[] = Object.values(ENCODINGS_BY_SCRIPT).flat()
