import sharp from 'sharp'

/** A small PNG with a transparent ground, as somebody would upload it. */
export async function pictureFile(): Promise<Blob> {
  const disc = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240"><circle cx="120" cy="120" r="110" fill="#26246B"/></svg>',
  )
  return new Blob([await sharp(disc).png().toBuffer()], { type: 'image/png' })
}
