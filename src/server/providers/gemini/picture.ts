import type { Brief } from '#studio/model/brief.ts'
import type { PictureCall, PaintedPicture, Reference, Spend } from '../answers.ts'
import { pictureReplyBytes } from '../exchange.ts'
import { callSdk, type Service } from './sdk-call.ts'
import { ContentAnswer, pictureIn, refusalIn, refusedPrompt, joinText } from './content-answer.ts'
import { modelRetired, noPicture, unusable } from '../faults.ts'
import { toProviderFault } from './faults.ts'
import { checkPicture, prepareReferences } from '../media.ts'
import { modelInUse } from './models.ts'
import { picturePrompt } from '../picture-prompt.ts'
import { paid, type ProviderFault } from '../provider-fault.ts'
import { pictureSize } from './sizes.ts'
import { pictureUsd, computeSpend } from './spend.ts'
import { TransportFault } from '../transport-fault.ts'

const LIMITS = { timeoutMs: 180_000, takesOut: true }
const REFERENCES_MAX = 14

/**
 * Buys one image.
 * @throws {ProviderFault} with the cost of an unusable answer
 */
export async function paintPicture(
  service: Service,
  brief: Brief,
  references: readonly Reference[],
  call: PictureCall,
): Promise<{ picture: PaintedPicture; spend: Spend }> {
  const now = service.clock.now()
  const price = modelInUse(service.models, 'picture', now)
  const { answer, decode, exchange } = await askForPicture(service, price.model, brief, references, call).catch(
    (error: unknown) => {
      if (error instanceof TransportFault && error.reason === 'too_large') throw unusable('picture', null)
      if (error instanceof TransportFault)
        throw toProviderFault(error, 'once_more', () => modelRetired(price.model), now)
      throw error
    },
  )
  const read = ContentAnswer.parse(answer)
  const itemUsd = pictureUsd(price, brief.width, brief.height)
  const spend = computeSpend({ model: price.model, price, exchange, raw: read.usageMetadata, itemUsd })
  const data = pictureIn(read)
  if (data === null) throw paid(withoutPicture(read), spend.is_estimate ? null : spend)
  const picture = await checkPicture(call.owner, await decode(data))
  if (picture === null) throw unusable('picture', spend)
  return { picture, spend }
}

async function askForPicture(
  service: Service,
  model: string,
  brief: Brief,
  references: readonly Reference[],
  call: PictureCall,
) {
  const pictures = await prepareReferences(call.owner, references.slice(0, REFERENCES_MAX))
  const { aspectRatio, imageSize, width, height } = pictureSize(brief.width, brief.height)
  const parts = pictures.map(({ mime_type, data }) => ({
    inlineData: { mimeType: mime_type, data: Buffer.from(data).toString('base64') },
  }))
  return callSdk(service, call, { ...LIMITS, maxBytes: pictureReplyBytes(width, height) }, (sdk) =>
    sdk.models.generateContent({
      model,
      contents: [{ role: 'user', parts: [{ text: picturePrompt(brief, pictures.length) }, ...parts] }],
      config: {
        responseModalities: ['IMAGE'],
        imageConfig: { aspectRatio, imageSize },
        automaticContinuation: false,
      },
    }),
  )
}

/** Words instead of a picture are a refusal in prose; nothing at all is an answer without a picture. */
function withoutPicture(answer: ContentAnswer): ProviderFault {
  const refusal = refusalIn(answer)
  if (refusal) return refusal
  if (joinText(answer) !== '') return refusedPrompt()
  return noPicture()
}
