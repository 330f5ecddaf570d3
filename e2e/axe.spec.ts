// No screen has a serious accessibility violation on phones or desktops, and none is wider than the window, not even at
// 400 % zoom (320 px). `npm test` opens samples of each template; with TEST_LONG=1, every route of Routes.tsx is visited
// by someone, in both themes, and people's words are longer than a line there.
import fs from 'node:fs'
import path from 'node:path'

import { seriousViolations } from './accessible'
import { lengthenWords } from './longWords'
import { ask, signInOn } from './people'
import { isLong, watchRequests } from './screens'
import { expect, test, type Page } from './test'

type Visitor = string | null

/** The addresses that each visitor opens. A visitor with many addresses has one test for each named part. */
const visits: [Visitor, string[], string?][] = [
  [
    null,
    [
      '/login',
      '/login?redirectTo=%2F',
      '/signup',
      '/forgot-password',
      '/set-new-password',
      '/forbidden',
      '/freelance-kickstart',
      '/fast',
      '/fast-track',
      '/checkout/freelance-kickstart',
      '/checkout/closed?funnel=early-bird',
      '/thank-you',
      '/changelog',
      '/privacy-policy',
      '/refund-policy',
      '/terms-conditions',
      '/bug-report',
      '/free-lessons',
      '/12-day-challenge',
      '/form/training-feedback',
      '/free-training',
      '/freelancing?part=3',
      '/certificates/NOBODY',
      '/email-change?token=nobody',
      '/unsubscribe?token=nobody',
      '/resources/public',
      '/resources/public?q=nothing+like+it',
      '/resources/public/1',
      '/nowhere/at/all',
      '/free-webinar',
    ],
  ],
  [
    'ana@example.com',
    [
      '/profile',
      '/profile?tab=basic_info',
      '/profile?tab=socials',
      '/profile?tab=membership',
      '/profile?tab=account',
      '/profile/edit',
      '/sessions',
      '/notices',
      '/announcement/1',
      '/content',
      '/community',
      '/community?tab=group',
      '/community?tab=check-in',
      '/community?feed=school',
      '/community?feed=school&post=4',
      '/accountability-buddies',
      '/challenge-buddies',
      '/courses/my-courses/1',
      '/courses/my-courses/1/1',
      '/events/my-events',
      '/events/my-events?filter=calendar',
      '/events/my-events/1',
      '/events/my-events/2',
      '/resources/my-resources',
      '/resources/my-resources/1',
      '/resources/my-resources/2',
    ],
  ],
  [
    'ben@example.com',
    [
      '/',
      '/account?q=billings',
      '/courses/my-courses',
      '/products',
      '/stages/my-stage',
    ],
  ],
  [
    'coach@example.com',
    ['/', '/community/members', '/stages/manage-stage', '/review-move-up/1'],
  ],
  ['affiliate@example.com', ['/', '/affiliate/terms', '/affiliate/links']],
  [
    'wena@example.com',
    [
      '/affiliate/terms',
      '/affiliate/links',
      '/affiliate/leads',
      '/affiliate/commission',
      '/affiliate/payout',
      '/affiliate/resources',
      '/affiliate/resources/1',
    ],
  ],
  [
    'head-coach@example.com',
    ['/', '/review-move-up/2?part=decided', '/review-move-up/3?part=proofs'],
  ],
  ['pia@example.com', ['/stages/my-stage', '/12-day-challenge']],
  ['fe@example.com', ['/challenge-buddies', '/community']],
  ['success-manager@example.com', ['/', '/stages/manage-stage']],
  ['non-member@example.com', ['/', '/community']],
  [
    'admin@example.com',
    [
      '/',
      '/content',
      '/access-levels',
      '/access-levels/new',
      '/access-levels/coach',
      '/access-levels/coach/edit',
      '/info-logs-report',
      '/retention',
      '/feature-changelog',
      '/feature-changelog/new',
      '/feature-changelog/1',
      '/feature-changelog/1/edit',
      '/outbox',
      '/outbox/{mail}',
      '/bug-reports',
      '/bug-reports/1',
    ],
    'settings and reports',
  ],
  [
    'admin@example.com',
    [
      '/community',
      '/stages',
      '/stages/new',
      '/stages/1',
      '/stages/1/edit',
      '/success-managers',
      '/success-managers/1',
      '/uploadContents',
      '/uploadContents?tab=courses',
      '/batches',
      '/batches/new',
      '/batches/3',
      '/batches/3/edit',
      '/announcements',
      '/announcements/new',
      '/announcements/1',
      '/announcements/2',
      '/announcements/2/edit',
      '/community/members',
      '/community/members/{member}',
      '/community/members/{member}/edit',
      '/community/non-members',
      '/community/non-members/new',
      '/community/non-members/{guest}',
      '/community/non-members/{guest}/edit',
      '/community/mergeUsers',
      '/community/mergeUsers?survivor={member}&merged={guest}',
      '/community/archivedUsers',
      '/community/archivedUsers/{archived}',
      '/profile/{slug}',
    ],
    'community',
  ],
  [
    'admin@example.com',
    [
      '/groups',
      '/admin-accountability-group',
      '/challenge-groups',
      '/challenge-groups?challengeId=1',
      '/challenge-groups?challengeId=1&tab=days',
      '/challenge-groups?challengeId=1&tab=groups',
      '/admin-accountability-group?groupId=1',
      '/admin-accountability-group?matching=1',
      '/accountability-team-lead-selection',
      '/accountability-team-lead-selection/2',
      '/groups/new',
      '/groups/1',
      '/groups/1/edit',
      '/groups/members',
      '/sub-groups/new?groupId=1',
      '/sub-groups/1/edit',
      '/sub-group/1',
      '/subgroups/members?groupId=1&subGroupId=1',
    ],
    'groups',
  ],
  ['team-lead@example.com', ['/view-group']],
  [
    'admin@example.com',
    [
      '/products',
      '/products/new',
      '/products/1',
      '/products/1/edit',
      '/forms',
      '/redirect-rules',
      '/redirect-rules?tab=missed',
      '/affiliates',
      '/affiliates?tab=payouts',
      '/affiliates?tab=held',
      '/affiliates?tab=rules',
      '/affiliates?tab=terms',
      '/affiliates/1',
      '/affiliates/1?tab=commission',
      '/affiliates/1?tab=payouts',
      '/affiliates/1?tab=rules',
      '/affiliates/1?tab=leads',
      '/affiliates/1?tab=links',
      '/forms/1',
      '/forms/1?tab=settings',
      '/forms/1?tab=responses',
      '/funnels',
      '/funnels/new/1',
      '/funnels/{funnel}',
      '/funnels/{funnel}/edit',
      '/funnels/freelance-kickstart/build',
      '/funnels/freelance-kickstart?part=waitlist',
      '/freelance-kickstart?preview=1',
      '/funnels/freelance-kickstart/coupons/new',
      '/funnels/freelance-kickstart/coupons/1',
      '/coupons/1/edit',
    ],
    'selling',
  ],
  [
    'admin@example.com',
    [
      '/payment-terms',
      '/payment-terms/new',
      '/payment-terms/one-time',
      '/payment-terms/one-time/edit',
      '/backup/history',
      '/settings/backup/backup-settings',
      '/settings/webhooks',
      '/settings/operations',
      '/settings/webhooks?webhook=1',
      '/profile?tab=account',
      '/default-settings',
      '/settings/live-workshop-beginner',
      '/settings/live-workshop-experienced',
      '/settings/payment-accounts',
      '/settings/payment-accounts/new',
      '/settings/payment-accounts/1',
      '/settings/payment-accounts/1/edit',
      '/view-subscription/{member}',
      '/view-subscription/{member}?t=1',
      '/view-subscription/{member}?t=2',
      '/payment',
      '/payment?tab=bills',
      '/payment?tab=reconciliation',
      '/payment?tab=online',
      '/student-payment-details/{member}',
      '/subscriptions',
      '/subscriptions/1',
      '/enroll-user/{guest}',
      '/report-summary?period=ANNUAL',
      '/community-report?content=tasks',
      '/reports',
      '/reports?tab=files',
      '/reports/{report}',
      '/payment-report?period=ANNUAL',
      '/payment-report?tab=cash&filter=early-renewal',
      '/payment-report?tab=aging',
      '/payment-report?tab=expected',
    ],
    'billing',
  ],
  [
    'admin@example.com',
    [
      '/courses',
      '/courses/new',
      '/courses/1',
      '/courses/1/edit',
      '/courses/1?view=lessons',
      '/courses/1?tab=learners',
      '/courses/1?tab=preview',
      '/courses/1/intro',
      '/courses/1/intro/preview',
      '/courses/1/tracks',
      '/lessons/new?unitId=1',
      '/lessons/1',
      '/lessons/1/edit',
      '/lesson/1',
      '/lesson-files/new?lessonId=1',
      '/lesson-files/1',
      '/lesson-files/1/edit',
      '/events',
      '/events?view=calendar',
      '/events/new',
      '/events/1',
      '/events/1/edit',
      '/resource-files',
      '/resource-files?view=folders',
      '/resource-files/new',
      '/resource-files/1',
      '/resource-files/1/edit',
    ],
    'learning',
  ],
]

