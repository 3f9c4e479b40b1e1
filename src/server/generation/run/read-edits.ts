import type { Brief } from '#studio/model/brief.ts'
import type { ComposeOptions } from '#studio/compose.ts'
import { listPaidClips, listPaidSounds, type PaidResults } from '../../stored/paid-results.ts'
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

/** A brief with the sounds and the clip that were paid for its item. */
export function withMedia<Given extends Brief>(brief: Given, paid: PaidResults): Given {
  const [sounds, clips] = [listPaidSounds(paid), listPaidClips(paid)]
  return {
    ...brief,
    ...(sounds.length > 0 && { sounds: [...(brief.sounds ?? []), ...sounds] }),
    ...(clips.length > 0 && { clips: [...clips, ...(brief.clips ?? [])] }),
  }
}
