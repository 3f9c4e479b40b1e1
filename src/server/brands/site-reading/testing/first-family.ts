/** The first family of a `font-family` value, without quotes. */
export const findFirstFamily = (typography: string): string =>
  (typography.split(',')[0] ?? '').replaceAll('"', '').trim()
