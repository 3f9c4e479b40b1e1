/** Where a logo is loaded from: an absolute http(s) address as given, a path of our own server, and nothing else. */
export function logoSource(url: string | null | undefined): string | null {
  if (!url) return null
  if (/^https?:\/\//i.test(url)) return url
  return url.startsWith('/') && !url.startsWith('//') ? url : null
}
