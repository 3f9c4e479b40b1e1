import { checkMessage } from './message-rule.ts'
import { checkLooks } from './looks-rule.ts'
import { checkOffers } from './offer-rule.ts'
import { checkImages } from './image-rules.ts'
import { checkSetting } from './setting-rule.ts'
import { checkSpace } from './space-rule.ts'
import { checkType } from './type-rules.ts'
import type { CheckedWords } from '../words-rule.ts'
import type { DesignRule } from './design-rule.ts'
import type { Scene } from '../../model/scene.ts'

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