/** The templates of pages; `npm test` opens addresses of each of them. */
type Template =
  | 'list'
  | 'view'
  | 'form'
  | 'dialog'
  | 'calendar'
  | 'report'
  | 'builder'
  | 'public'
  | 'member'

/** The elements that make an address one of its template. */
const marks: Record<Template, string> = {
  list: 'main table',
  view: 'main dl',
  form: 'main form',
  dialog: '[role="dialog"]',
  calendar: 'main table',
  report: 'main [role="img"]',
  builder: '#preview-frame',
  public: '#content',
  member: 'main a',
}

/** The addresses that `npm test` opens. The long command opens every address in both themes. */
const samples: [Template, Visitor, string][] = [
  ['public', null, '/login'],
  ['public', null, '/freelance-kickstart'],
  ['public', null, '/checkout/freelance-kickstart'],
  ['public', null, '/nowhere/at/all'],
  ['member', 'ana@example.com', '/profile'],
  ['member', 'ana@example.com', '/community'],
  ['member', 'ana@example.com', '/courses/my-courses/1/1'],
  ['member', 'ana@example.com', '/resources/my-resources'],
  ['calendar', 'ana@example.com', '/events/my-events?filter=calendar'],
  ['member', 'ben@example.com', '/'],
  ['member', 'ben@example.com', '/account?q=billings'],
  ['list', 'admin@example.com', '/community/members'],
  ['view', 'admin@example.com', '/community/members/{member}'],
  ['form', 'admin@example.com', '/products/1/edit'],
  ['dialog', 'admin@example.com', '/settings/webhooks'],
  ['report', 'admin@example.com', '/report-summary?period=ANNUAL'],
  ['builder', 'admin@example.com', '/funnels/freelance-kickstart/build'],
]

