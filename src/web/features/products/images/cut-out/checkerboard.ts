/**
 * The classes of a checkerboard behind transparent pictures. It is the same in both themes. White and black parts of a picture are visible on
 * the middle one.
 */
export const CHECKERBOARD = {
  light: 'bg-[repeating-conic-gradient(#fff_0_25%,#e4e4e4_0_50%)] bg-[length:16px_16px]',
  middle: 'bg-[repeating-conic-gradient(#a3a9b1_0_25%,#bcc1c7_0_50%)] bg-[length:16px_16px]',
  dark: 'bg-[repeating-conic-gradient(#1d1d1d_0_25%,#2e2e2e_0_50%)] bg-[length:16px_16px]',
}
