// Figures of the specification, section 9 unless a comment says otherwise. The unit is in the name. The figures of
// passwords, uploads and permissions are in the files with their rules.

export const AUTH_TOKEN_CACHE_MS = 5_000

/** The longest that a loading screen stays; it leaves as soon as the page is ready. */
export const LOADING_SCREEN_MS = 5_000
/** The longest that the loading screens of the landing page and the shell stay. */
export const SHORT_LOADING_SCREEN_MS = 3_000
export const OVERLAY_EXIT_MS = 300
/** A loading text with more characters than this wraps to a column. */
export const LOADING_TEXT_WRAP_CHARACTERS = 50

export const TOAST_MS = 3_000
export const SEARCH_DEBOUNCE_MS = 300
export const SIGN_UP_REDIRECT_MS = 2_000
export const BANNER_SLIDE_MS = 500

export const SAVED_ROLE_DAYS = 30

export const OTP_DIGITS = 6
export const OTP_RESEND_SECONDS = 10
export const OTP_AUTO_VERIFY_MS = 1_000

/** Days after an expiry or an overdue date. The banner, the renewal and the reports share this number. */
export const GRACE_DAYS = 14
/** The specification's 30 days, a number that it does not explain (docs/decisions/0033, 22). */
export const EXPIRING_SOON_DAYS = 30
/** docs/decisions/0033, 22. */
export const UPCOMING_PAYMENT_DAYS = 7

/** How long an undo is offered (docs/decisions/0095-lessons-that-answer.md). */
export const UNDO_SECONDS = 8
/** How long the server accepts it: a press at the last moment may take its time on a slow network. */
export const UNDO_ACCEPTED_SECONDS = 30
export const UNDO_REASON = 'Undone within eight seconds'

/** A member who has finished no task for this long needs their coach. */
export const STUCK_AFTER_DAYS = 14
/** Members count as new for this long after their access began. */
export const NEWCOMER_DAYS = 7

export const DEFAULT_PAYMENT_TERM_ID = 'one-time'

export const PAGE_ROWS = 10
export const PAGE_BUTTONS = 5
export const TRUNCATE_CHARACTERS = 150

export const STAGES_DRAWER_PX = 450

/** The course behind the members' menu entry "bonuses" (spec 2.4: /courses/my-courses/136). */
export const BONUSES_COURSE_ID = 136
