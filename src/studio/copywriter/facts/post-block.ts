/** Content of a post that has a form of its own, besides headline and facts. */
export type PostBlock =
  | { kind: 'menu'; rows: readonly MenuRow[] }
  | { kind: 'steps'; steps: readonly string[] }
  | { kind: 'comparison'; sides: readonly [ComparisonSide, ComparisonSide] }
  | { kind: 'statistic'; figure: string }

/** An entry of a menu or price list, with its price as written. */
export interface MenuRow {
  text: string
  price: string
}

/** One side of a comparison, with its label as written: "Before". */
export interface ComparisonSide {
  label: string
  text: string
}

/** All texts of a block, in reading order. */
export function listBlockTexts(block: PostBlock | null): string[] {
  switch (block?.kind) {
    case 'menu':
      return block.rows.flatMap(({ text, price }) => [text, price])
    case 'steps':
      return [...block.steps]
    case 'comparison':
      return block.sides.flatMap(({ label, text }) => [label, text])
    case 'statistic':
      return [block.figure]
    default:
      return []
  }
}

/** Changes every text of a block. Returns null if a text becomes empty. */
export function mapBlockTexts(block: PostBlock | null, change: (text: string) => string | null): PostBlock | null {
  if (!block || listBlockTexts(block).some((text) => !change(text))) return null
  const to = (text: string) => change(text) ?? text
  const toSide = ({ label, text }: ComparisonSide) => ({ label: to(label), text: to(text) })
  switch (block.kind) {
    case 'menu':
      return { kind: 'menu', rows: block.rows.map(({ text, price }) => ({ text: to(text), price: to(price) })) }
    case 'steps':
      return { kind: 'steps', steps: block.steps.map(to) }
    case 'comparison':
      return { kind: 'comparison', sides: [toSide(block.sides[0]), toSide(block.sides[1])] }
    default:
      return { kind: 'statistic', figure: to(block.figure) }
  }
}
