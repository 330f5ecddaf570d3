import { valueFromASTUntyped } from 'graphql'

import { operations } from 'src/testing/operations'

import { mayByToken, policyOf, type PolicyArgs } from './policy'

type Guard = PolicyArgs & { page?: string[]; fn?: string[]; cap?: string }

const guardOf = (field: (typeof operations)[number]['field']): Guard =>
  Object.fromEntries(
    (field.astNode?.directives?.[0].arguments ?? []).map((each) => [
      each.name.value,
      valueFromASTUntyped(each.value),
    ])
  )

const mutations = operations
  .filter(({ kind }) => kind === 'mutation')
  .map(({ name, field }) => ({ name, guard: guardOf(field) }))

const namesOf = (list: typeof mutations) => list.map(({ name }) => name)

describe('the policy of an operation', () => {
  const cases: [string, PolicyArgs, ReturnType<typeof policyOf>][] = [
    ['Mutation', {}, { policy: 'SENSITIVE', token: 'NEVER' }],
    ['Subscription', {}, { policy: 'SENSITIVE', token: 'NEVER' }],
    ['Mutation', { token: 'CHANGES' }, { policy: 'SENSITIVE', token: 'NEVER' }],
    ['Mutation', { policy: 'FREE' }, { policy: 'FREE', token: 'CHANGES' }],
    [
      'Mutation',
      { policy: 'SENSITIVE' },
      { policy: 'SENSITIVE', token: 'MONEY' },
    ],
    [
      'Mutation',
      { policy: 'ORDINARY', token: 'NEVER' },
      { policy: 'ORDINARY', token: 'NEVER' },
    ],
    ['Query', {}, { policy: 'FREE', token: 'READS' }],
    ['Query', { token: 'NEVER' }, { policy: 'FREE', token: 'NEVER' }],
    ['Member', {}, { policy: 'FREE', token: 'READS' }],
  ]
  test.each(cases)('Of a field of %s with %j is %j', (parent, args, policy) =>
    expect(policyOf(parent, args)).toEqual(policy)
  )

  test('Is declared by every mutation', () =>
    expect(namesOf(mutations.filter(({ guard }) => !guard.policy))).toEqual([]))

  test('Asks for the box of money wherever it asks for a code, and never while a person is impersonated', () => {
    const ruled = mutations.map(({ name, guard }) => ({
      name,
      ...policyOf('Mutation', guard),
    }))
    expect(
      ruled.filter(
        ({ policy, token }) =>
          (policy === 'SENSITIVE' && token === 'CHANGES') ||
          (policy === 'FREE' && token === 'MONEY')
      )
    ).toEqual([])
  })

  test('Is sensitive behind a right over money, rights or accounts, unless nothing of them changes', () => {
    const rights =
      `accessTokens access-level_create approvePayment archiveUsers backup defaultSettings editAccessLevels
      editAffiliates editPaymentAccounts editSchedule editUser enrollUser gsheet impersonate mergeUsers payment-term_create
      product_create revokePayment unsubscribe uploadContents user_create user_enroll/unenroll webhooks`.split(
        /\s+/
      )
    const harmless =
      `endAccessToken remindOfOverdue importStatement ignoreStatementLine discardStatementImport
      publishAffiliateTerms updateInvoiceBilling clearBounces leaveOutImportRows checkImportAgain discardImport
      makeSubscriptionPrimary deleteWebhookEndpoint pauseWebhookEndpoint testWebhookEndpoint sendWebhookAgain
      withdrawEmailChange`.split(/\s+/)
    const behind = mutations.filter(({ guard: { page = [], fn = [], cap } }) =>
      [...page, ...fn, cap].some((right) => rights.includes(String(right)))
    )
    expect(
      namesOf(behind.filter(({ guard }) => guard.policy !== 'SENSITIVE')).sort()
    ).toEqual(harmless.sort())
  })
})

test('The boxes of a token open the operations that need them', () => {
  const needs = ['READS', 'CHANGES', 'MONEY', 'NEVER'] as const
  const openedBy = (mayChange: boolean, reachesMoney: boolean) =>
    needs.filter((box) => mayByToken({ mayChange, reachesMoney }, box))
  expect(openedBy(false, false)).toEqual(['READS'])
  expect(openedBy(true, false)).toEqual(['READS', 'CHANGES'])
  expect(openedBy(true, true)).toEqual(['READS', 'CHANGES', 'MONEY'])
  // Without the box for changes, the other one opens nothing.
  expect(openedBy(false, true)).toEqual(['READS'])
})
