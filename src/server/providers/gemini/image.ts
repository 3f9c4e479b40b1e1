import type { Brief } from '#studio/model/brief.ts'
import type { ImageCall, PaintedImage, Reference, Spend } from '../answers.ts'
import { imageReplyBytes } from '../exchange.ts'
import { callSdk, type Service } from './sdk-call.ts'
import { ContentAnswer, imageIn, refusalIn, refusedPrompt, joinText } from './content-answer.ts'
import { modelRetired, noImage, unusable } from '../faults.ts'
import { toProviderFault } from './faults.ts'
import { checkImage, prepareReferences } from '../media.ts'
import { modelInUse } from './models.ts'
import { imagePrompt } from '../image-prompt.ts'
import { paid, type ProviderFault } from '../provider-fault.ts'
import { chooseGeminiSize } from './sizes.ts'
import { imageUsd, computeSpend } from './spend.ts'
import { TransportFault } from '../transport-fault.ts'

const LIMITS = { timeoutMs: 180_000, takesOut: true }
const REFERENCES_MAX = 14

/**
 * Buys one image.
 * @throws {ProviderFault} with the cost of an unusable answer
 */
export async function paintImage(
  service: Service,
  brief: Brief,
  references: readonly Reference[],
  call: ImageCall,
): Promise<{ picture: PaintedImage; spend: Spend }> {
  const now = service.clock.now()
  const price = modelInUse(service.models, 'picture', now)
  const { answer, decode, exchange } = await askForImage(service, price.model, brief, references, call).catch(
    (error: unknown) => {
      if (error instanceof TransportFault && error.reason === 'too_large') throw unusable('picture', null)
      if (error instanceof TransportFault)
        throw toProviderFault(error, 'once_more', () => modelRetired(price.model), now)
      throw error
    },
  )
  const read = ContentAnswer.parse(answer)
  const itemUsd = imageUsd(price, brief.width, brief.height)
  const spend = computeSpend({ model: price.model, price, exchange, raw: read.usageMetadata, itemUsd })
  const data = imageIn(read)
  if (data === null) throw paid(withoutImage(read), spend.is_estimate ? null : spend)
  const image = await checkImage(call.owner, await decode(data))
  if (image === null) throw unusable('picture', spend)
  return { picture: image, spend }
}

async function askForImage(
  service: Service,
  model: string,
  brief: Brief,
  references: readonly Reference[],
  call: ImageCall,
) {
  const images = await prepareReferences(call.owner, references.slice(0, REFERENCES_MAX))
  const { aspectRatio, imageSize, width, height } = chooseGeminiSize(brief.width, brief.height)
  const parts = images.map(({ mime_type, data }) => ({
    inlineData: { mimeType: mime_type, data: Buffer.from(data).toString('base64') },
  }))
  return callSdk(service, call, { ...LIMITS, maxBytes: imageReplyBytes(width, height) }, (sdk) =>
    sdk.models.generateContent({
      model,
      contents: [{ role: 'user', parts: [{ text: imagePrompt(brief, images.length) }, ...parts] }],
      config: {
        responseModalities: ['IMAGE'],
        imageConfig: { aspectRatio, imageSize },
        automaticContinuation: false,
      },
    }),
  )
}

/** Words instead of a picture are a refusal in prose; nothing at all is an answer without a picture. */
function withoutImage(answer: ContentAnswer): ProviderFault {
  const refusal = refusalIn(answer)
  if (refusal) return refusal
  if (joinText(answer) !== '') return refusedPrompt()
  return noImage()
}
