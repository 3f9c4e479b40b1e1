import type { ImageProvider, SpeechProvider, TextProvider } from '../provider.ts'
import type { CopyRow, PictureRow, SpeechRow } from '../providers-file.ts'
import type { WriteByRules } from '../text/ask-for-json.ts'
import { openTextProvider } from '../text/text-provider.ts'
import { askForJson } from './ask-for-json.ts'
import { paintPicture } from './picture.ts'
import type { OpenAiServer } from './send.ts'
import { speakText, speechUsd } from './speech.ts'
import { copyUsd, pictureUpperUsd, pictureUsd, tokensUsd } from './spend.ts'

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
export const openImages = (server: OpenAiServer, row: PictureRow): ImageProvider => ({
  paintPicture: (brief, references, call) => paintPicture(server, row, brief, references, call),
  pictureUsd: () => pictureUsd(row),
  pictureUpperUsd: (_width, _height, references) => pictureUpperUsd(row, references),
})
