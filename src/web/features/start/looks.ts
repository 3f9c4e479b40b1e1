/** Two colors that go together. The first is used for large areas. */
export const COLOR_PAIRS: readonly { name: string; primary: string; secondary: string }[] = [
  { name: 'Forest', primary: '#0F4C3F', secondary: '#F2E8D5' },
  { name: 'Coral', primary: '#16213E', secondary: '#FF6F59' },
  { name: 'Plum', primary: '#4A1942', secondary: '#F7C8D0' },
  { name: 'Cobalt', primary: '#1D3FBB', secondary: '#FFE45C' },
  { name: 'Terracotta', primary: '#A8432C', secondary: '#F3DFC8' },
  { name: 'Mint', primary: '#23272B', secondary: '#9FE3C6' },
  { name: 'Sun', primary: '#F6B21B', secondary: '#1F1A12' },
  { name: 'Sky', primary: '#CFE6F5', secondary: '#12355B' },
]

/** Headline fonts. The studio chooses a matching font for small text. */
export const PAIRINGS: readonly { name: string; typography: string }[] = [
  { name: 'Clear', typography: 'Inter, system-ui, sans-serif' },
  { name: 'Elegant', typography: '"Playfair Display", Georgia, serif' },
  { name: 'Loud', typography: 'Anton, Impact, sans-serif' },
  { name: 'Friendly', typography: 'Poppins, system-ui, sans-serif' },
  { name: 'Bookish', typography: 'Lora, Georgia, serif' },
  { name: 'Technical', typography: '"JetBrains Mono", ui-monospace, monospace' },
]
