import { defineWords } from './define-words.ts'

export const t = defineWords('video-captions', {
  captions: 'Captions in the film',
  captionsNone: 'None',
  noCaptionsInFilm: 'No captions',
  captionsLines: 'Line by line',
  captionsWords: 'Word by word',
  captionFiles: 'Captions as a file',
  downloadCaptions: 'Download captions as {format}',
  noCaptions: 'Caption files cannot be made for this video.',
})
