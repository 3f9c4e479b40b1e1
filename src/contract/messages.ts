/** Messages that server and screens share, exactly as specified. This file does not import zod. */

export const CREDENTIALS_REFUSED = 'Could not validate credentials'
export const REQUEST_FAILED = 'Request failed'

export const PASSWORDS_DIFFER = 'Passwords do not match'
export const PASSWORD_TOO_SHORT = 'Password must be at least 6 characters long'
export const PASSWORD_TOO_LONG = 'Password must be at most 128 characters long'
export const PASSWORD_TOO_COMMON = 'This password is one of the most frequent ones. Please choose another.'
export const EMAIL_INVALID = 'Please enter a valid email address.'
export const USERNAME_LENGTH = 'Username must be 3 to 30 characters.'
export const USERNAME_CHARACTERS = 'Username contains characters that are not allowed.'

export const CONFIRMATION_NEEDED = 'Confirm this change with your password or with a code that we email you.'
export const CODE_INVALID = 'Please enter a valid 6-digit verification code'
export const API_KEY_INVALID = 'Please enter a valid API key'
export const API_KEY_MISSING = 'Please enter an API key to test'

export const LINK_USED = 'This verification link has already been used. Please request a new verification email.'
export const LINK_EXPIRED = 'This verification link has expired. Please request a new verification email.'
export const LINK_INVALID = 'Invalid verification link. Please request a new verification email.'

/** Success messages of screens for replies without a message. */
export const VERIFICATION_MAIL_SENT = 'We sent you a new link. Check your email.'
export const ATTEMPTS_RESET = 'Verification attempts reset'
export const RESET_MAIL_SENT = 'We sent you a link that sets a new password.'
export const CODE_SENT = 'Verification code sent'
export const API_KEY_SAVED = 'API key saved'
export const API_KEY_DELETED = 'API key deleted'

/** Error messages of screens for replies without a message. */
export const LOGIN_FAILED = 'Login failed'
export const REGISTRATION_FAILED = 'Registration failed'
export const VERIFICATION_MAIL_FAILED = 'Failed to send verification email. Please try again.'
export const LINK_CHECK_FAILED = 'Failed to check verification link. Please try again.'
export const VERIFICATION_FAILED = 'Email verification failed'
export const RESEND_FAILED = 'Failed to resend verification email'
export const ATTEMPTS_RESET_FAILED = 'Failed to reset verification attempts'
export const RESET_MAIL_FAILED = 'Failed to send password reset email'
export const PASSWORD_RESET_FAILED = 'Password reset failed'
export const CODE_SEND_FAILED = 'Failed to send verification code. Please try again.'
export const CODE_SEND_REFUSED = 'Failed to send verification code'
export const PASSWORD_CHANGE_FAILED = 'Failed to change password'
export const EMAIL_CONFIRM_FAILED = 'Failed to confirm your email address'
export const EMAIL_CANCEL_FAILED = 'Failed to cancel the change of your email address'
export const EMAIL_RESEND_FAILED = 'Failed to send the confirmation again'
export const EMAIL_UNDO_FAILED = 'Failed to restore your email address'
export const PROFILE_UPDATED = 'Profile updated'
export const PROFILE_UPDATE_FAILED = 'Update failed'
export const ACCOUNT_DELETE_FAILED = 'Failed to delete account'
export const API_KEYS_LOAD_FAILED = (status: number | string) => `Failed to load API keys: ${status}`
export const API_KEY_SAVE_FAILED = 'Failed to save API key'
export const API_KEY_TEST_FAILED = 'Failed to test API key'
export const API_KEY_DELETE_FAILED = 'Failed to delete API key'
export const API_KEY_VALID = 'API key is valid!'
export const COMING_SOON = 'This page is coming soon.'

export const DIMENSIONS_INVALID = 'Dimensions must be WIDTHxHEIGHT, 200 to 4096 pixels, between 4:1 and 1:3.'
export const BRAND_REQUIRED = 'Please select a brand'
export const PROMPT_REQUIRED = 'Please enter a prompt'
export const PROMPT_TOO_SHORT = 'Prompt must be at least 10 characters long'
export const NAME_REQUIRED = 'Name is required'
export const LANGUAGE_UNKNOWN = 'Please choose one of the listed languages.'
export const CURRENCY_UNKNOWN = 'Please choose one of the listed currencies.'
export const LOGO_URL_INVALID = 'Logo URL must start with http:// or https://.'
export const NOT_AN_IMAGE = 'Please select a valid image file'

