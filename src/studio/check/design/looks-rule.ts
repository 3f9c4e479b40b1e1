import { describeLook, type DesignLook } from '../../directions/describe-look.ts'
import type { DesignRule } from './design-rule.ts'
import type { Scene } from '../../model/scene.ts'

/** Checks that a design does not look like the last ones of its brand: `recent`, the newest first. Without them it has no such rule. */
export function checkLooks(scene: Scene, recent: readonly DesignLook[]): DesignRule[] {
  if (recent.length === 0) return []
  const own = describeLook(scene)
  const value = recent.filter((look) => isAlike(look, own)).length
  return [
    {
      rule: 'looks_new',
      label: 'It does not look like the last designs',
      passed: value === 0,
      value,
      threshold: 0,
      unit: 'designs',
      box: null,
      points: 1 / (1 + value),
      weight: 0.2,
    },
  ]
}

const isAlike = (one: DesignLook, other: DesignLook): boolean =>
  one.layout === other.layout && one.picture === other.picture && one.ground === other.ground
