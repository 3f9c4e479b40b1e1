import { t } from '#web/words/start.ts'

/** Two colors that go together. The first is used for large areas. */
export const COLOR_PAIRS: readonly { name: string; primary: string; secondary: string }[] = [
  { name: t.forest, primary: '#0F4C3F', secondary: '#F2E8D5' },
  { name: t.coral, primary: '#16213E', secondary: '#FF6F59' },
  { name: t.plum, primary: '#4A1942', secondary: '#F7C8D0' },
  { name: t.cobalt, primary: '#1D3FBB', secondary: '#FFE45C' },
  { name: t.terracotta, primary: '#A8432C', secondary: '#F3DFC8' },
  { name: t.mint, primary: '#23272B', secondary: '#9FE3C6' },
  { name: t.sun, primary: '#F6B21B', secondary: '#1F1A12' },
  { name: t.sky, primary: '#CFE6F5', secondary: '#12355B' },
]

/** Headline fonts. The studio chooses a matching font for small text. */
export const PAIRINGS: readonly { name: string; typography: string }[] = [
  { name: t.clear, typography: 'Inter, system-ui, sans-serif' },
  { name: t.elegant, typography: '"Playfair Display", Georgia, serif' },
  { name: t.loud, typography: 'Anton, Impact, sans-serif' },
  { name: t.friendly, typography: 'Poppins, system-ui, sans-serif' },
  { name: t.bookish, typography: 'Lora, Georgia, serif' },
  { name: t.technical, typography: '"JetBrains Mono", ui-monospace, monospace' },
]
