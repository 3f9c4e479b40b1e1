/** What is spoken: the words as they are, the language (a BCP 47 tag, or `und`), and the tone of the brand. */
export interface SpeechAsked {
  text: string
  language: string
  tone: string
}

/** Calm voices for calm tones, lively ones for the others: prebuilt voices of Gemini speak every language. */
const CALM = new Set(['luxury', 'minimal', 'professional', 'authoritative', 'informative'])

/** The prebuilt voice for a tone. */
export const chooseGeminiVoice = ({ tone }: Pick<SpeechAsked, 'tone'>): string => (CALM.has(tone) ? 'Kore' : 'Aoede')

/** The voice for a language: that of the tag, of its primary language, or of `*`. Undefined without one. */
export function chooseVoice(voices: Readonly<Record<string, string>>, language: string): string | undefined {
  const tag = language.toLowerCase()
  const find = (wanted: string) => Object.entries(voices).find(([name]) => name.toLowerCase() === wanted)?.[1]
  return find(tag) ?? find(tag.split('-')[0] ?? '') ?? find('*')
}

/** A speaker says about so many characters in a second, with the pauses between sentences. */
const CHARACTERS_PER_SECOND = 13

export const estimateSpeechSeconds = (text: string): number => Math.ceil(text.length / CHARACTERS_PER_SECOND)

const HEADER_BYTES = 44

/** Gives raw samples (16 bits, one channel) the header of a WAV file. Older models answer with such. */
export function wrapSamples(samples: Uint8Array, rate: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('RIFF', 0, 'latin1')
  header.writeUInt32LE(HEADER_BYTES - 8 + samples.length, 4)
  header.write('WAVEfmt ', 8, 'latin1')
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36, 'latin1')
  header.writeUInt32LE(samples.length, 40)
  return Buffer.concat([header, samples])
}

/** The spoken text whose price is shown: that of a film of about 15 seconds. */
export const USUAL_SPEECH = 'a'.repeat(200)
