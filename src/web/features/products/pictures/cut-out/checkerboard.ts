/** The classes of a checkerboard behind transparent pictures, which is light or dark in both themes. */
export const CHECKERBOARD = {
  light: 'bg-[repeating-conic-gradient(#fff_0_25%,#e4e4e4_0_50%)] bg-[length:16px_16px]',
  dark: 'bg-[repeating-conic-gradient(#1d1d1d_0_25%,#2e2e2e_0_50%)] bg-[length:16px_16px]',
}
