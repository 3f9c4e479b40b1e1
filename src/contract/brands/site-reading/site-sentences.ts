/** Why nothing could be imported, as sentences of replies. */
export const SITE_SENTENCES = {
  importEmpty: 'Enter a web address or add a file.',
  siteFailed: 'The site answered with an error.',
  siteNotAPage: 'This address is not a web page that we can read.',
  siteNotPublic: 'This address cannot be fetched. Only public web addresses on ports 80 and 443 can.',
  siteRedirects: 'This address redirects too often.',
  siteRobots: 'The robots.txt of this site does not allow us to read this page.',
  siteTooLarge: 'The page is too large. The limit is 2 MB.',
  siteTooSlow: 'The site took too long to answer.',
  siteUnreachable: 'The site could not be reached.',
} as const
