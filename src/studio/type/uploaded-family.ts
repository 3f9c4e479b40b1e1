import { FONT_FAMILIES, getFontFamily, type FontFamily } from './font-families.ts'

/** One file of an uploaded family. `key` identifies its bytes in the renderer's input. */
interface UploadedFace {
  key: string
  weight: number
}

/** A font family that the owner of a brand uploaded. `name` is unique: it differs from every bundled and every other uploaded family. */
export interface UploadedFamily extends FontFamily {
  faces: readonly UploadedFace[]
  /** The bundled family for characters that it lacks, and for all characters if its files are missing. */
  substitute: string
}

/** The uploaded families of a brand: for headlines, and for all other text. Without one, the typography of the brand decides. */
export interface BrandFonts {
  headline?: UploadedFamily | undefined
  text?: UploadedFamily | undefined
}

/** Lists the families of a brand, each once. */
export function listUploaded(fonts: BrandFonts | undefined): UploadedFamily[] {
  const all = [fonts?.headline, fonts?.text].flatMap((family) => family ?? [])
  return all.filter(({ name }, index) => all.findIndex((other) => other.name === name) === index)
}

export const isUploaded = (family: FontFamily): family is UploadedFamily => 'faces' in family

export const findUploaded = (name: string, uploaded: readonly UploadedFamily[] = []): UploadedFamily | undefined =>
  uploaded.find((family) => family.name === name)

/**
 * Returns an uploaded or a bundled family by its exact name.
 * @throws Error if there is none.
 */
export const findFamily = (name: string, uploaded: readonly UploadedFamily[] | undefined): FontFamily =>
  findUploaded(name, uploaded) ?? getFontFamily(name)

/**
 * Returns the weight of a bundled family that CSS selects for a wanted weight. The renderer selects it too, whatever other weights of the
 * family it has (https://www.w3.org/TR/css-fonts-4/#font-style-matching).
 */
export function selectCssWeight(name: string, wanted: number): number {
  const weights = FONT_FAMILIES.find((family) => family.name === name)?.weights ?? [400]
  const above = weights.filter((weight) => weight >= wanted)
  const below = weights.filter((weight) => weight < wanted).toReversed()
  const near = wanted >= 400 && wanted <= 500 ? above.filter((weight) => weight <= 500) : []
  const order =
    wanted > 500
      ? [...above, ...below]
      : wanted < 400
        ? [...weights.filter((w) => w === wanted), ...below, ...above]
        : [...near, ...below, ...above]
  return order[0] ?? 400
}
