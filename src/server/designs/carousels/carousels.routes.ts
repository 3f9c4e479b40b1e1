import { CAROUSEL_TYPES } from '#contract/designs/carousels/carousel-options.ts'
import { carouselRoutes } from '#contract/designs/carousels/carousels.ts'
import { toBlobKey } from '../../infrastructure/blobs/keys.ts'
import { sendThumbnail } from '../../files/files.routes.ts'
import { handlers } from '../../http/handlers.ts'
import { sendObject } from '../../http/replies/send-object.ts'
import { readSubmitOptions, sendSubmitted } from '../../http/submits.ts'
import { createCarousel } from './create-carousel.ts'
import { previewSlides } from './draw-slides.ts'
import { exportCarousel } from './export-carousel.ts'
import { findSlide } from './slides.ts'

export const carouselHandlers = handlers(carouselRoutes, {
  create: async ({ app, user, body, headers, gone, reply }) =>
    sendSubmitted(reply, await createCarousel(app, user.owner, body, readSubmitOptions(headers, gone))),
  preview: ({ app, user, params, body, gone }) => previewSlides(app, { owner: user.owner, id: params.id, gone }, body),
  export: async ({ app, user, params, body, gone, reply }) => {
    const data = await exportCarousel(app, { owner: user.owner, id: params.id, gone }, body)
    return reply.type(CAROUSEL_TYPES[body.format]).send(Buffer.from(data.buffer, data.byteOffset, data.byteLength))
  },
  file: async ({ app, user, params, query, request, reply }) => {
    const who = { owner: user?.owner ?? null, viewKey: query.k }
    const { blob, size_bytes: size } = await findSlide(app, params, who)
    return sendObject(request, reply, {
      mimeType: 'image/png',
      etag: `"${blob}"`,
      open: async () => ({ size, read: async (range) => (await app.storage.stream(toBlobKey(blob), range)).body }),
    })
  },
  thumbnail: async ({ app, user, params, query, request, reply }) => {
    const { blob } = await findSlide(app, params, { owner: user?.owner ?? null, viewKey: query.k })
    return sendThumbnail(app, { request, reply }, toBlobKey(blob), query.w)
  },
})
