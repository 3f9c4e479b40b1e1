import sharp from 'sharp'

/** A small PNG with a transparent ground, as somebody would upload it. */
export async function pictureFile(): Promise<Blob> {
  const disc = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240"><circle cx="120" cy="120" r="110" fill="#26246B"/></svg>',
  )
  return new Blob([await sharp(disc).png().toBuffer()], { type: 'image/png' })
}

const NOISE_SIDE = 320

/** A PNG of noise, the same on every call. No encoder makes it small. */
export async function noiseFile(): Promise<Blob> {
  let state = 1
  const nextByte = () => (state = (state * 48_271) % 2_147_483_647) & 0xff
  const data = Uint8Array.from({ length: NOISE_SIDE * NOISE_SIDE * 3 }, nextByte)
  const raw = { width: NOISE_SIDE, height: NOISE_SIDE, channels: 3 } as const
  return new Blob([await sharp(data, { raw }).png().toBuffer()], { type: 'image/png' })
}
