import type { ErrorCode } from '../errors'

import {
  couponRefusal,
  couponState,
  isCouponCode,
  meantCode,
  normalizeCode,
  type CouponRules,
  type CouponUse,
} from './coupon'

const now = new Date('2026-11-20T12:00:00+08:00')
const coupon: CouponRules = {
  startsAt: null,
  endsAt: null,
  usageLimit: null,
  perUserLimit: 1,
  minOrderCentavos: null,
  paymentTermIds: [],
  audience: 'ANYONE',
  isPaused: false,
  archivedAt: null,
}
const use: CouponUse = {
  now,
  termId: 'one-time',
  baseCentavos: 1_000_00,
  usedCount: 0,
  usedByUser: 0,
  isNewCustomer: true,
  isRenewal: false,
  email: 'Ana@example.com',
  isEmailConfirmed: true,
}

describe('a coupon is refused', () => {
  test.each<
    [string, Partial<CouponRules>, Partial<CouponUse>, ErrorCode | null]
  >([
    ['never, by itself', {}, {}, null],
    ['when paused', { isPaused: true }, {}, 'COUPON_UNKNOWN'],
    ['when archived', { archivedAt: now }, {}, 'COUPON_UNKNOWN'],
    [
      'before it starts',
      { startsAt: new Date(now.getTime() + 1) },
      {},
      'COUPON_NOT_STARTED',
    ],
    ['not from its start', { startsAt: now }, {}, null],
    [
      'not just before its end',
      { endsAt: new Date(now.getTime() + 1) },
      {},
      null,
    ],
    ['from its end', { endsAt: now }, {}, 'COUPON_EXPIRED'],
    ['not on its last use', { usageLimit: 10 }, { usedCount: 9 }, null],
    ['when used up', { usageLimit: 10 }, { usedCount: 10 }, 'COUPON_EXHAUSTED'],
    [
      'while others hold its last uses',
      { usageLimit: 10 },
      { usedCount: 7, heldCount: 3 },
      'COUPON_HELD',
    ],
    [
      'not while one of its uses is free',
      { usageLimit: 10 },
      { usedCount: 7, heldCount: 2 },
      null,
    ],
    [
      'on a second use by one person',
      {},
      { usedByUser: 1 },
      'COUPON_USER_LIMIT',
    ],
    [
      'not on a second use of two',
      { perUserLimit: 2 },
      { usedByUser: 1 },
      null,
    ],
    ['for another term', { paymentTermIds: ['three'] }, {}, 'COUPON_TERM'],
    ['not for its term', { paymentTermIds: ['three', 'one-time'] }, {}, null],
    ['below its minimum', { minOrderCentavos: 1_000_01 }, {}, 'COUPON_MINIMUM'],
    ['not at its minimum', { minOrderCentavos: 1_000_00 }, {}, null],
    [
      'for old customers',
      { audience: 'NEW_CUSTOMER' },
      { isNewCustomer: false },
      'COUPON_AUDIENCE',
    ],
    ['not for new customers', { audience: 'NEW_CUSTOMER' }, {}, null],
    ['for a first purchase', { audience: 'RENEWAL' }, {}, 'COUPON_AUDIENCE'],
    ['not for a renewal', { audience: 'RENEWAL' }, { isRenewal: true }, null],
    [
      'for others',
      { audience: 'SPECIFIC_USERS', emails: ['ben@example.com'] },
      {},
      'COUPON_AUDIENCE',
    ],
    [
      'for an address that nobody has confirmed',
      { audience: 'SPECIFIC_USERS', emails: ['ana@example.com'] },
      { isEmailConfirmed: false },
      'COUPON_EMAIL_UNCONFIRMED',
    ],
    ['not for a visitor, if for anyone', {}, { isEmailConfirmed: false }, null],
    [
      'not for whom it is meant',
      { audience: 'SPECIFIC_USERS', emails: ['ana@example.com'] },
      {},
      null,
    ],
  ])('%s', (_, rules, circumstances, refusal) => {
    expect(
      couponRefusal({ ...coupon, ...rules }, { ...use, ...circumstances })
    ).toBe(refusal)
  })

  it('When there is no coupon', () => {
    expect(couponRefusal(null, use)).toBe('COUPON_UNKNOWN')
  })
})

test.each([
  [' welcome-10 ', 'WELCOME-10', true],
  ['“WELCOME-10”', 'WELCOME-10', true],
  ['"welcome-10".', 'WELCOME-10', true],
  ['(welcome-10)\n', 'WELCOME-10', true],
  ['*WELCOME-10*', 'WELCOME-10', true],
  ['-maya-', '-MAYA-', true],
  ['save50%', 'SAVE50%', false],
  ['ab', 'AB', false],
  ['MÁYO', 'MÁYO', false],
  ['x'.repeat(31), 'X'.repeat(31), false],
  ['two words', 'TWO WORDS', false],
])('%p is stored as %p, valid: %p', (typed, code, isAllowed) => {
  expect(normalizeCode(typed)).toBe(code)
  expect(isCouponCode(code)).toBe(isAllowed)
})

test.each([
  'Early Bird',
  ' “early\u00a0 bird”.',
  'EARLYBIRD',
  'early\u200bbird\n',
])('A buyer who types %j means EARLYBIRD', (typed) => {
  expect(meantCode(typed)).toBe('EARLYBIRD')
})

describe('its state for staff', () => {
  const later = new Date(now.getTime() + 1)
  test.each<[string, Partial<CouponRules>, number]>([
    ['ACTIVE', {}, 0],
    ['SCHEDULED', { startsAt: later }, 0],
    ['ACTIVE', { startsAt: now, endsAt: later }, 0],
    ['ENDED', { endsAt: now }, 0],
    ['USED_UP', { usageLimit: 2 }, 2],
    ['ACTIVE', { usageLimit: 2 }, 1],
    ['PAUSED', { isPaused: true, startsAt: later }, 0],
    ['USED_UP', { usageLimit: 1, isPaused: true }, 1],
    ['ARCHIVED', { archivedAt: now, endsAt: now }, 0],
  ])('%s with %j and %i uses', (state, changes, used) => {
    expect(couponState({ ...coupon, ...changes }, used, now)).toBe(state)
  })
})
