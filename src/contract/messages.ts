/** Sentences that server and screens both say, word for word as specified. Nothing here needs zod. */

export const CREDENTIALS_REFUSED = 'Could not validate credentials'
export const REQUEST_FAILED = 'Request failed'
export const UNREACHABLE = 'Signet could not be reached. Check your connection and try again.'

export const PASSWORDS_DIFFER = 'Passwords do not match'
export const PASSWORD_TOO_SHORT = 'Password must be at least 6 characters long'
export const PASSWORD_TOO_LONG = 'Password must be at most 128 characters long'
export const EMAIL_INVALID = 'Please enter a valid email address.'
export const USERNAME_LENGTH = 'Username must be 3 to 30 characters.'
export const USERNAME_CHARACTERS = 'Username contains characters that are not allowed.'

export const CODE_INVALID = 'Please enter a valid 6-digit verification code'
export const API_KEY_INVALID = 'Please enter a valid API key'

export const LINK_USED = 'This verification link has already been used. Please request a new verification email.'
export const LINK_EXPIRED = 'This verification link has expired. Please request a new verification email.'
export const LINK_INVALID = 'Invalid verification link. Please request a new verification email.'

export const DIMENSIONS_INVALID = 'Dimensions must be WIDTHxHEIGHT, 200 to 4096 pixels, between 4:1 and 1:3.'
export const BRAND_REQUIRED = 'Please select a brand'
export const PROMPT_REQUIRED = 'Please enter a prompt'
export const PROMPT_TOO_SHORT = 'Prompt must be at least 10 characters long'
export const NAME_REQUIRED = 'Name is required'
export const LOGO_URL_INVALID = 'Logo URL must start with http:// or https://.'
export const NOT_AN_IMAGE = 'Please select a valid image file'
