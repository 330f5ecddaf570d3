// Every refusal that users may read: code → English text (spec sections 5 and 8). If the spec has a text, it is kept
// with its typos. The api sends both; the web translates by code and falls back on the text (docs/decisions/0033, 11).

export const errors = {
  // Anywhere
  GENERIC: 'Something went wrong, try again',
  BAD_USER_INPUT: 'Errors prevented this form from being saved',
  UNAUTHENTICATED: 'Please sign in to continue.',
  FORBIDDEN: 'You do not have access to this.',
  NOT_FOUND: 'This no longer exists, or you do not have access to it.',
  RATE_LIMITED: 'Too many requests. Please try again in a while.',
  IDEMPOTENCY_MISMATCH: 'This request was already sent with other details.',
  STALE_VERSION:
    'Someone else saved this while you were editing. Compare both before saving.',
  IN_USE: 'This is in use and cannot be removed.',
  REASON_REQUIRED: 'Please give a reason.',
  REQUIRED: 'Please fill this in.',
  INVALID: 'This is not valid.',
  TOO_LONG: 'This is too long.',
  NOT_WHILE_IMPERSONATING: 'This is not allowed while you act as someone else.',

  // Sign-up, login, password (spec section 5)
  FIRST_NAME_REQUIRED: 'Given Name is required!',
  LAST_NAME_REQUIRED: 'Last Name is required!',
  NAME_INVALID: 'Enter a name without links, @ or line breaks.',
  NAME_TOO_LONG: 'Use at most 60 characters for a name.',
  FACEBOOK_PROFILE_INVALID:
    'Enter a valid fb profile (e.g., facebook.com/[username])',
  EMAIL_REQUIRED: 'Enter you email',
  EMAIL_INVALID: 'Enter a valid email address (e.g., juan@example.com)',
  PASSWORD_FORGOTTEN: 'Oops! It looks like you forgot to enter your password',
  EMAIL_TAKEN: 'Email is already registered',
  STAFF_ADDRESS:
    'Only people who assign access levels may change the address of staff.',
  LOGIN_FAILED: 'Invalid email or password',
  TOO_MANY_ATTEMPTS: 'Too many attempts. Please try again later.',
  RESET_EMAIL_REQUIRED: 'Enter your registered email',
  SET_PASSWORD_EMAIL_REQUIRED: 'Email is required',
  RESET_TOKEN_INVALID: 'Invalid or expired reset token',
  OTP_INVALID: 'Invalid or expired OTP',
  PASSWORD_REQUIRED: 'Password is required',
  PASSWORD_WRONG: 'This is not your password.',
  PASSWORDS_DIFFER: 'Passwords do not match',
  PASSWORD_WEAK: 'Password must meet all validation criteria',
  PASSWORD_TOO_SHORT: 'Use at least 8 characters for your password.',
  PASSWORD_TOO_LONG: 'Use at most 256 characters for your password.',
  PASSWORD_COMMON:
    'Too many people use this password. Please choose another one.',
  PASSWORD_NOT_ASKED: 'Your password does not need to be set up.',
  CREDENTIALS_REFUSED: 'We cannot mail these credentials.',
  MOBILE_INVALID: 'Invalid mobile number!',

  // Profile
  BIRTHDATE_INVALID: 'Please enter a date in the past.',
  SOCIAL_LINK_INVALID:
    'Enter your page on this network, beginning with https://',
  WEBSITE_INVALID: 'Enter an address that begins with https://',
  PICTURE_INVALID: 'Please choose a picture of your own.',

  // Forms
  ANSWER_TOO_SHORT: 'This is shorter than asked for.',
  ANSWER_OUT_OF_RANGE: 'Enter a value within the limits.',
  FORM_CLOSED: 'This form takes no answers at the moment.',
  FORM_FULL: 'All places of this form are taken.',
  FORM_ANSWERED: 'You have already sent this form.',
  FORM_CHANGED:
    'This form has changed while you filled it in. Look at it again, then send it.',
  FORM_INCOMPLETE: 'The form is not complete yet. Mend what is marked.',

  // People and rights
  EMAIL_UNKNOWN: 'Nobody has this email.',
  ACCESS_LEVEL_TOO_HIGH: 'You cannot give an access level as high as your own.',
  OWN_ACCESS_LEVELS: 'You cannot change your own access levels.',
  LAST_ADMIN: 'The last administrator must stay.',
  ACCESS_LEVEL_UNKNOWN: 'We do not know this access level.',
  ACCESS_LEVEL_HELD:
    'Somebody holds this access level, or a funnel or course gives it.',
  ACCESS_LEVEL_SOLD:
    'A funnel gives this access level. Allow its sale, or leave it the rights of a member.',
  RIGHTS_NOT_HELD: 'You cannot give rights that you do not have.',
  NOT_LOWER_RANK: 'You can only do this for somebody of a lower rank.',
  USER_ARCHIVED: 'This account is archived.',
  SYSTEM_ACCESS_LEVEL: 'A built-in access level cannot be removed.',

  // Names and codes
  NAME_TAKEN: 'This name is already used.',
  SLUG_TAKEN: 'This address is already used.',
  SLUG_RESERVED:
    'This address belongs to a page of the product. Choose another one.',
  SLUG_INVALID: 'Use lower-case letters, digits and dashes.',
  CODE_TAKEN: 'This code is already used.',
  CODE_INVALID: 'Use 3 to 30 letters, digits and dashes.',

  // Courses
  PUBLIC_PAGE_TAKEN: 'Another course is shown on this page.',
  COURSE_ARCHIVED: 'This course is archived. Restore it first.',
  LESSON_ARCHIVED: 'This lesson is archived. Restore it first.',

  // Enrolment (spec section 5)
  BATCH_REQUIRED: 'Select an Option',
  FUNNEL_REQUIRED: 'Please select atleast one funnel!',
  ALREADY_SUBSCRIBED: 'There is already an active subscription to this.',
  NOT_SUBSCRIBED: 'This subscription has already ended.',
  NOT_PAUSED: 'This subscription is not paused.',
  FUNNEL_TWICE: 'Each funnel can be chosen once.',

  // Checkout
  FUNNEL_CLOSED: 'Enrollment is closed.',
  FUNNEL_FULL: 'All seats are taken.',
  TERM_NOT_OFFERED: 'This payment term is not offered here.',
  PRICE_CHANGED: 'The price has changed. Please check it again.',
  SIGN_IN_TO_BUY: 'This email has an account. Please sign in first.',
  COUPON_UNKNOWN: 'We do not know this code.',
  COUPON_NOT_STARTED: 'This code is not valid yet.',
  COUPON_EXPIRED: 'This code has expired.',
  COUPON_EXHAUSTED: 'This code has been used up.',
  COUPON_HELD:
    'The last uses of this code are held by other checkouts. Try again in 30 minutes.',
  COUPON_USER_LIMIT: 'You have already used this code.',
  COUPON_TERM: 'This code does not apply to this payment term.',
  COUPON_MINIMUM: 'The price is below the minimum for this code.',
  COUPON_AUDIENCE: 'This code is meant for other customers.',
  COUPON_EMAIL_UNCONFIRMED:
    'This code needs a confirmed e-mail address: choose "Forgot password" and enter the code that we mail you.',
  COUPON_LOCKED:
    'This code has been used, so only its dates, limits and pause can change.',

  COUPON_PERCENT: 'Enter a percentage from 0.01 to 100.',
  COUPON_LIMIT_BELOW_USES: 'It has been used more often than this.',
  COUPON_TERM_NOT_OFFERED: 'Choose payment terms that this funnel offers.',
  FUNNEL_NOT_OPEN:
    'Enrollment is not open here, so there is nothing to tell yet.',
  PRODUCT_NOT_SOLD: 'Its product is not sold; make the product active first.',
  RENEWAL_OF_ITSELF: 'A funnel cannot renew itself.',

  // Payments (spec section 5)
  PAYMENT_UPDATE_ONLY_UNPAID: 'Update only for Unpaid',
  PAYMENT_ALREADY_PAID: 'This is already paid.',
  PAYMENT_NOT_PAID: 'This is not paid.',
  PLATFORM_ONLY_PAID: 'The payment platform can be set only once this is paid.',
  PLATFORM_REQUIRED: 'Please choose a payment platform.',
  PLATFORM_UNKNOWN: 'We do not know this payment platform.',
  EXTERNAL_INVOICE_REQUIRED:
    'Please enter the external invoice id (N/A if not applicable).',
  REFERENCE_REQUIRED: 'Please enter the reference number.',
  REFERENCE_USED: 'This reference number was already used.',
  AMOUNT_INVALID: 'Please enter a valid amount.',
  AMOUNT_ABOVE_BILLS: 'This is more than all open bills of the member.',
  CREDIT_TOO_LOW:
    'The member does not have this much credit. What was paid with it must be taken back first.',
  CREDIT_ABOVE_LIMIT:
    'This is more than one person may give to a member within 30 days. Somebody else must give the rest.',
  CREDIT_NOT_STANDING: 'This credit is already taken back.',
  REFUND_ABOVE_PAID: 'The member has not paid this much.',
  REFUND_WAITING:
    'Another refund to this member waits for a second person. Confirm or withdraw it first.',
  REFUND_CREDIT_USED:
    'Credit that this refund counts on was used since. Withdraw it and record it again.',
  RELEASE_ABOVE_LIMIT:
    'What is paid on its open bills becomes credit, and you approved more of that alone than one person may give. Somebody else must end this membership.',
  REMINDED_TODAY: 'A reminder of this bill was sent today.',
  PROMISE_STANDS: 'The member promised to pay by a day that has not passed.',
  PRICE_BELOW_PAID:
    'A part of it is paid: the price must be higher than that. To forgive the rest, waive it.',
  DATE_INVALID: 'Please enter a valid date.',
  PROOF_SCHEDULES_REQUIRED: 'Please choose at least one bill.',
  PROOF_FILE_REQUIRED: 'Please add your screenshot.',
  PROOF_PENDING: 'We are already checking a payment for this bill.',
  PROOF_AMOUNT_DIFFERS:
    'The proof is for another amount than its bills. Look at it by itself.',
  APPROVAL_OWN: 'Somebody else must give the second approval.',
  APPROVAL_OF_FILE:
    'The first approval is of a line of a statement. Approve the line, or revoke the approval.',
  APPROVAL_DIFFERS:
    'The first approval names another platform, invoice, reference, day or amount. Say the same, or revoke it.',
  APPROVAL_WAITING:
    'A payment for this bill waits for a second approval. Another person who may approve payments gives it at the member’s bills, or at the proof if there is one.',
  APPROVAL_OF_PROOF:
    'This waits for the second approval of a proof of payment. Approve that proof.',
  PAYMENT_OWN: 'Somebody else must decide on your own bills.',
  PAYMENT_WAIVED: 'This is waived already.',
  PAYMENT_NOT_WAIVED: 'This is not waived.',
  PROMISE_DATE: 'Please choose a day within the limit shown.',
  PROMISE_LIMIT: 'A new promise is no longer possible for this bill.',
  TIN_INVALID: 'Enter the 9 to 14 digits of the TIN.',
  ONLINE_PAYMENT_AWAY:
    'Online payment is not available right now. Please send proof of payment instead.',
  STATEMENT_COLUMNS:
    'Please say which columns hold the reference number, the date and the amount.',
  STATEMENT_EMPTY: 'This file has no lines.',
  STATEMENT_LINES: 'Choose between 1 and 2,000 lines at a time.',
  STATEMENT_KNOWN: 'This file was already taken.',
  STATEMENT_BILLS: 'Choose unpaid bills of one member.',
  STATEMENT_DECIDED: 'This was already decided.',
  PROOF_DECIDED: 'This proof has already been decided.',

  // Files (spec section 5)
  FILE_TOO_LARGE: 'files over 10 MB must be uploaded by the admin.',
  FILE_TYPE: 'This type of file cannot be uploaded.',
  FILE_EMPTY: 'This file is empty.',
  FILE_BEYOND_LIMIT: 'Files may have 1 GB at most.',
  FILE_OR_LINK: 'Choose a file, or give an address instead.',
  FILE_DAMAGED: 'This file did not arrive whole. Please try again.',

  // Learning and community
  COURSE_LOCKED: 'This course is not open to you yet.',
  LESSON_OVERDUE: 'New lessons open once your overdue payment is settled.',
  LESSON_LOCKED: 'This lesson is not open to you yet.',
  TOO_MANY_NOTES: 'This lesson has 200 notes already. Remove one first.',
  LESSON_NOT_WATCHED: 'Watch the video first.',
  VIDEO_ONE: 'Choose an address or an uploaded video, not both.',
  CAPTIONS_INVALID: 'These are no captions: bring WebVTT or SubRip (.srt).',
  VIDEO_URL_INVALID: 'We cannot show videos from this address.',
  TASK_LOCKED: 'This task belongs to another stage.',
  TASK_NOT_SELF: 'You cannot finish this task yourself.',
  TASK_NOT_REVIEWED: 'Nobody needs to look at this task.',
  TASK_DECIDED: 'This task has already been decided.',
  TASK_AUTO_RULE: 'Choose what finishes this task.',
  TASK_LINK_INVALID: 'Enter a link that begins with https://',
  XP_REVERSED: 'These points have already been taken back.',
  MOVE_UP_OPEN: 'You have already asked to move up.',
  MOVE_UP_NOT_READY: 'Something is still missing before the move up.',
  MOVE_UP_COOL_DOWN: 'You can ask again when the waiting days are over.',
  MOVE_UP_TAKEN: 'Another reviewer is looking at this request.',
  MOVE_UP_ASSIGNED: 'This request waits for the reviewer it is given to.',
  MOVE_UP_DECIDED: 'This request has already been decided.',
  MOVE_UP_NOT_CLAIMED: 'Take the request first, then decide.',
  MOVE_UP_OWN: 'Somebody else must decide on your own work.',
  GROUP_FULL: 'There is no place left in this group or sub-group.',
  GROUP_PLACE_CHANGED:
    'Somebody else has just changed the place of one of these people. Look again.',
  GROUP_HAS_ONE: 'You are in a group already.',
  GROUP_REQUEST_WAITS: 'Another request of yours still waits for an answer.',
  GROUP_REQUEST_ANSWERED: 'Somebody else has answered this request.',
  GROUP_LEADER: 'Hand over the lead of the group first.',
  GROUP_ASSISTANT: 'Staff take the role of an assistant back first.',
  GROUP_REQUEST_ENDED:
    'Their membership or batch no longer fits. Decline the request.',
  LEADS_ANOTHER: 'This person leads another accountability group.',
  HAS_BUDDIES: 'You have an accountability group already.',
  SELECTION_CLOSED: 'This group is not choosing a leader now.',
  NOMINATED_ALREADY: 'This person stands already, or is asked to.',
  CANDIDACY_CHANGED: 'Somebody else has just changed this. Look again.',
  CHECK_IN_CLOSED: 'This check-in can no longer be sent.',
  CHECK_IN_SENT: 'This check-in was sent; there is nothing to excuse.',
  FEED_BANNED: 'You cannot write here for now. You see why above.',
  FEED_SLOW: 'Everybody waits between two posts here. Try again in a while.',
  LINKS_LATER:
    'You can post links once you have been here for a few days and have written a little.',
  POSTING_LIMIT: 'You have written a lot already. Try again later.',
  PINS_FULL: 'Three posts are pinned. Unpin one of them first.',
  POST_CHANGED: 'Somebody else has just changed this. Look again.',
  REPORTED_ALREADY: 'You have reported this already.',
  REPORT_DECIDED: 'Somebody else has decided on this report.',
  BAN_STAFF: 'Those who look after a feed cannot be banned from it.',
  WIN_SHARED: 'This win is shared already.',
  GROUP_MEMBER_HERE: 'Is in this group already.',
  GROUP_MEMBER_ELSEWHERE: 'Is in another group. Move them from there.',
  STAGE_LED_ALREADY: 'This person already leads a stage.',
  DUTY_GIVEN: 'This person already has this duty.',
  REVIEWER_UNKNOWN: 'Choose a reviewer of this stage.',

  // Events
  EVENT_NO_DATES: 'With this end there is no date at all.',
  EVENT_BEGUN: 'This date has begun, so its time stays as it is.',
  EVENT_CANCELLED: 'This was cancelled.',
  EVENT_OVER: 'This is over.',
  EVENT_NOT_OPEN: 'The door opens 15 minutes before the start.',
  EVENT_NO_LINK: 'There is no link to join yet.',
  EVENT_ANSWER_FIRST: 'Please say first that you are going.',
  EVENT_WAITING:
    'You are on the waiting list. We will write when a seat is free.',
  EVENT_ANSWERS_CLOSED: 'Answers are closed for this date.',
  EVENT_NO_ANSWERS: 'No answer is needed here.',
  CHECKIN_CODE_WRONG: 'This is not the code of this event.',
  CHECKIN_CLOSED:
    'Checking in is possible from 15 minutes before until an hour after.',
  ATTENDEE_UNKNOWN: 'Nobody has this email or tribe id.',
  ATTENDEE_TWICE: 'This person is here more than once.',
  ATTENDEE_KNOWN: 'Their attendance was already recorded.',
  IMPORT_TOO_LONG: 'Import at most 5,000 lines at a time.',
} as const

export type ErrorCode = keyof typeof errors

export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(errors, code)
