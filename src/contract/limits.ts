/** All limits that the product documents. Units are in the names or beside the value. */

export const EMAIL_MAX = 254
export const EMAIL_LOCAL_MAX = 64
export const USERNAME_MIN = 3
export const USERNAME_MAX = 30
export const PASSWORD_MIN = 6
export const PASSWORD_MAX = 128
export const PASSWORD_MAX_BYTES = 1024

/** Verification emails per address before a wait of a day. */
export const VERIFICATION_MAX_ATTEMPTS = 5
/** How long a reset link and a code in an email work, in milliseconds. */
export const RESET_LINK_LIFE_MS = 3_600_000
export const CODE_LIFE_MS = 600_000
export const CODE_DIGITS = 6
export const CODE_TRIES_MAX = 5
/** How many of the most frequent passwords the forms name, and a server refuses where its operator asks for it. */
export const FREQUENT_PASSWORDS = 10_000
export const API_KEY_MAX = 512

/** Time before a success page redirects, in milliseconds. */
export const REDIRECT_DELAY_MS = 3000
/** Recommended length of a password. Shorter ones are allowed. */
export const PASSWORD_ADVISED = 15

export const NAME_MAX = 120
export const SHORT_TEXT_MAX = 500
export const LONG_TEXT_MAX = 5000
export const URL_MAX = 2048
export const LIST_MAX = 50
export const LIST_ENTRY_MAX = 200
export const CODE_TEXT_MAX = 64
export const CATEGORY_MAX = 80
export const PRICE_MAX = 9_999_999.99
export const PROMPT_MIN = 10
export const PROMPT_MAX = 2000
/** The number that the prompt's counter shows. Longer prompts are allowed. */
export const PROMPT_COUNTER = 500

export const SIDE_MIN = 200
export const SIDE_MAX = 4096
export const RATIO_MAX = 4
export const RATIO_MIN = 1 / 3

export const MIB = 1024 * 1024
export const JSON_BODY_MAX_BYTES = 1 * MIB
/** For routes without sign-in. */
export const PUBLIC_JSON_BODY_MAX_BYTES = 16 * 1024
export const JSON_DEPTH_MAX = 20
/** Values in one JSON body, counted as commas, arrays and objects. The cost of parsing grows with them. */
export const JSON_VALUES_MAX = 10_000
export const DETAIL_MAX = 300
export const LOGO_MAX_BYTES = 5 * MIB
export const LOGO_VARIANT_MAX_BYTES = 2 * MIB
/** A brand file: its logo, the variants of it and its fonts in base64, and its fields. */
export const BRAND_FILE_MAX_BYTES = 40 * MIB
export const REFERENCE_MAX_BYTES = 10 * MIB
export const REFERENCES_MAX = 8
export const UPLOAD_REQUEST_MAX_BYTES = 40 * MIB
/** Requests with files that one user may send at once. */
export const UPLOADS_AT_ONCE_PER_USER = 3
export const UPLOAD_MAX_PARTS = 40
export const UPLOAD_FIELD_MAX_BYTES = 64 * 1024
/** Bytes of all fields of a form together; no form has more than 16 fields. */
export const UPLOAD_FIELDS_MAX_BYTES = 16 * UPLOAD_FIELD_MAX_BYTES
export const IMAGE_MAX_PIXELS = 40_000_000
export const IMAGE_SIDE_MAX = 12_000
/** Of all pictures that are embedded in an SVG. */
export const SVG_IMAGES_MAX_PIXELS = 12_000_000
export const UPLOAD_QUOTA_BYTES = 2048 * MIB
export const UPLOAD_QUOTA_FILES = 5000

export const SEARCH_MAX = 200
export const PAGE_LIMIT_MAX = 100
export const PAGE_LIMIT_DEFAULT = 20
export const PAGE_SKIP_MAX = 100_000

/** Seeds are unsigned 32-bit integers. */
export const SEED_MAX = 4_294_967_295
/** Pieces of one request that a person can move or change. */
export const PIECE_CHOICES_MAX = 100
export const INSTRUCTIONS_MAX = 2000
/** Items of one wizard request: content types times platforms. */
export const ITEMS_PER_REQUEST_MAX = 8
export const WAITING_PER_USER_MAX = 50
export const WAITING_IN_ALL_MAX = 500
/** Waiting versions of a user, which the studio alone renders. */
export const DERIVED_WAITING_PER_USER_MAX = 2000
export const SUBMITS_PER_MINUTE = 60
export const SNAPSHOT_MAX_BYTES = 64 * 1024
export const IDEMPOTENCY_KEY_MAX = 255
export const SIZES_PER_PLATFORM_MAX = 30

/** Slots of a design that overrides may change, and slots that they may add. */
export const SLOTS_MAX = 40
export const ADDED_SLOTS_MAX = 10
export const SLOT_NAME_MAX = 80
export const IMAGE_ID_MAX = 120
/** Characters of JSON: one override document, and the unknown fields of one slot. */
export const OVERRIDES_MAX_BYTES = 32 * 1024
export const UNKNOWN_FIELDS_MAX_BYTES = 500
/** Rows of one kind in a design: benefits or facts; and the texts of a menu, of steps, or of a comparison. */
export const COPY_ROWS_MAX = 12
export const BLOCK_TEXTS_MAX = 24

/** Items of one zip archive, and how long the address of a prepared archive is valid, in milliseconds. */
export const ARCHIVE_ITEMS_MAX = 500
export const ARCHIVE_LINK_LIFE_MS = 300_000
export const ARCHIVES_PER_MINUTE = 30
/** How long deleted content can be restored. */
export const TRASH_DAYS = 30

export const ANALYTICS_PAGE_SIZE = 20
export const TREND_DAYS = 30

/** Length of a title inside the name of a freshly generated download. */
export const GENERATED_FILE_TITLE_MAX = 30
/** Length of a title inside the name of a download from the library. */
export const LIBRARY_FILE_TITLE_MAX = 50

/** Limits of an exported file in bytes that a request can set. */
export const EXPORT_BYTES_MIN = 10 * 1024
export const EXPORT_BYTES_MAX = 50 * MIB
/** The longest side of an exported image in pixels. */
export const EXPORT_LONGEST = 5120

/** Items of one request for texts, and translations of one request. Each translation becomes a version. */
export const TRANSLATED_ITEMS_MAX = 20
export const TRANSLATIONS_MAX = 60
/** Texts of one design, and characters of the longest: a caption. */
export const TRANSLATED_TEXTS_MAX = 80
export const TRANSLATED_TEXT_MAX = 3000

/** Cells of one campaign, and of one run. */
export const CAMPAIGN_CELLS_MAX = 5000
export const RUN_CELLS_MAX = 500
export const PLAN_FORMATS_MAX = 60
export const PLAN_VARIANTS_MAX = 4
export const CAMPAIGN_PRODUCTS_MAX = 1000
/** Cells in one reply, and cells that one request changes. */
export const CELLS_PAGE_MAX = 1000
export const CELLS_PAGE_DEFAULT = 200
/** Candidates for a key visual. */
export const PROPOSALS = 3
/** A table of products: bytes of the file, rows without the heads, columns. */
export const IMPORT_MAX_BYTES = 20 * MIB
export const IMPORT_ROWS_MAX = 5000
export const IMPORT_COLUMNS_MAX = 200
