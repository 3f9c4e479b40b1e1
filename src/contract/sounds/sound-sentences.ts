/** Why a sound file cannot be used, and what a film says of its sound. */
export const SOUND_SENTENCES = {
  soundUnreadable: 'This sound could not be read. Upload an MP3, M4A, WAV or Ogg file.',
  soundNoDecoder: 'This server cannot read AAC. Upload the sound as MP3, WAV or Ogg.',
  soundTooLong: 'This sound is too long. The limit is {1} seconds.',
  soundSilent: 'Nothing can be heard in this file. Upload another one.',
  soundNotYours: 'This sound is not yours or no longer exists. Choose another one.',
} as const
