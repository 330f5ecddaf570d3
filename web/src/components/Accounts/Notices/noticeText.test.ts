import i18next from 'i18next'

import { interpolation } from 'src/lib/loading/interpolation'
import en from 'src/locales/en/accounts.notices.json'
import fil from 'src/locales/fil/accounts.notices.json'

import { noticeText } from './noticeText'

import type { NoticeFacts, NoticeKind } from '$api/src/shared/accounts/notices'

const title = { title: 'Twelve posts', titleFil: 'Labindalawang post' }
const bill = {
  amountCentavos: 150_000,
  product: 'Kickstart',
  day: '2026-11-30',
}
const at = '2026-11-30T09:00:00Z'

/** Every kind, with each of its variants. */
const all: { [Kind in NoticeKind]: NoticeFacts[Kind][] } = {
  PROOF_RECEIVED: [{ amountCentavos: 150_000 }],
  PROOF_RETURNED: [
    { amountCentavos: 150_000, reason: 'Too blurred' },
    { amountCentavos: 40_000, reason: 'Too blurred', isPart: true },
  ],
  PAYMENT_APPROVED: [
    { amountCentavos: 150_000, leftCentavos: 0, product: 'Kickstart' },
    { amountCentavos: 150_000, leftCentavos: 33_300, product: 'Kickstart' },
    {
      amountCentavos: 150_000,
      leftCentavos: 0,
      creditCentavos: 20_000,
      product: 'Kickstart',
    },
    {
      amountCentavos: 150_000,
      leftCentavos: 0,
      creditCentavos: 150_000,
      product: '',
    },
  ],
  PAYMENT_REVOKED: [{ invoiceNumber: 'INV-1', reason: 'Bounced' }],
  BILL_DUE: [bill],
  BILL_OVERDUE: [bill],
  MEMBERSHIP_ENDING: [{ product: 'Kickstart', day: '2026-11-30' }],
  ANNOUNCEMENT: [
    title,
    { ...title, change: 'sent' },
    { ...title, change: 'stopped' },
  ],
  REPORT: [
    { name: 'Sales', change: 'ready' },
    { name: 'Sales', change: 'failed' },
  ],
  AFFILIATE: [
    { change: 'terms', reason: null },
    { change: 'suspended', reason: 'Mass mails' },
    { change: 'approved', reason: null },
    { change: 'address', name: '/ana-cruz', reason: null },
    { change: 'earned', amountCentavos: 30_000, reason: null },
    { change: 'takenBack', amountCentavos: 30_000, reason: null },
    { change: 'account', name: 'GCash •••4567', reason: null },
    { change: 'held', amountCentavos: 30_000, reason: null },
    { change: 'released', amountCentavos: 30_000, reason: null },
    { change: 'refused', amountCentavos: 30_000, reason: 'Own order' },
    {
      change: 'paid',
      amountCentavos: 95_000,
      name: 'GCash •••4567',
      reason: null,
    },
    {
      change: 'failed',
      amountCentavos: 95_000,
      name: 'GCash •••4567',
      reason: 'Wrong number',
    },
  ],
  TASK_APPROVED: [title],
  TASK_RETURNED: [{ ...title, reason: 'Add a link' }],
  MOVE_UP_ANSWERED: (
    ['approved', 'returned', 'declined', 'reverted'] as const
  ).map((answer) => ({ stage: 2, answer, reason: null })),
  EVENT_CHANGED: ['moved', 'cancelled', 'restored'].map((change) => ({
    ...title,
    change,
    at,
  })),
  EVENT_STARTING: [{ ...title, at }],
  EVENT_SEAT: [{ ...title, at }],
  REFUND_SENT: [{ amountCentavos: 150_000, reason: 'Left the course' }],
  REFUND_REQUEST: [
    { change: 'received', amountCentavos: 150_000, reason: null },
    { change: 'declined', amountCentavos: 150_000, reason: 'All is finished' },
  ],
  SECOND_APPROVAL: [{ name: 'Ana Cruz', amountCentavos: 150_000 }],
  REFUND_REQUESTED: [{ name: 'Ana Cruz' }],
  CREDIT_GIVEN: [{ amountCentavos: 50_000, reason: 'Goodwill' }],
  CREDIT_TAKEN: [{ amountCentavos: 50_000, reason: 'Given by mistake' }],
  FORM_SENT: [title],
  GROUP_JOINED: (['joined', 'subGroup', 'noSubGroup', 'noRole'] as const).map(
    (change) => ({
      group: 'Tribe Mabuhay',
      subGroup: 'Circle 1',
      change,
      reason: 'Other hours',
    })
  ),
  GROUP_LEFT: [{ group: 'Tribe Mabuhay', reason: 'The batch has ended' }],
  GROUP_LED: [
    { group: 'Tribe Mabuhay', isLeader: true },
    { group: 'Tribe Mabuhay', isLeader: false },
  ],
  GROUP_REQUESTED: [{ group: 'Tribe Mabuhay', name: 'Ana Cruz' }],
  GROUP_DECLINED: [{ group: 'Tribe Mabuhay', reason: 'It is full' }],
  GROUP_MEMBER_JOINED: [{ group: 'Tribe Mabuhay', name: 'Ana Cruz' }],
  ACCOUNTABILITY: (
    [
      'joined',
      'left',
      'leads',
      'leadOver',
      'memberLeft',
      'newLeader',
      'choosing',
      'nominated',
      'accepted',
      'declined',
      'withdrawn',
      'shortlisted',
      'notShortlisted',
      'notChosen',
    ] as const
  ).map((change) => ({
    group: 'Tribe Mabuhay',
    change,
    name: 'Ana Cruz',
    reason: 'New working hours',
  })),
  CHECK_IN: (['due', 'missed', 'excused', 'answered'] as const).map(
    (change) => ({
      group: 'Tribe Mabuhay',
      change,
      day: '2026-11-20',
      reason: null,
    })
  ),
  CHECK_IN_TO_LEADER: (['help', 'missed'] as const).map((change) => ({
    group: 'Tribe Mabuhay',
    change,
    name: 'Ana Cruz',
    reason: null,
  })),
  CHALLENGE: (
    [
      'registered',
      'today',
      'buddy',
      'buddyOver',
      'dropped',
      'restored',
      'ended',
    ] as const
  ).map((change) => ({
    title: 'Twelve Days',
    titleFil: null,
    change,
    day: '2026-11-20',
    number: 3,
    name: 'Ana Cruz',
    reason: null,
  })),
  FEED: (
    [
      'mentioned',
      'commented',
      'answered',
      'hidden',
      'banned',
      'bannedEverywhere',
      'reported',
    ] as const
  ).map((change, index) => ({
    feed: index % 2 ? 'Tribe Mabuhay' : '',
    feedFil: 'Tribu Amihan',
    change,
    name: 'Ana Cruz',
    reason: 'Look at this',
    until: '2026-12-01',
  })),
  IMPORT: (
    ['checked', 'applied', 'notApplied', 'undone', 'notUndone'] as const
  ).map((change) => ({ file: 'members.xlsx', change, failure: null })),
  WEBHOOK: [{ name: 'hooks.example' }],
  BACKUP: (
    ['done', 'failed', 'incomplete', 'restored', 'notRestored'] as const
  ).map((change) => ({
    change,
    failure: null,
  })),
  BATCH: (['assigned', 'unassigned', 'joined', 'left'] as const).map(
    (change) => ({ batch: 'Batch 18', change })
  ),
  SUCCESS: [
    { change: 'manager', name: 'Ana' },
    { change: 'started' },
    { change: 'members', count: 1 },
    { change: 'members', count: 5 },
  ],
  DELETION_REQUESTED: [{ name: 'Ana Cruz' }],
  DELETION_ANSWERED: [{ reason: 'A bill is open' }],
  MERGE: [{ name: 'ana@example.com' }],
  GROUP_NEW_LEADER: [{ group: 'Tribe Mabuhay', name: 'Ana Cruz' }],
  GROUP_MEMBER_LEFT: [
    { group: 'Tribe Mabuhay', name: 'Ana Cruz', reason: 'New working hours' },
  ],
  CERTIFICATE: [title],
}

