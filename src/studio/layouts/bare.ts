import { stageIn } from './stage-in.ts'
import { covering } from './stage.ts'
import type { Layout } from './scope.ts'

/** The picture alone, for those who asked for no words and no logo; without one, a drawing in the brand's colours. */
export const bare: Layout = {
  name: 'none',
  voice: 'quiet',
  suits: () => 0,
  compose: (scope) => {
    const { width, height } = scope.canvas
    const sheet = { x: 0, y: 0, width, height }
    const { primary } = scope.roles
    const [picture] = scope.material.pictures
    const shown =
      picture?.kind === 'photo'
        ? [covering(picture, sheet, [0, 0, 0, 0])]
        : stageIn(scope, sheet, { field: primary, ground: primary }, 'bare', picture ? { picture } : {})
    return [{ kind: 'backdrop', color: primary }, ...shown]
  },
}
