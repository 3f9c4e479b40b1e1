import { createBrandEdge, chooseColorScheme } from '../color-scheme.ts'
import { listFactRows } from '../text/fact-list.ts'
import { createSkeletonColumn } from '../text/skeleton.ts'
import type { Layout } from '../layout-context.ts'

/** Text only: a very large headline, as large as it fits. */
export const statement: Layout = {
  name: 'statement',
  voice: 'loud',
  isTypeOnly: true,
  suits: ({ images, copy, emphasis }) => {
    if (images.length > 0 || listFactRows(copy).length > 2) return 0
    return (copy.headline.length <= 44 ? 1.3 : 0.5) * (emphasis.goal === 'engagement' ? 1.5 : 1)
  },
  compose: (context) => {
    const scheme = chooseColorScheme(context)
    const { content, base, aspect, width } = context.canvas
    const column = createSkeletonColumn(context, content, scheme.ground, {
      headline: context.type.poster,
      most: aspect === 'slim' ? width * 0.3 : base * (aspect === 'banner' ? 0.16 : 0.23),
      spread: 'edges',
    })
    return [
      { kind: 'backdrop', color: scheme.ground },
      ...createBrandEdge(context, { ...scheme, lacksPrimary: scheme.ground !== context.roles.primary }),
      ...column.layers,
    ]
  },
}
