import { pageFlags } from './permissions'
import {
  mayOpen,
  routeRequirements,
  type Requirement,
} from './routeRequirements'

const holder = (pages: string[] = [], functions: string[] = []) => ({
  pageAccess: Object.fromEntries(pages.map((flag) => [flag, true])),
  functionAccess: Object.fromEntries(functions.map((flag) => [flag, true])),
})

describe('a page opens', () => {
  test.each([
    // route, pages, functions and capabilities → opens
    ['home', [], [], true],
    ['viewCourses', [], [], true],
    ['coupon', [], [], true],
    ['liveWorkshopSettings', [], [], true],
    ['manageStage', [], [], true],
    ['users', [], [], false],
    ['users', ['users'], [], true],
    ['nonMembers', ['users'], [], true],
    ['event', ['events'], [], true],
    ['editEvent', ['events'], [], false],
    ['viewSubscription', ['subscription'], [], true],
    ['paymentTerms', [], ['payment-term_create'], true],
    ['paymentTerms', ['products'], [], false],
    ['payment', [], [], false],
    ['payment', [], ['approvePayment'], true],
    ['payment', ['studentPaymentDetails'], [], true],
    ['mergeUsers', [], ['mergeUsers'], true],
    ['mergeUsers', ['users'], ['archiveUsers'], false],
    ['backupHistory', [], ['backup'], true],
    ['bugReports', ['users'], [], false],
    ['bugReports', [], ['readBugReports'], true],
    ['bugReport', [], [], true],
    ['privacyPolicy', [], [], true],
  ])('%s with %j and %j: %p', (route, pages, functions, opens) => {
    expect(mayOpen(route, holder(pages, functions))).toBe(opens)
  })

  test.each([
    ['home', false],
    ['viewCourses', false],
    ['users', false],
    ['privacyPolicy', true],
    ['toString', true],
  ])('%s to a visitor: %p', (route, opens) => {
    expect(mayOpen(route, null)).toBe(opens)
  })
})

test('Every page flag guards a page', () => {
  const guarding = Object.values<Requirement>(routeRequirements).map(
    (needs) => needs !== 'open' && needs.page
  )
  expect(pageFlags.filter((flag) => !guarding.includes(flag))).toEqual([])
})

/** The routes of spec section 2.4, "Restricted users", by our names. */
const alwaysAllowedRoutes = [
  'home',
  'community',
  'content',
  'viewCourses',
  'viewEvents',
  'viewResources',
  'liveWorkshopSettings',
  'liveWorkshopSettings2',
  'marketing',
  'affiliateTerms',
  'affiliateResources',
  'affiliateResource',
  'affiliateLinks',
  'affiliateLeads',
  'affiliateCommission',
  'affiliatePayout',
  'challengeGroups',
  'accountabilityGroups',
  'viewStage',
]

test('The routes that a menu may always show are open to every signed-in user', () => {
  const known = alwaysAllowedRoutes.filter((name) => name in routeRequirements)
  expect(alwaysAllowedRoutes.filter((name) => !known.includes(name))).toEqual([
    // The specification has no page of this name.
    'marketing',
  ])
  for (const name of known) expect(mayOpen(name, holder())).toBe(true)
})
