import type { Brief } from '#studio/model/brief.ts'
import type { ComposeOptions } from '#studio/compose.ts'
import { listPaidSounds, type PaidResults } from '../../stored/paid-results.ts'
import type { ItemBrief } from '../../stored/brief.ts'

/** What a brief says about the composition: its layout, and for a new version what a person changed. */
export function readEdits(
  { layout, proposal, revision, sound, captions, scenes }: ItemBrief,
  { voice }: Pick<PaidResults, 'voice'> = {},
): ComposeOptions {
  const { style, seconds } = revision?.motion ?? {}
  return {
    layout: layout === 'none' ? 'none' : (revision?.layout ?? proposal?.layout ?? null),
    overrides: revision?.overrides ?? null,
    story: revision?.film ?? null,
    ...(scenes && { scenes }),
    video: {
      ...(style && { style }),
      ...(seconds && { seconds }),
      ...(sound && { sound }),
      ...(voice && { voice: { sound: voice.key, text: voice.text } }),
      ...(captions && { captions }),
    },
  }
}

/** A brief with the sounds that were paid for its item. */
export function withSounds<Given extends Brief>(brief: Given, paid: PaidResults): Given {
  const own = listPaidSounds(paid)
  return own.length === 0 ? brief : { ...brief, sounds: [...(brief.sounds ?? []), ...own] }
}
