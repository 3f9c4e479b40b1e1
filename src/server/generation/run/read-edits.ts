import type { ComposeOptions } from '#studio/compose.ts'
import type { ItemBrief } from '../../stored/brief.ts'

/** What a brief says about the composition: its layout, and for a new version what a person changed. */
export function readEdits({ layout, proposal, revision, sound, captions }: ItemBrief): ComposeOptions {
  const { style, seconds } = revision?.motion ?? {}
  return {
    layout: layout === 'none' ? 'none' : (revision?.layout ?? proposal?.layout ?? null),
    overrides: revision?.overrides ?? null,
    story: revision?.film ?? null,
    video: {
      ...(style && { style }),
      ...(seconds && { seconds }),
      ...(sound && { sound }),
      ...(captions && { captions }),
    },
  }
}