const sampleVisits = [...new Set(samples.map(([, visitor]) => visitor))].map(
  (visitor): (typeof visits)[number] => [
    visitor,
    samples.flatMap(([, other, address]) =>
      other === visitor ? [address] : []
    ),
    'samples',
  ]
)

/** Whether an address is one of a route of Routes.tsx. */
const isOf = (route: string, address: string) =>
  new RegExp(`^${route.replace(/{\w+(:\w+)?}/g, '[^/]+')}$`).test(
    address.split('?')[0]
  )

/** The routes that a change concerns, from `npm test -- changed`. */
const changedRoutes = (process.env.AXE_ROUTES ?? '').split(' ').filter(Boolean)

const changedVisits = visits
  .map(([visitor, addresses, part]): (typeof visits)[number] => [
    visitor,
    addresses.filter((address) =>
      changedRoutes.some((route) => isOf(route, address))
    ),
    part,
  ])
  .filter(([, addresses]) => addresses.length > 0)

const chosenVisits = () => {
  if (isLong) return visits
  return changedRoutes.length > 0 ? changedVisits : sampleVisits
}

const PEOPLE = `{
  members: usersPage(type: MEMBER, q: "ana@example.com") { rows { id slug } }
  guests: usersPage(type: NON_MEMBER) { rows { id } }
  archivedUsersPage(q: "uri@example.com") { rows { id } }
  funnelsPage { rows { id } }
  outboxEmailsPage { rows { id } }
  reports { id }
}`

