import type { ImageProvider, SpeechProvider, TextProvider } from '../provider.ts'
import type { CopyRow, ImageRow, SpeechRow } from '../providers-file.ts'
import type { WriteByRules } from '../text/ask-for-json.ts'
import { openTextProvider } from '../text/text-provider.ts'
import { askForJson } from './ask-for-json.ts'
import { paintImage } from './image.ts'
import type { OpenAiServer } from './send.ts'
import { speakText, speechUsd } from './speech.ts'
import { copyUsd, imageUpperUsd, imageUsd, tokensUsd } from './spend.ts'

/** The text calls of a server that speaks the OpenAI protocol: chat completions with a JSON schema. */
export const openTexts = (server: OpenAiServer, row: CopyRow, writeByRules: WriteByRules): TextProvider =>
  openTextProvider((request, call) => askForJson(server, row, request, call), writeByRules, {
    copyUsd: () => copyUsd(row),
    tokensUsd: (input, output) => tokensUsd(row, input, output),
  })

/** The speech of such a server: `audio/speech`. */
export const openSpeech = (server: OpenAiServer, row: SpeechRow): SpeechProvider => ({
  speak: (asked, call) => speakText(server, row, asked, call),
  speechUsd: (text) => speechUsd(row, text),
})

/** The image calls of such a server: `images/generations`, and `images/edits` with pictures. */
export const openImages = (server: OpenAiServer, row: ImageRow): ImageProvider => ({
  paintImage: (brief, references, call) => paintImage(server, row, brief, references, call),
  imageUsd: () => imageUsd(row),
  imageUpperUsd: (_width, _height, references) => imageUpperUsd(row, references),
})