const i18n = i18next.createInstance()

const textsIn = (language: string) =>
  Object.entries(all).flatMap(([kind, variants]) =>
    variants.map(
      (facts) =>
        noticeText(
          i18n.getFixedT(language, 'accounts.notices') as never,
          language,
          {
            kind: kind as NoticeKind,
            facts,
          }
        ).text
    )
  )

beforeAll(() =>
  i18n.init({
    lng: 'en',
    interpolation,
    resources: {
      en: { 'accounts.notices': en },
      fil: { 'accounts.notices': fil },
    },
  })
)

it.each(['en', 'fil'])('Every kind has its sentence in %s', (language) => {
  for (const text of textsIn(language)) {
    expect(text).not.toMatch(/^kind\.|\{\{/)
    expect(text.length).toBeGreaterThan(10)
  }
  expect(textsIn(language)).toHaveLength(
    Object.values(all).reduce((sum, variants) => sum + variants.length, 0)
  )
})

it('Titles follow the language of the reader', () => {
  expect(textsIn('en').join()).toContain('Twelve posts')
  expect(textsIn('fil').join()).toContain('Labindalawang post')
  expect(textsIn('fil').join()).not.toContain('Twelve posts')
  expect(textsIn('fil').join()).toContain('Tribu Amihan')
})

it('Says what is still open of a bill that was paid in part', () => {
  expect(textsIn('en')).toContain(
    'Your payment of ₱1,500.00 for Kickstart was approved. ₱333.00 is still open.'
  )
})

it('Says which part of a payment stays as credit', () => {
  expect(textsIn('en')).toContain(
    'Your payment of ₱1,500.00 for Kickstart was approved. ₱200.00 of it stays as your credit.'
  )
})
