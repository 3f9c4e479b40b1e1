/** The URL to load a logo from: an absolute http(s) URL unchanged, or a path of our own server. Null for anything else. */
export function logoSource(url: string | null | undefined): string | null {
  if (!url) return null
  if (/^https?:\/\//i.test(url)) return url
  return url.startsWith('/') && !url.startsWith('//') ? url : null
}
