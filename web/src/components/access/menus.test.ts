// The menus of spec section 2.4 by route and order, before missing and forbidden pages are left out.
import { bottomMenuOf, topMenuOf } from './menu'
import { profileMenuOf } from './profileMenu'
import { isGroup, type MenuItem } from './shownItems'
import { slideMenuOf, type MenuFacts } from './slideMenu'
import { hasQuickActions, quickActions, staffMenuOf } from './staffMenu'

import { createFlags } from '$api/src/shared/access/createFlags'

const routesOf = (entries: { route: string }[]) =>
  entries.map(({ route }) => route)

const entriesOf = (items: MenuItem[]) =>
  items.flatMap((item) => (isGroup(item) ? item.entries : [item]))

describe('the top menu', () => {
  it.each([
    [
      'member',
      ['home', 'viewCourses', 'viewEvents', 'viewResources', 'community'],
    ],
    ['non-member', ['home', 'viewCourses']],
    [
      'affiliate',
      [
        'home',
        'affiliateLeads',
        'affiliateLinks',
        'affiliateResources',
        'affiliateCommission',
      ],
    ],
  ])('of a %s has the right entries', (role, routes) => {
    expect(routesOf(topMenuOf(role, '2026-01-01'))).toEqual(routes)
  })

  it('of an affiliate has only the first entry until the terms are accepted', () => {
    expect(routesOf(topMenuOf('affiliate', null))).toEqual(['home'])
    expect(routesOf(bottomMenuOf('affiliate', null))).toEqual(['home'])
  })

  it.each([
    ['member', ['home', 'viewCourses', 'community', 'viewEvents']],
    ['non-member', ['home', 'viewCourses', 'account']],
  ])('of a %s has at most four entries in the bottom bar', (role, routes) => {
    expect(routesOf(bottomMenuOf(role))).toEqual(routes)
  })

  it('leaves the bills and resources to the whole menu', () => {
    const facts = { accessLevels: [], hasBonuses: false, settings: {} }
    expect(
      routesOf(entriesOf(slideMenuOf({ role: 'member', ...facts })))
    ).toEqual(expect.arrayContaining(['viewResources', 'account']))
  })
})

it('The member menu is Home, My Courses, My Events, My Resources, My Profile, Bug Report', () => {
  expect(
    profileMenuOf('member')
      .slice(0, 6)
      .map(({ label }) => label)
  ).toEqual([
    'menu.home',
    'menu.myCourses',
    'menu.myEvents',
    'menu.myResources',
    'menu.myProfile',
    'menu.bugReport',
  ])
})

describe('navigation labels', () => {
  const labelOf = (role: string, route: string) =>
    profileMenuOf(role).find((entry) => entry.route === route)?.label

  it.each([
    ['member', 'content', 'menu.contentMember'],
    ['non-member', 'content', 'menu.contentMember'],
    ['affiliate', 'content', 'menu.contentStaff'],
    ['coach', 'content', 'menu.contentStaff'],
    ['member', 'account', 'menu.account'],
    ['admin', 'defaultSettings', 'menu.settings'],
    ['member', 'defaultSettings', undefined],
    ['non-member', 'defaultSettings', undefined],
    ['affiliate', 'defaultSettings', undefined],
  ])('of a %s: %s is %s', (role, route, label) => {
    expect(labelOf(role, route)).toBe(label)
  })
})

