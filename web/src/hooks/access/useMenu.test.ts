import { mockCurrentUser, renderHook } from '@redwoodjs/testing/web'

import { useProfileMenu } from 'src/components/access/useProfileMenu'
import { useStaffMenu } from 'src/components/access/useStaffMenu'

import { pathTo, useMenu } from './useMenu'

const DAY_MS = 86_400_000

const menuOf = (role: string | string[], changes: object = {}) => {
  const accessLevels = [role].flat().map((name) => ({ id: name, name }))
  mockCurrentUser({
    roles: [role].flat(),
    accessLevels,
    pageAccess: {},
    functionAccess: {},
    ...changes,
  } as never)
  const {
    place,
    entries,
    role: inUse,
    bottom,
  } = renderHook(() => useMenu()).result.current
  const staff = renderHook(() => useStaffMenu()).result.current
  return {
    place,
    role: inUse,
    routes: (place === 'top' ? entries : staff.entries).map(
      ({ route }) => route
    ),
    grouped: staff.groups.flatMap((group) =>
      group.entries.map(({ route }) => route)
    ),
    bottom: bottom.map(({ route }) => route),
    profile: renderHook(() => useProfileMenu()).result.current.map(
      ({ route }) => route
    ),
  }
}

describe('the menu', () => {
  it.each([
    [
      'member',
      'top',
      ['home', 'viewCourses', 'viewEvents', 'viewResources', 'community'],
    ],
    ['non-member', 'top', ['home', 'viewCourses']],
    ['coach', 'side', ['home', 'viewCourses', 'viewEvents', 'viewResources']],
    ['admin', 'side', ['home']],
  ])('of a %s has the existing pages', (role, place, routes) => {
    expect(menuOf(role)).toMatchObject({ place, routes })
  })

  it('of staff has the pages they may open', () => {
    const openToAll = ['liveWorkshopSettings', 'liveWorkshopSettings2']
    const pageAccess = { products: true, courses: true, stages: false }
    expect(menuOf('success-manager', { pageAccess }).grouped).toEqual([
      'products',
      'courses',
      'accountabilityGroups',
      'challengeGroups',
      'challengeGroups',
      ...openToAll,
    ])
    expect(menuOf('success-manager').grouped).toEqual([
      'accountabilityGroups',
      'challengeGroups',
      'challengeGroups',
      ...openToAll,
    ])
  })

  it('of an affiliate has only the first entry until the terms are accepted', () => {
    expect(menuOf('affiliate').routes).toEqual(['home'])
    expect(menuOf('affiliate', { affiliateTimestamp: '2026-01-01' }).role).toBe(
      'affiliate'
    )
  })

  it('follows the current role, which is "member" by default', () => {
    expect(menuOf(['coach', 'member'])).toMatchObject({
      role: 'member',
      place: 'top',
    })
    localStorage.setItem(
      'savedRole',
      JSON.stringify({
        id: 'coach',
        name: 'coach',
        savedAt: Date.now() - 29 * DAY_MS,
      })
    )
    expect(menuOf(['coach', 'member'])).toMatchObject({
      role: 'coach',
      place: 'side',
    })
  })

  it('at the bottom of phones has what a member needs each day', () => {
    expect(menuOf('member').bottom).toEqual([
      'home',
      'viewCourses',
      'community',
      'viewEvents',
    ])
  })

  it('of the profile has the bills, and no missing pages', () => {
    expect(menuOf('coach').profile).toEqual(['bugReport', 'content', 'account'])
  })

  it('of a member’s profile starts with the learning pages', () => {
    const pageAccess = { profile: true }
    expect(menuOf('member', { pageAccess }).profile).toEqual([
      'home',
      'viewCourses',
      'viewEvents',
      'viewResources',
      'myProfile',
      'bugReport',
      'content',
      'account',
    ])
  })
})

it('A route without a page has no path', () => {
  expect(pathTo('account', { q: 'billings' })).toBe('/account?q=billings')
  expect(pathTo('marketing')).toBeUndefined()
})
