/** Sentences about Content Credentials in replies. */
export const PROOF_SENTENCES = {
  credentialsNotAdded: 'The Content Credentials could not be added. Please try again, or export the file without them.',
  credentialsTooLarge:
    'With its Content Credentials, the file does not fit into this size. Allow more, or export it without them.',
  verifyNothing: 'Choose a file to check.',
  verifyUrl: 'Enter an address that starts with http:// or https://.',
  verifyNotFetched: 'The file at this address could not be read.',
  verifyType: 'Only PNG, JPEG, WebP, AVIF, GIF and MP4 files can be checked.',
  verifyBusy: 'Too many files are being checked. Please try again in a moment.',
} as const
