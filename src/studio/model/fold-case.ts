/** A text in lower case, with the same number of code units. Long patterns that ignore case take long to compile, so they read such texts. */
export function foldCase(text: string): string {
  const lower = text.toLowerCase()
  return lower.length === text.length ? lower : Array.from(text, foldLetter).join('')
}

const foldLetter = (letter: string) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter)
