const UNCERTAIN =
  /(?:\b(?:var|rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch)|color(?:-mix)?|light-dark|device-cmyk|icc-color)\(|canvas|windowtext|buttontext|graytext|linktext|@(?:media|supports|layer)\b)/i

/**
 * Whether an SVG may have colors that its renderer does not read as a browser does: functions of CSS, system colors, and rules with a
 * condition. Most have none, and then `plain-colors.ts` and its library need not be loaded.
 */
export const hasCssColors = (svg: string): boolean => UNCERTAIN.test(svg)
