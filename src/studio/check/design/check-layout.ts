import { checkMessage } from './message-rule.ts'
import { checkOffers } from './offer-rule.ts'
import { checkImages } from './image-rules.ts'
import { checkSetting } from './setting-rule.ts'
import { checkSpace } from './space-rule.ts'
import { checkType } from './type-rules.ts'
import type { CheckedWords } from '../words-rule.ts'
import type { DesignRule } from './design-rule.ts'
import type { Scene } from '../../model/scene.ts'
import { describeLook, type DesignLook } from '../../directions/describe-look.ts'

/** Checks how a design is laid out: all rules about it that need no pixels, so that designs can be compared before they are drawn. */
export const checkLayout = (scene: Scene, words: CheckedWords | null): DesignRule[] => [
  ...checkMessage(scene),
  ...checkSpace(scene),
  ...checkImages(scene, words?.brief ?? null),
  ...checkType(scene),
  ...checkOffers(scene, words?.brief ?? null),
  checkSetting(scene, words?.brief ?? null),
  ...checkLooks(scene, words?.recent ?? []),
]

/** Checks that a design does not look like the last ones of its brand: `recent`, the newest first. Without them it has no such rule. */
function checkLooks(scene: Scene, recent: readonly DesignLook[]): DesignRule[] {
  if (recent.length === 0) return []
  const own = describeLook(scene)
  const alike = recent.filter((look) => isAlike(look, own)).length
  const value = Math.max(alike, Number(recent.slice(0, 1).some((look) => showsSame(look, own))))
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

/** The same thing drawn in the same way: below each other in a feed, two such posts look like one. */
const showsSame = (one: DesignLook, other: DesignLook): boolean =>
  one.thing !== null && one.thing === other.thing && one.family === other.family

const isAlike = (one: DesignLook, other: DesignLook): boolean =>
  one.layout === other.layout &&
  one.picture === other.picture &&
  one.ground === other.ground &&
  one.family === other.family
