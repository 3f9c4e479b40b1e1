/** The file name of an upload, `<key>.<extension>`, by its URL. Null for a picture of another server. */
export const nameOfUpload = (url: string): string | null =>
  /^\/api\/files\/([0-9a-f]{32}\.(?:png|jpg))$/.exec(url)?.[1] ?? null