describe('the slide-out menu', () => {
  const facts = (changes: Partial<MenuFacts> = {}): MenuFacts => ({
    role: 'member',
    accessLevels: [{ name: 'member' }],
    hasBonuses: true,
    settings: {},
    ...changes,
  })

  it('of a member starts with home, contents, bonuses and stage', () => {
    expect(slideMenuOf(facts()).slice(0, 4)).toMatchObject([
      { route: 'home' },
      {
        label: 'menu.contents',
        entries: [{ route: 'viewCourses' }, { route: 'viewEvents' }],
      },
      { route: 'viewCourse', params: { id: 136 }, label: 'menu.bonuses' },
      { route: 'viewStage' },
    ])
  })

  it('of an affiliate is the affiliate menu', () => {
    const of = (affiliateTimestamp: string | null) =>
      routesOf(
        entriesOf(slideMenuOf(facts({ role: 'affiliate', affiliateTimestamp })))
      )
    expect(of('2026-01-01')).toEqual([
      'home',
      'affiliateLeads',
      'affiliateLinks',
      'affiliateResources',
      'affiliateCommission',
    ])
    expect(of(null)).toEqual(['home'])
  })

  it('of a member who has accepted the affiliate terms has the affiliate pages', () => {
    const areaOf = (affiliateTimestamp: string | null) =>
      slideMenuOf(
        facts({
          accessLevels: [{ name: 'member' }, { name: 'affiliate' }],
          affiliateTimestamp,
        })
      ).find(({ label }) => label === 'menu.affiliate')
    const area = areaOf('2026-01-01')
    expect(area && isGroup(area) && routesOf(area.entries)).toEqual([
      'affiliateLeads',
      'affiliateLinks',
      'affiliateResources',
      'affiliateCommission',
    ])
    expect(areaOf(null)).toBeUndefined()
  })

  it('of a person in a group without a sub-group has My group', () => {
    const labelled = (changes: Partial<MenuFacts>) =>
      entriesOf(slideMenuOf(facts(changes))).filter(
        ({ label }) => label === 'menu.myGroup'
      )
    const group = { id: 4, subGroupId: null }
    for (const role of ['member', 'non-member'])
      expect(labelled({ role, group })).toMatchObject([
        { route: 'community', params: { tab: 'group' } },
      ])
    expect(labelled({ group: { ...group, subGroupId: 3 } })).toEqual([])
    expect(labelled({})).toEqual([])
  })

  const on = { challengeBuddies: true, affiliate: true }
  it.each<[string, Partial<MenuFacts>, string, boolean]>([
    ['a membership', {}, 'community', true],
    ['no membership', { role: 'non-member' }, 'community', false],
    ['a sub-group', { group: { id: 4, subGroupId: 3 } }, 'viewSubGroup', true],
    [
      'a group only',
      { group: { id: 4, subGroupId: null } },
      'viewSubGroup',
      false,
    ],
    ['no group', {}, 'viewSubGroup', false],
    [
      'an accountability group',
      { settings: on, accountabilityGroupId: 3 },
      'accountabilityBuddies',
      true,
    ],
    [
      'the lead of an accountability group',
      { settings: on, accountabilityAsLeaderId: 3 },
      'accountabilityBuddies',
      true,
    ],
    [
      'an accountability group while buddies are off',
      { accountabilityGroupId: 3 },
      'accountabilityBuddies',
      false,
    ],
    [
      'no accountability group',
      { settings: on },
      'accountabilityBuddies',
      false,
    ],
    ['no affiliate level', { settings: on }, 'affiliateTerms', true],
    [
      'an affiliate level',
      { settings: on, accessLevels: [{ name: 'affiliate' }] },
      'affiliateTerms',
      false,
    ],
    ['affiliates turned off', {}, 'affiliateTerms', false],
    ['a managed group', { managedGroup: { id: 4 } }, 'viewGroup', true],
    [
      'a managed stage',
      { managedStage: { id: 1, number: 1 } },
      'manageStage',
      true,
    ],
    [
      'a stage to review',
      { stagesAsReviewer: [{ id: 1, number: 1 }] },
      'reviewMoveUp',
      true,
    ],
    [
      'a request of their group',
      { groupMoveUps: [{ id: 2, number: 2, count: 0 }] },
      'reviewMoveUp',
      true,
    ],
    ['no duty', {}, 'reviewMoveUp', false],
    ['a challenger', { isChallenger: true }, 'challengeBuddies', true],
    [
      'a challenger without a membership',
      { role: 'non-member', isChallenger: true },
      'challengeBuddies',
      true,
    ],
    ['no challenge', {}, 'challengeBuddies', false],
    [
      'another role',
      { role: 'non-member', settings: on },
      'affiliateTerms',
      false,
    ],
  ])('is right for %s', (_, changes, route, isThere) => {
    const routes = routesOf(entriesOf(slideMenuOf(facts(changes))))
    expect(routes.includes(route)).toBe(isThere)
  })
})

