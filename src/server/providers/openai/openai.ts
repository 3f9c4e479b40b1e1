import type { ImageProvider, TextProvider } from '../provider.ts'
import type { CopyRow, PictureRow } from '../providers-file.ts'
import type { WriteByRules } from '../text/ask-for-json.ts'
import { openTextProvider } from '../text/text-provider.ts'
import { askForJson } from './ask-for-json.ts'
import { paintPicture } from './picture.ts'
import type { OpenAiServer } from './send.ts'
import { copyUsd, pictureUpperUsd, pictureUsd, tokensUsd } from './spend.ts'

/** The text calls of a server that speaks the OpenAI protocol: chat completions with a JSON schema. */
export const openTexts = (server: OpenAiServer, row: CopyRow, writeByRules: WriteByRules): TextProvider =>
  openTextProvider((request, call) => askForJson(server, row, request, call), writeByRules, {
    copyUsd: () => copyUsd(row),
    tokensUsd: (input, output) => tokensUsd(row, input, output),
  })

/** The image calls of such a server: `images/generations`, and `images/edits` with pictures. */
export const openImages = (server: OpenAiServer, row: PictureRow): ImageProvider => ({
  paintPicture: (brief, references, call) => paintPicture(server, row, brief, references, call),
  pictureUsd: () => pictureUsd(row),
  pictureUpperUsd: (_width, _height, references) => pictureUpperUsd(row, references),
})
