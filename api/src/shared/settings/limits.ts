// How often people may do something: the one list of all rate limits (docs/decisions/0080). The figures are the defaults;
// an administrator changes each within its bounds on /default-settings, where its name is the setting's. Limits of machines
// (signed calls, calendars, spreadsheets, access tokens) and counts that only decide whether a mail is sent are fixed.
import { COUPON_HOLD_MINUTES } from '../billing/coupon'
import { OTP_RESEND_SECONDS } from '../constants'

import type { Limit, LimitOf, SettingRule } from './settingRules'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const per =
  (seconds: number) =>
  (limit: number, of: LimitOf, least: number, most: number): Limit => ({
    limit,
    seconds,
    of,
    least,
    most,
  })

const perMinute = per(MINUTE)
const perHour = per(HOUR)
const perDay = per(DAY)

/**
 * Limits that protect accounts (docs/security.md S-03, S-14, S-18). Limits of one account or mailbox can only be made stricter,
 * so that no setting breaks their promise; those of an internet address, which many phones share, can also be raised, but
 * for the answers that an e-mail is taken.
 */
const signIn = {
  'sign-ins-per-minute': perMinute(10, 'address', 5, 60),
  'sign-ins-per-hour': perHour(100, 'address', 20, 1_000),
  // Tries before the first wait, which begin again after a quarter of an hour without one.
  'sign-in-tries': per(HOUR / 4)(5, 'account', 3, 5),
  'second-factors-per-minute': perMinute(20, 'address', 5, 60),
  'second-factor-tries': per(HOUR / 4)(5, 'account', 3, 5),
  'taken-addresses-per-hour': perHour(5, 'address', 2, 5),
  'taken-addresses-per-day': perDay(20, 'address', 2, 20),
  'resets-per-hour': perHour(20, 'address', 5, 200),
  'reset-mails-per-hour': perHour(5, 'account', 2, 5),
  'reset-mails-per-day': perDay(10, 'account', 2, 10),
  'reset-codes-per-day': perDay(15, 'account', 5, 15),
  'new-passwords-per-hour': perHour(30, 'address', 5, 300),
  'passwords-again-per-hour': perHour(20, 'account', 5, 20),
}

const visitors = {
  'sign-ups-per-hour': perHour(60, 'address', 10, 10_000),
  'waitlist-per-hour': perHour(20, 'address', 10, 10_000),
  'visitors-per-hour': perHour(300, 'address', 50, 10_000),
  'coupon-holds': per(COUPON_HOLD_MINUTES * MINUTE)(10, 'address', 3, 100),
  'coupon-tries': per(10 * MINUTE)(5, 'address', 2, 20),
  'kept-answers-per-hour': perHour(600, 'address', 60, 10_000),
  'sent-forms-per-hour': perHour(60, 'address', 10, 10_000),
  'bug-reports-per-hour': perHour(10, 'address', 2, 100),
  'unsubscribes-per-hour': perHour(300, 'address', 60, 3_000),
  'address-answers-per-hour': perHour(60, 'address', 10, 600),
  'certificate-checks-per-hour': perHour(240, 'address', 30, 2_400),
  'sign-in-reports-per-minute': perMinute(10, 'address', 2, 100),
}

const members = {
  'address-corrections-per-day': perDay(5, 'person', 2, 20),
  'searches-per-minute': perMinute(120, 'person', 30, 600),
  'online-payments-per-hour': perHour(20, 'person', 5, 100),
  'documents-per-hour': perHour(120, 'person', 20, 1_200),
  'downloads-per-hour': perHour(300, 'person', 30, 3_000),
  'uploads-per-hour': perHour(60, 'person', 10, 600),
  'notes-per-hour': perHour(300, 'person', 30, 3_000),
  'wins-per-hour': perHour(60, 'person', 10, 600),
  // With ten, a user needs months to try a hundred thousand codes of six digits.
  'event-codes': per(HOUR / 4)(10, 'person', 3, 10),
  'event-files-per-hour': perHour(120, 'person', 20, 1_200),
  'places-per-hour': perHour(600, 'person', 100, 6_000),
  'affiliate-codes-per-hour': perHour(20, 'person', 5, 100),
  'refund-requests-per-day': perDay(5, 'person', 2, 50),
  'challenge-joins-per-hour': perHour(20, 'person', 5, 100),
  'challenge-questions-per-hour': perHour(300, 'person', 60, 3_000),
}

