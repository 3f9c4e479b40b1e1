import * as messages from '../messages.ts'

type Messages = typeof messages
type MessageName = { [K in keyof Messages]: Messages[K] extends string ? K : never }[keyof Messages]

/** Clients compare these messages, so no language translates them. */
type Compared = 'CREDENTIALS_REFUSED' | 'PREVIEW_SUPERSEDED'

/** Sentences of replies and schemas that `messages.ts` does not name. `{1}` stands for a part that changes. */
export const REPLY_SENTENCES = {
  emailRequired: 'Email is required',
  passwordRequired: 'Password is required',
  headlineRequired: 'Headline is required',
  themeUnlisted: 'Please select one of the listed themes.',
  toneUnlisted: 'Please choose one of the listed tones',
  channelsUnlisted: 'Please choose from the listed channels',
  signInRefused: 'Incorrect email or password',
  passwordWrong: 'Incorrect password',
  linkInvalid: 'This link is invalid or has expired.',
  resetLinkInvalid: 'This reset link is invalid or has expired. Please request a new one.',
  codeExpired: 'This verification code has expired. Please request a new one.',
  codeWrongOnce: 'Invalid verification code. 1 attempt remaining.',
  codeWrong: 'Invalid verification code. {1} attempts remaining.',
  verificationLimit: 'Maximum verification attempts reached. Try again later.',
  resetTooEarly: 'Verification attempts cannot be reset yet. Try again later.',
  noEmailChange: 'No change of your email address is waiting for confirmation.',
  emailUnusable: 'This email address cannot be used.',
  brandMissing: 'Brand not found',
  productMissing: 'Product not found',
  contentMissing: 'Content not found',
  jobMissing: 'Job not found',
  notFound: 'Not found',
  generationCanceled: 'This generation was cancelled.',
  storageFull: 'Storage limit reached. Delete some content and try again.',
  imageTooLarge: 'Image is too large. The limit is {1} MB.',
  imagePixels: 'Image dimensions are too large. The limit is 40 megapixels.',
  noFile: 'No file was uploaded.',
  imageUnreadable: 'The image could not be read.',
  serverFault: 'Something went wrong on our side. Please try again.',
  restarting: 'The server is restarting. Your job will continue.',
  unavailable: 'The service is temporarily unavailable. Please try again.',
  diskFull: 'The server is out of storage space. Please try again later.',
  codeSent: 'A verification code has been sent to your email.',
  registered: 'Check your email to finish creating your account.',
  contentDeleted: 'Content deleted',
  emailVerified: 'Email verified successfully',
  resetLinkSent: 'If an account exists for that email, we have sent a reset link.',
  newLinkSent: 'If that address is waiting for verification, we have sent a new link.',
  passwordChanged: 'Password changed successfully',
  passwordReset: 'Password reset successfully',
  verifyFirst: 'Please verify your email address before signing in.',
  changeCanceled: 'The change of your email address was canceled.',
  changeWithdrawn: 'The change was canceled. Your email address stays as it is.',
  attemptsReset: 'Verification attempts have been reset.',
  accountDeleted: 'Your account has been deleted.',
  emailChanged: 'Your email address has been changed.',
  emailRestored: 'Your email address has been restored. We have sent a link to set a new password.',
  emailAgain: 'We have sent another email to {1}.',
  studioFault: 'The studio could not finish this item. Please try again.',
  tookTooLong: 'This item took longer than 15 minutes. Please try again.',
  keyRejected: 'The Gemini API key was rejected. Check the key in Settings and try again.',
  keyExpired: 'This Gemini API key has expired. Save a new key in Settings.',
  providerOverloaded: 'The provider is overloaded at the moment. Please try again in a few minutes.',
  providerUnreachable: 'The provider could not be reached. Please try again in a few minutes.',
  providerSlow: 'The provider took too long to answer. Please try again.',
  providerRefused:
    'The provider did not accept this request. Change the prompt, the size or the pictures and try again.',
  ruleWords: 'Words are drawn to the letter',
  ruleLegible: 'Smallest words are legible',
  ruleClear: 'Words and logo stay clear of the platform’s own buttons',
  ruleUnsaid: 'Nothing from the brand’s don’t list is said',
  ruleSeen: 'All words can be seen',
  ruleLogo: 'Logo is there',
  ruleProportions: 'Logo keeps its proportions',
  ruleSpace: 'Logo has its clear space',
  ruleShare: 'Primary color takes a visible share of the picture',
  ruleColor: 'Primary color is the brand’s own',
  ruleButtons: 'Buttons and plates have the brand’s colors',
  apiKeysLoadFailed: 'Failed to load API keys: {1}',
  tooManyRequestsOnce: 'Too many requests. Try again in 1 second.',
  tooManyRequests: 'Too many requests. Try again in {1} seconds.',
  waitForEmailOnce: 'Please wait 1 second before requesting another email.',
  waitForEmail: 'Please wait {1} seconds before requesting another email.',
  tooManySignInsOnce: 'Too many sign-in attempts. Try again in 1 second.',
  tooManySignIns: 'Too many sign-in attempts. Try again in {1} seconds.',
  emailChangeLimit: 'The email address can be changed three times a day. Try again later.',
  charactersNotDrawn: 'These characters cannot be drawn: {1}. Designs leave them out.',
  createdWithoutImage: 'Product created but image upload failed: {1}',
} as const

/** All sentences that another language translates, by name. */
export type TranslatedSentences = Readonly<
  Record<Exclude<MessageName, Compared> | keyof typeof REPLY_SENTENCES, string>
>

/** The English sentences with the names of their translations. */
export const ENGLISH_SENTENCES: readonly (readonly [name: string, english: string])[] = [
  ...listStrings(messages),
  ...listStrings(REPLY_SENTENCES),
]

function listStrings(from: Readonly<Record<string, unknown>>): [string, string][] {
  return Object.entries(from).flatMap(([name, text]): [string, string][] =>
    typeof text === 'string' ? [[name, text]] : [],
  )
}