export const WIZARD_BRAND_REQUIRED = 'Please select a brand.'
export const WIZARD_TYPE_REQUIRED = 'Please select a content type.'
export const WIZARD_PLATFORM_REQUIRED = 'Please select a platform.'
export const WIZARD_TONE_REQUIRED = 'Please select a tone.'
export const WIZARD_GOAL_REQUIRED = 'Please select a goal.'
export const TOO_MANY_ITEMS = 'Choose at most 8 combinations of content type and platform.'
export const STILL_RUNNING = 'Generation is still running. The result will appear in your content library.'
export const CELLS_NEED_WORDS =
  'Cells that need words in their language cannot be made, ready or approved. Give them words first.'
export const JOB_FINISHED = 'This job has already finished.'
export const NOTHING_TO_RETRY = 'Nothing in this job has failed.'
export const KEY_REUSED = 'This Idempotency-Key was already used with a different request.'
export const TOO_MANY_WAITING = 'You have 50 items waiting already. Try again when some have finished.'
export const TOO_MANY_DERIVED = 'You have 2,000 new versions waiting already. Try again when some have finished.'

export const NOT_EDITABLE = 'This item can no longer be edited.'
export const NO_SUCH_MOTIF = 'This picture does not fit the design.'
export const NOT_A_CAROUSEL = 'This item is not a carousel.'
export const PREVIEW_SUPERSEDED = 'A newer preview was requested.'
export const DESIGN_TOO_LONG = 'Drawing this design takes too long. Shorten its longest words.'
export const EXPORT_TOO_LARGE =
  'The file cannot be made this small. Choose a higher limit, a smaller size, or another format.'
export const EXPORT_UNAVAILABLE = 'This format is not available for this item.'
export const DRAFT_CHANGED = 'This design was changed in another window.'

export const BYTES_GONE = 'The file of this item is no longer in storage.'
export const STORED_UNREADABLE = 'The stored data of this item cannot be read. Please generate it again.'

export const NOTHING_SELECTED = 'Select at least one item.'
export const TOO_MANY_SELECTED = 'Select at most 500 items for one download.'
export const ARCHIVE_LINK_SPENT = 'This download link has been used or has expired. Start the download again.'

export const CANNOT_BE_UNDONE = 'This action cannot be undone.'
export const NOT_YOURS = 'This file is not one of your uploads.'
export const UPLOAD_FAILED = 'Upload failed'

export const BRANDS_LOAD_FAILED = 'Failed to load brands'
export const BRAND_SAVE_FAILED = 'Failed to save brand'
export const BRAND_DELETE_FAILED = 'Failed to delete brand'
export const BRAND_CREATED = 'Brand created'
export const BRAND_UPDATED = 'Brand updated'
export const BRAND_DELETED = 'Brand deleted'
export const BRAND_COPIED = 'Brand info copied to clipboard'
export const LOGO_UPLOADED = 'Logo uploaded'

export const PRODUCTS_LOAD_FAILED = 'Failed to load products'
export const PRODUCT_SAVE_FAILED = 'Failed to save product'
export const PRODUCT_DELETE_FAILED = 'Failed to delete product'
export const PRODUCT_CREATED = 'Product created'
export const PRODUCT_CREATED_WITH_IMAGE = 'Product created and image uploaded'
export const PRODUCT_CREATED_WITHOUT_IMAGE = (reason: string) => `Product created but image upload failed: ${reason}`
export const PRODUCT_UPDATED = 'Product updated'
export const PRODUCT_DELETED = 'Product deleted'
export const PRODUCT_COPIED = 'Product info copied to clipboard'
export const IMAGE_UPLOADED = 'Image uploaded'
export const NO_BRANDS = 'No brands available. Please create a brand first.'
export const PRODUCT_WITHOUT_BRAND = 'Select a brand first'

/** `characters` is a list of characters for which the studio has no font. */
export const CHARACTERS_NOT_DRAWN = (characters: string) =>
  `These characters cannot be drawn: ${characters}. Designs leave them out.`
