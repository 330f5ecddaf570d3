// The settings that staff change on /default-settings and on the two pages of the live workshop (spec sections 2.2 and 3):
// how each is grouped, read and checked.
import { factorDuties } from '../access/secondFactor'
import { assignmentRules } from '../community/successRules'
import type { ErrorCode } from '../errors'
import { isDay } from '../manilaTime'
import { isEmail } from '../text/email'
import { isPath, isPlace } from '../text/place'

import { areHosts } from './hosts'
import { limitRules } from './limits'
import type { SettingKind, SettingRule } from './settingRules'
import { workshopRules } from './workshopSettings'

export type { SettingGroup, SettingKind, SettingRule } from './settingRules'
export { settingGroups } from './settingRules'

const rules = {
  'renew-expired-link': { kind: 'place', group: 'membership', isPublic: true },
  'renew-expiring-link': { kind: 'place', group: 'membership', isPublic: true },
  'waitlist-link': { kind: 'place', group: 'membership', isPublic: true },
  'pending-seat-days': { kind: 'days', group: 'payments' },
  'proof-check-hours': { kind: 'hours', group: 'payments' },
  'second-approval-above': {
    kind: 'pesos',
    group: 'payments',
    isGuarded: true,
  },
  'proof-file-days': { kind: 'retention', group: 'payments' },
  'contact-link': { kind: 'contact', group: 'payments' },
  'refund-line': { kind: 'text', group: 'payments' },
  'refund-line-fil': { kind: 'text', group: 'payments' },
  'business-name': { kind: 'text', group: 'business' },
  'business-address': { kind: 'text', group: 'business' },
  'business-email': { kind: 'email', group: 'business' },
  'business-phone': { kind: 'text', group: 'business' },
  'business-page': { kind: 'place', group: 'business' },
  'redirect-hosts': { kind: 'hosts', group: 'security' },
  'enable-challenge-buddies': {
    kind: 'flag',
    group: 'community',
    isPublic: true,
  },
  'challenge-invitation-until': {
    kind: 'day',
    group: 'community',
    isPublic: true,
  },
  'challenge-thank-you-link': {
    kind: 'place',
    group: 'community',
    isPublic: true,
  },
  'success-assignment': {
    kind: 'choice',
    group: 'community',
    choices: assignmentRules,
  },
  'community-link': { kind: 'place', group: 'community' },
  'enable-affiliate': { kind: 'flag', group: 'affiliates', isPublic: true },
  'affiliate-landing': { kind: 'path', group: 'affiliates' },
  'affiliate-minimum-payout': { kind: 'pesos', group: 'affiliates' },
  'affiliate-withholding': { kind: 'percent', group: 'affiliates' },
  'affiliate-atc': { kind: 'text', group: 'affiliates' },
  ...limitRules,
  'second-factor-required': {
    kind: 'choice',
    group: 'security',
    choices: factorDuties,
    isGuarded: true,
  },
  'log-days': {
    kind: 'retention',
    group: 'security',
    isGuarded: true,
    leastDays: 365,
  },
  'login-log-days': { kind: 'retention', group: 'security', leastDays: 365 },
  'outbox-days': { kind: 'retention', group: 'security' },
  // The longest limit counts for a day.
  'counter-days': {
    kind: 'retention',
    group: 'security',
    leastDays: 2,
    mostDays: 30,
  },
  'reset-days': {
    kind: 'retention',
    group: 'security',
    leastDays: 2,
    mostDays: 365,
  },
  'session-days': {
    kind: 'retention',
    group: 'security',
    leastDays: 7,
    mostDays: 400,
  },
  ...workshopRules('', 'workshop'),
  ...workshopRules('-exp', 'workshop-exp'),
} satisfies Record<string, SettingRule>

export type SettingName = keyof typeof rules

export const settingNames = Object.keys(rules) as SettingName[]

export const settingRule = (name: SettingName): SettingRule => rules[name]

export const isSettingName = (name: string): name is SettingName =>
  Object.hasOwn(rules, name)

/** Whether anybody may read a setting: decided here, not by its row. */
export const isPublicSetting = (name: string) =>
  isSettingName(name) && settingRule(name).isPublic === true

const MOST_CHARACTERS = 500

const isWhole = (value: string, least: number, most: number) =>
  /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most

/** Pesos with at most two decimals, as `settingNumber` reads them. */
const isPesos = (value: string) => /^\d{1,8}(\.\d{1,2})?$/.test(value)

/** Whether a percentage is at most 50, with at most two decimals. */
const isPercent = (value: string) =>
  /^\d{1,2}(\.\d{1,2})?$/.test(value) && Number(value) <= 50

/** An instant as ISO 8601 in UTC, as forms send it. */
const isMoment = (value: string) =>
  /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value))

const isMail = (value: string) =>
  /^mailto:[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value)

const checks: Record<
  SettingKind,
  (value: string, rule: SettingRule) => ErrorCode | false
> = {
  flag: (value) => !['true', 'false'].includes(value) && 'INVALID',
  place: (value) => !isPlace(value) && 'WEBSITE_INVALID',
  path: (value) => !isPath(value) && 'SETTING_PATH',
  contact: (value) => !isPlace(value) && !isMail(value) && 'WEBSITE_INVALID',
  email: (value) => !isEmail(value) && 'EMAIL_INVALID',
  hosts: (value) => !areHosts(value) && 'SETTING_HOSTS',
  text: () => false,
  day: (value) => !isDay(value) && 'DATE_INVALID',
  moment: (value) => !isMoment(value) && 'DATE_INVALID',
  days: (value) => !isWhole(value, 0, 365) && 'SETTING_NUMBER',
  hours: (value) => !isWhole(value, 1, 8_760) && 'SETTING_NUMBER',
  retention: (value, { leastDays = 90, mostDays = 36_500 }) =>
    !isWhole(value, leastDays, mostDays) && 'SETTING_NUMBER',
  pesos: (value) => !isPesos(value) && 'AMOUNT_INVALID',
  percent: (value) => !isPercent(value) && 'SETTING_PERCENT',
  limit: (value, { limit }) =>
    !(limit && isWhole(value, limit.least, limit.most)) && 'SETTING_NUMBER',
  choice: (value, { choices }) => !choices?.includes(value) && 'INVALID',
}

/** Finds the fault of a trimmed value; false if there is none. Everything except a flag may be empty. */
export const settingProblem = (
  name: SettingName,
  value: string
): ErrorCode | false => {
  const rule = settingRule(name)
  if (value === '') return rule.kind === 'flag' && 'INVALID'
  return value.length > MOST_CHARACTERS
    ? 'TOO_LONG'
    : checks[rule.kind](value, rule)
}
