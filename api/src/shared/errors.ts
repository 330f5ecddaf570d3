// Every refusal that users may read: code → English text (spec sections 5 and 8). If the spec has a text, it is kept
// with its typos. The api sends both; the web translates by code and falls back on the text (docs/decisions/0033, 11).

import { billingErrors } from './billing/paying/billingErrors'
import { communityErrors } from './community/communityErrors'
import { affiliateErrors } from './marketing/affiliates/affiliateErrors'
import { backupErrors } from './operator/backups/backupErrors'
import { operationErrors } from './operator/operationErrors'
import { webhookErrors } from './operator/webhooks/webhookErrors'
import { importErrors } from './settings/imports/importErrors'

export const errors = {
  // Anywhere
  GENERIC: 'Something went wrong, try again',
  BAD_USER_INPUT: 'Errors prevented this form from being saved',
  UNAUTHENTICATED: 'Please sign in to continue.',
  FORBIDDEN: 'You do not have access to this.',
  NOT_FOUND: 'This no longer exists, or you do not have access to it.',
  RATE_LIMITED: 'Too many requests. Please try again in a while.',
  BUSY: 'This is busy right now. Please try again in a moment.',
  IDEMPOTENCY_MISMATCH: 'This request was already sent with other details.',
  STALE_VERSION:
    'Someone else saved this while you were editing. Compare both before saving.',
  IN_USE: 'This is in use and cannot be removed.',
  REASON_REQUIRED: 'Please give a reason.',
  REQUIRED: 'Please fill this in.',
  INVALID: 'This is not valid.',
  TOO_LONG: 'This is too long.',
  TOKEN_TOO_WEAK: 'This access token may not do this.',
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

  // Second factor
  SECOND_FACTOR_REQUIRED: 'Enter the code of your authenticator app.',
  SECOND_FACTOR_WRONG: 'This code is wrong, too old, or was used already.',
  SECOND_FACTOR_EXPIRED: 'This took too long. Please sign in once more.',
  SECOND_FACTOR_NEEDED:
    'For money and rights, enter a code of your authenticator app first.',
  SECOND_FACTOR_MISSING: 'Set up your second factor first.',
  SECOND_FACTOR_ON: 'Your second factor is on already.',

  // Profile
  BIRTHDATE_INVALID: 'Please enter a date in the past.',
  SOCIAL_LINK_INVALID:
    'Enter your page on this network, beginning with https://',
  WEBSITE_INVALID: 'Enter an address that begins with https://',
  PICTURE_INVALID: 'Please choose a picture of your own.',

  // Forms
  ANSWER_TOO_SHORT: 'This is shorter than asked for.',
  ANSWER_TOO_LOW: 'This is lower than asked for.',
  ANSWER_TOO_HIGH: 'This is higher than asked for.',
  ANNOUNCEMENT_BEGUN: 'This announcement is already being sent.',
  ANNOUNCEMENT_ENDED: 'This announcement is not being sent now.',
  ANNOUNCEMENT_PAST: 'Choose a moment in the future.',
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
  TOO_MANY_PEOPLE:
    'These are too many people at once. Narrow the filter to at most 5,000.',
  TOO_MANY_VIEWS: 'You keep thirty views already. Remove one first.',
  TOO_MANY_TOKENS: 'You have ten live tokens already. End one first.',
  TOO_MANY_REPORTS: 'You keep fifty reports already. Remove one first.',
  TOO_MANY_REPORT_FILES:
    'Five of your files are still being written. Wait for one of them.',
  TRIBE_ID_TAKEN: 'Another person has this tribe id.',
  TRIBE_ID_INVALID: 'Use 3 to 20 letters, digits and dashes.',
  USER_HAS_DUTIES:
    'This person still has duties. Hand them over first, then archive the account.',
  USER_NOT_ARCHIVED: 'This account is not archived.',
  USER_MERGED:
    'This account was merged into another one. Undo the merge to open it again.',
  MERGE_SAME: 'Choose two different accounts.',
  MERGE_UNCONFIRMED:
    'The address that would stay is not confirmed, and the other one is. Swap the two accounts.',
  MERGE_OPEN_BILLS:
    'A purchase that the other one would replace has open bills. Settle or waive them first.',
  MERGE_PENDING:
    'Both accounts have an unpaid order of one funnel. Cancel one of them first.',
  MERGE_STALE: 'One of the accounts has changed. Look at the choices again.',
  MERGE_OVER: 'This merge can no longer be undone.',
  MERGE_CREDIT:
    'Credit of one account has paid a bill of the other since. Take that payment back first.',
  USER_ANONYMISED: 'This identity is gone for good and cannot come back.',
  CONFIRMATION_WRONG: 'Type the text exactly as it is shown.',
  DELETION_DECIDED: 'This request has been answered already.',
  SYSTEM_ACCESS_LEVEL: 'A built-in access level cannot be removed.',

  // Settings
  SETTING_NUMBER: 'Enter a whole number within the limits.',
  SETTING_PERCENT: 'Enter a percentage from 0 to 50.',
  SETTING_PATH: 'Enter a path of this site, such as /free-training.',
  SETTING_HOSTS:
    'Enter names of hosts such as forms.example.com, separated by commas.',
  SETTING_CHANGED:
    'This was changed meanwhile. Look at the values as they are now, and save again.',

  // Names and codes
  NAME_TAKEN: 'This name is already used.',
  SLUG_TAKEN: 'This address is already used.',
  SLUG_RESERVED:
    'This address belongs to a page of the product. Choose another one.',
  SLUG_INVALID: 'Use lower-case letters, digits and dashes.',
  CODE_TAKEN: 'This code is already used.',
  CODE_INVALID: 'Use 3 to 30 letters, digits and dashes.',

  // Redirect rules
  REDIRECT_SOURCE:
    'Enter a path of this site, such as /old-page, without the name of the site.',
  REDIRECT_QUERY:
    'Only a rule for an exact query has a query in its address, and it needs one.',
  REDIRECT_PATTERN:
    'Enter a pattern that begins with a fixed path, such as /promo/(\\d+).',
  REDIRECT_SHADOWS: 'A page of this site has this address.',
  REDIRECT_TAKEN:
    'A rule of the same priority answers this address already. Change that one, or give this one another priority.',
  REDIRECT_TARGET: 'Enter a path of this site or an address with https://.',
  REDIRECT_HOST:
    'Links to that site are not allowed yet. Add it to the allowed hosts in the settings first.',
  REDIRECT_NOWHERE: 'No page of this site has this address.',
  REDIRECT_CHAIN:
    'These would be two redirects in a row. Lead straight to the last address.',
  REDIRECT_MANY_PATTERNS:
    'There are as many active patterns as visitors can wait for. Use exact addresses or prefixes.',

  // Sales pages
  PAGE_SHOWS_NOTHING:
    'Visitors would see an empty page. Fill in at least one block first.',
  PAGE_IS_TESTED:
    'Two variants of this page run against each other. End the test first.',
  PAGE_TEST_NEEDS_TWO:
    'Publish the page first, then change the draft: the two run against each other.',
  PAGE_TEST_ENDED: 'This test has already ended with the other variant.',
  WIN_CHANGED:
    'The member has changed this or no longer agrees to show it. Look at it again.',

  // Courses
  PUBLIC_PAGE_TAKEN: 'Another course is shown on this page.',
  COURSE_ARCHIVED: 'This course is archived. Restore it first.',
  LESSON_ARCHIVED: 'This lesson is archived. Restore it first.',

  // Files (spec section 5)
  FILE_TOO_LARGE: 'files over 10 MB must be uploaded by the admin.',
  FILE_TYPE: 'This type of file cannot be uploaded.',
  FILE_EMPTY: 'This file is empty.',
  FILE_BEYOND_LIMIT: 'Files may have 1 GB at most.',
  FILE_OR_LINK: 'Choose a file, or give an address instead.',
  FILE_PICTURE:
    'This picture cannot be opened, or has more than 50 million pixels.',
  FILE_DAMAGED: 'This file did not arrive whole. Please try again.',

  ...affiliateErrors,
  ...backupErrors,
  ...billingErrors,
  ...communityErrors,
  ...importErrors,
  ...operationErrors,
  ...webhookErrors,
} as const

export type ErrorCode = keyof typeof errors

export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(errors, code)