/** Waits until the element that each expanded button controls exists: the side menu loads a moment after the page. */
const opened = (page: Page) =>
  page.waitForFunction(() =>
    [
      ...document.querySelectorAll('[aria-expanded="true"][aria-controls]'),
    ].every((button) =>
      document.getElementById(button.getAttribute('aria-controls') ?? '')
    )
  )

/** The ids of the demo's rows. */
const idsOf = async (page: Page): Promise<Record<string, string>> => {
  const { data } = await ask(page.request, PEOPLE)
  return {
    member: data.members.rows[0].id,
    slug: data.members.rows[0].slug,
    guest: data.guests.rows[0].id,
    archived: data.archivedUsersPage.rows[0].id,
    funnel: data.funnelsPage.rows[0].id,
    mail: data.outboxEmailsPage.rows[0]?.id,
    report: data.reports[0].id,
  }
}

const overflow = async (page: Page, width: number, height: number) => {
  await page.setViewportSize({ width, height })
  return page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth
  )
}

const themes = isLong ? (['light', 'dark'] as const) : (['light'] as const)

// These tests only read, so several workers may run them at once.
test.describe.configure({ mode: 'parallel' })

for (const [email, addresses, part = 'all'] of chosenVisits()) {
  test(`The screens of ${email ?? 'a visitor'} are accessible (${part})`, async ({
    page,
  }) => {
    // In the long run, one person opens up to fifty addresses while five other browsers work.
    test.setTimeout((isLong ? 30 : 9) * 60_000)
    const settled = watchRequests(page)
    if (email) await signInOn(page, email)
    const ids = email === 'admin@example.com' ? await idsOf(page) : {}
    if (isLong) await lengthenWords(page)
    for (const address of addresses) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(address.replace(/{(\w+)}/g, (_, name) => ids[name]))
      // Finds the heading by its tag, because a dialog hides it from queries by role.
      await expect(page.locator('h1').first(), address).toBeVisible()
      await settled()
      await opened(page)
      if (address === '/settings/webhooks')
        await page.getByRole('button', { name: 'New webhook' }).click()
      if (!isLong)
        for (const [template, visitor, sample] of samples)
          if (visitor === email && sample === address)
            await expect(
              page.locator(marks[template]).first(),
              `${address} is a ${template}`
            ).toBeVisible()
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width: 1280, height: 800 })
        expect
          .soft(await seriousViolations(page), `${address} (${colorScheme})`)
          .toEqual([])
        expect
          .soft(await overflow(page, 360, 800), `${address} at 360 px`)
          .toBeLessThanOrEqual(0)
        // Phones get another layout: tables become cards, menus move.
        expect
          .soft(
            await seriousViolations(page),
            `${address} at 360 px (${colorScheme})`
          )
          .toEqual([])
        expect
          .soft(await overflow(page, 320, 256), `${address} at 400 %`)
          .toBeLessThanOrEqual(0)
      }
      await page.emulateMedia({ colorScheme: 'light' })
    }
  })
}

test('The samples include every template, and are among all addresses', () => {
  expect(new Set(samples.map(([template]) => template))).toEqual(
    new Set(Object.keys(marks))
  )
  const all = visits.flatMap(([visitor, addresses]) =>
    addresses.map((address) => `${visitor} ${address}`)
  )
  for (const [, visitor, address] of samples)
    expect(all).toContain(`${visitor} ${address}`)
})

test('The screens include every route', () => {
  const routes = [
    ...fs
      .readFileSync(
        path.join(__dirname, '..', 'web', 'src', 'Routes.tsx'),
        'utf8'
      )
      .matchAll(/<Route path="([^"]+)"/g),
  ].map(([, route]) => route)
  const visited = visits.flatMap(([, addresses]) => addresses)
  expect(
    routes.filter((route) => !visited.some((address) => isOf(route, address)))
  ).toEqual([
    // /reset-password needs a valid token, so identity.spec tests it; /design exists in development only.
    '/reset-password',
    '/design',
  ])
})
