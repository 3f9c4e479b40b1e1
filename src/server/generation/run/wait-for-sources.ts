import type { WhileWaiting } from '../../infrastructure/jobs/item-task.ts'
import type { Source, Sources } from '../../providers/source.ts'

/**
 * The same providers, with calls during which the item holds no worker. Starting and polling a video are no such calls, because the number
 * of videos at once limits the memory that they take.
 */
export function waitForSources({ copy, picture, film }: Sources, whileWaiting: WhileWaiting): Sources {
  const whose = ({ isOwnServer }: Source<unknown>) => (isOwnServer ? 'own' : 'platform')
  return {
    copy: copy && {
      ...copy,
      provider: {
        ...copy.provider,
        writeCopy: (brief, call) => whileWaiting(whose(copy), () => copy.provider.writeCopy(brief, call)),
      },
    },
    picture: picture && {
      ...picture,
      provider: {
        ...picture.provider,
        paintPicture: (brief, references, call) =>
          whileWaiting(whose(picture), () => picture.provider.paintPicture(brief, references, call)),
      },
    },
    film,
  }
}
