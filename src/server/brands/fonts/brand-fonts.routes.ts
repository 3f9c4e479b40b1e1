import { brandFontRoutes } from '#contract/brands/fonts/brand-fonts.ts'
import { handlers } from '../../http/handlers.ts'
import { sendObject } from '../../http/replies/send-object.ts'
import { chooseFonts, listFonts, readFontFile, removeFont, updateFont, uploadFont } from './brand-fonts.ts'
import { previewFonts } from './preview-fonts.ts'

export const brandFontHandlers = handlers(brandFontRoutes, {
  list: ({ app, user, params }) => listFonts(app, user.owner, params.id),
  upload: ({ app, user, params, form, files }) => uploadFont(app, user.owner, params.id, form.license_note, files),
  choose: ({ app, user, params, body }) => chooseFonts(app, user.owner, params.id, body),
  preview: async ({ app, user, params, body, gone, reply }) =>
    reply.type('image/webp').send(await previewFonts(app, { owner: user.owner, gone }, params.id, body)),
  update: ({ app, user, params, body }) => updateFont(app, user.owner, params, body),
  remove: ({ app, user, params }) => removeFont(app, user.owner, params),
  file: async ({ app, user, params, request, reply }) => {
    const { bytes, type, key } = await readFontFile(app, user.owner, params)
    return sendObject(request, reply, {
      mimeType: type,
      headers: { 'content-disposition': `attachment; filename="font.${type === 'font/otf' ? 'otf' : 'ttf'}"` },
      etag: `"${key}"`,
      open: async () => ({
        size: bytes.length,
        read: (range) => (range ? bytes.subarray(range.start, range.end + 1) : bytes),
      }),
    })
  },
})