describe('the staff menu', () => {
  it('is the admin sidebar with all its groups', () => {
    const { entries, groups } = staffMenuOf('admin')
    expect(routesOf(entries)).toEqual(['home'])
    expect(
      Object.fromEntries(
        groups.map(({ label, entries: inGroup }) => [label, routesOf(inGroup)])
      )
    ).toEqual({
      'menu.content': [
        'products',
        'courses',
        'events',
        'resourceFiles',
        'subscriptions',
      ],
      'menu.community': [
        'users',
        'stages',
        'groups',
        'batches',
        'uploadContents',
        'mergeUsers',
        'archivedUsers',
        'accountabilityGroups',
        'challengeGroups',
        // Not in the specification: people who have not bought anything, and mails to a view or a batch.
        'nonMembers',
        'announcements',
      ],
      'accounts.staff:menu.marketing': [
        'funnels',
        'successManagers',
        'affiliates',
        'forms',
        'challengeGroups',
        'redirectRules',
        'retention',
      ],
      'accounts.staff:menu.payments': ['payment'],
      'accounts.staff:menu.reports': [
        'reportSummary',
        'communityReport',
        'paymentReport',
        'infoLogsReport',
      ],
      'menu.settings': [
        'defaultSettings',
        'accessLevels',
        'paymentTerms',
        'liveWorkshopSettings',
        'liveWorkshopSettings2',
        'featureChangeLog',
        'backupHistory',
        // Not in the specification: accounts to pay to, mails and bug reports.
        'paymentAccounts',
        'outbox',
        'bugReports',
      ],
    })
  })

  it.each([
    ['coach', 'assistant-coach'],
    ['head-coach', 'expert'],
    ['team-lead', 'assistant-team-lead'],
    ['success-manager', 'tribe-team-fa'],
  ])('is the same for %s and %s', (one, other) => {
    expect(staffMenuOf(one)).toEqual(staffMenuOf(other))
  })

  it('differs between coaches, head coaches, team leads and other staff', () => {
    const sets = ['coach', 'head-coach', 'team-lead', 'admin'].map((role) =>
      JSON.stringify(staffMenuOf(role))
    )
    expect(new Set(sets).size).toBe(4)
  })

  it('has entries for the lead of a group or stage, and one per stage they review', () => {
    const { entries } = staffMenuOf('coach', {
      managedGroup: { id: 4 },
      managedStage: { id: 1, number: 1 },
      stagesAsReviewer: [
        { id: 1, number: 1 },
        { id: 2, number: 2 },
      ],
      groupMoveUps: [{ id: 2, number: 2, count: 3 }],
    })
    expect(
      entries.slice(4).map(({ route, params }) => [route, params?.id])
    ).toEqual([
      ['viewGroup', undefined],
      ['manageStage', undefined],
      ['reviewMoveUp', 1],
      ['reviewMoveUp', 2],
      ['accountabilityGroups', undefined],
    ])
  })

  it('shows how many members of a group wait, even if nobody does', () => {
    const entryOf = (count: number) =>
      staffMenuOf('coach', {
        managedGroup: { id: 4 },
        groupMoveUps: [{ id: 1, number: 1, count }],
      }).entries.find(({ route }) => route === 'reviewMoveUp')
    expect(entryOf(0)).toMatchObject({
      label: 'accounts.staff:menu.reviewMoveUpWaiting',
      values: { number: 1, waiting: 0 },
    })
    expect(entryOf(3)).toMatchObject({ values: { waiting: 3 } })
  })

  it("links a stage's lead to its requests to move up, even if they are no reviewer", () => {
    const { entries } = staffMenuOf('coach', {
      managedStage: { id: 3, number: 3 },
      stagesAsReviewer: [{ id: 1, number: 1 }],
    })
    expect(
      entries.slice(4).map(({ route, params }) => [route, params?.id])
    ).toEqual([
      ['manageStage', undefined],
      ['reviewMoveUp', 3],
      ['reviewMoveUp', 1],
      ['accountabilityGroups', undefined],
    ])
  })
})

describe('the quick-create actions', () => {
  it('match their permissions', () => {
    expect(quickActions.map((route) => [route, createFlags[route]])).toEqual([
      ['newUser', 'user_create'],
      ['newCourse', 'course_create'],
      ['newLesson', 'lesson_create'],
      ['newEvent', 'event_create'],
      ['newResourceFile', 'resource-file_create'],
      ['newBatch', 'batch_create'],
      ['newGroup', 'group_create'],
    ])
  })

  it.each([
    ['success-manager', false],
    ['coach', false],
    ['assistant-coach', false],
    ['head-coach', false],
    ['expert', false],
    ['affiliate', false],
    ['team-lead', true],
    ['tribe-team-ro', true],
    ['admin', true],
  ])('are shown to a %s: %p', (role, isShown) => {
    expect(hasQuickActions(role)).toBe(isShown)
  })
})