const community = {
  'newcomer-posts-per-hour': perHour(3, 'person', 1, 30),
  'newcomer-posts-per-day': perDay(10, 'person', 1, 100),
  'posts-per-day': perDay(30, 'person', 5, 300),
  'newcomer-comments-per-hour': perHour(20, 'person', 1, 200),
  'comments-per-hour': perHour(60, 'person', 5, 600),
  'edits-per-hour': perHour(60, 'person', 5, 600),
  'reactions-per-hour': perHour(600, 'person', 60, 6_000),
  'mentions-per-hour': perHour(60, 'person', 5, 600),
  'reports-per-hour': perHour(20, 'person', 5, 200),
  'blocks-per-hour': perHour(60, 'person', 10, 600),
}

const staff = {
  'announcements-per-hour': perHour(500, 'school', 10, 10_000),
  'announcement-tests-per-hour': perHour(20, 'person', 5, 200),
  'test-mails-per-hour': perHour(10, 'person', 2, 100),
  'credentials-per-hour': perHour(30, 'person', 5, 300),
  'teacher-uploads-per-hour': perHour(600, 'person', 60, 6_000),
  'imports-per-hour': perHour(60, 'person', 10, 600),
}

const fixed = (limit: number, seconds: number): Limit =>
  per(seconds)(limit, 'school', limit, limit)

const machines = {
  // Enough for a large announcement to a bad list, reported by one forwarder.
  'mail-bounces': fixed(1_000, MINUTE),
  // Apps and spreadsheets refresh about once an hour; many share the address of their service.
  'calendar-feeds': fixed(600, HOUR),
  'sheets-of-sender': fixed(600, HOUR),
  'sheets-of-report': fixed(30, HOUR),
  'access-token': fixed(300, MINUTE),
  // The button of the page counts down from the same number.
  'reset-gap': fixed(1, OTP_RESEND_SECONDS),
  // The fifth wrong code of a day is told to the owner, once a day.
  'wrong-codes': fixed(4, DAY),
  'wrong-codes-told': fixed(1, DAY),
}

const topics = { signIn, visitors, members, community, staff }

const chosen = { ...signIn, ...visitors, ...members, ...community, ...staff }

/** Every limit by its name. */
export const limits = { ...chosen, ...machines }

export type LimitName = keyof typeof limits

/** The limits that are settings. */
export type ChosenLimit = keyof typeof chosen

/** The limits of accounts, whose change all administrators are told. */
export type SignInLimit = keyof typeof signIn

/** Limits after whose tries one has to wait longer and longer, in place of a window. */
export type LadderName = 'sign-in-tries' | 'second-factor-tries'

/** The wait after each further try (docs/security.md S-03); the last one applies to all later tries. */
export const WAIT_SECONDS = [1, 2, 4, 8, 15].map((minutes) => minutes * MINUTE)

export const chosenLimits = Object.keys(chosen) as ChosenLimit[]

export const isSignInLimit = (name: string): name is SignInLimit =>
  Object.hasOwn(signIn, name)

/** The limits as settings; the first of a topic begins it. */
export const limitRules = Object.fromEntries(
  Object.entries(topics).flatMap(([topic, ofTopic]) =>
    Object.entries<Limit>(ofTopic).map(([name, limit], index) => [
      name,
      {
        kind: 'limit',
        group: 'limits',
        limit,
        isGuarded: isSignInLimit(name),
        isHalf: true,
        beginsTopic: index === 0 ? topic : undefined,
      },
    ])
  )
) as Record<ChosenLimit, SettingRule>
