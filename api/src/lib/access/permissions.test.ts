import {
  caps,
  functionFlags,
  pageFlags,
  roleIds,
  type RoleId,
} from 'src/shared/access/permissions'

import {
  capsOf,
  defaultFunctionAccess,
  defaultPageAccess,
  ranks,
} from './permissions'
import { rightsOf } from './rights'

const levelOf = (role: RoleId) => ({
  id: role,
  name: role,
  pageAccess: defaultPageAccess(role),
  functionAccess: defaultFunctionAccess(role),
  isSystem: true,
})
const trueKeys = (map: object) =>
  Object.entries(map)
    .filter(([, value]) => value === true)
    .map(([key]) => key)

const staff: RoleId[] = ['tribe-team-fa', 'tribe-team-ro', 'admin']
const operators: RoleId[] = ['tribe-team-ro', 'admin']
const teachers: RoleId[] = ['expert', 'head-coach', 'tribe-team-ro', 'admin']
const rankAtLeast = (rank: number) =>
  roleIds.filter((role) => ranks[role] >= rank)

describe('the holders of page flags', () => {
  test.each<[(typeof pageFlags)[number], RoleId[]]>([
    ['profile', [...roleIds]],
    ['users', rankAtLeast(20)],
    ['newUser', staff],
    ['editUser', staff],
    ['enrollUser', staff],
    ['uploadContents', staff],
    ['subscription', ['success-manager', ...staff]],
    ['reportSummary', rankAtLeast(35)],
    ['paymentReport', staff],
    ['studentPaymentDetails', ['success-manager', ...staff]],
    ['infoLogsReport', operators],
    ['retention', ['success-manager', ...staff]],
    ['groups', rankAtLeast(20)],
    ['editSubGroup', teachers],
    ['course', rankAtLeast(20)],
    ['editLessonFile', teachers],
    ['newEvent', teachers],
    ['resourceFiles', rankAtLeast(20)],
    ['products', ['success-manager', 'head-coach', ...staff]],
    ['funnel', ['success-manager', 'head-coach', ...staff]],
    ['editProduct', staff],
    ['batches', rankAtLeast(40)],
    ['newBatch', operators],
    ['editStage', teachers],
    ['forms', rankAtLeast(40)],
    ['successManagers', ['success-manager', 'head-coach', ...staff]],
    ['affiliates', staff],
    ['accessLevels', operators],
    ['editAccessLevel', ['admin']],
    ['defaultSettings', operators],
    ['featureChangeLog', rankAtLeast(20)],
  ])('%s', (flag, holders) => {
    expect(
      roleIds.filter((role) => defaultPageAccess(role)[flag]).sort()
    ).toEqual([...holders].sort())
  })

  it('Learners see only their profile', () => {
    for (const role of ['non-member', 'member', 'affiliate'] as const)
      expect(trueKeys(defaultPageAccess(role))).toEqual(['profile'])
  })

  it('The admin sees every page', () => {
    expect(trueKeys(defaultPageAccess('admin')).sort()).toEqual(
      [...pageFlags].sort()
    )
  })
})

describe('the holders of function flags', () => {
  test.each<[(typeof functionFlags)[number], RoleId[]]>([
    ['user_create', staff],
    ['product_create', staff],
    ['payment-term_create', staff],
    ['user_enroll/unenroll', staff],
    ['group_create', teachers],
    ['course_create', teachers],
    ['lesson_create', teachers],
    ['event_create', teachers],
    ['resource-file_create', teachers],
    ['stage_create', teachers],
    ['batch_create', operators],
    ['access-level_create', ['admin']],
  ])('%s', (flag, holders) => {
    expect(
      roleIds.filter((role) => defaultFunctionAccess(role)[flag]).sort()
    ).toEqual([...holders].sort())
  })
})

describe('the holders of capabilities', () => {
  test.each<[(typeof caps)[number], RoleId[]]>([
    ['approvePayment', staff],
    ['revokePayment', staff],
    ['editSchedule', staff],
    ['unsubscribe', staff],
    ['importUsers', staff],
    ['importCourses', operators],
    ['importGroups', operators],
    ['mergeUsers', operators],
    ['archiveUsers', operators],
    ['redirectRules', operators],
    ['useCache', operators],
    ['gsheet', operators],
    ['impersonate', operators],
    ['readInfoLogs', operators],
    ['reviewMoveUp', operators],
    ['editForms', operators],
    ['editSuccessManagers', operators],
    ['editAffiliates', operators],
    ['editChangelog', operators],
    ['sendAnnouncements', operators],
    ['editAccessLevels', ['admin']],
    ['backup', ['admin']],
    ['readOutbox', ['admin']],
    ['operations', ['admin']],
    ['readBugReports', operators],
    ['uploadLargeFiles', operators],
  ])('%s', (cap, holders) => {
    expect(
      roleIds.filter((role) => capsOf([role]).includes(cap)).sort()
    ).toEqual([...holders].sort())
  })
})

describe('the rights of a user', () => {
  it('Are complete maps, all false without a level', () => {
    const rights = rightsOf([])
    expect(Object.keys(rights.pageAccess)).toEqual([...pageFlags])
    expect(Object.keys(rights.functionAccess)).toEqual([...functionFlags])
    expect(trueKeys(rights.pageAccess)).toEqual([])
    expect(trueKeys(rights.functionAccess)).toEqual([])
  })

  it('Are the union of all levels', () => {
    const rights = rightsOf([levelOf('success-manager'), levelOf('expert')])
    expect(rights.pageAccess).toMatchObject({
      retention: true,
      newCourse: true,
      newUser: false,
    })
    expect(rights.functionAccess).toMatchObject({
      course_create: true,
      user_create: false,
    })
  })

  it('Are complete for the admin, whatever the row contains', () => {
    const rights = rightsOf([
      { ...levelOf('admin'), pageAccess: {}, functionAccess: null },
    ])
    expect(trueKeys(rights.pageAccess)).toEqual([...pageFlags])
    expect(trueKeys(rights.functionAccess)).toEqual([...functionFlags, ...caps])
  })

  it('Follow the edited row, not the default', () => {
    const rights = rightsOf([
      { ...levelOf('coach'), pageAccess: { retention: true } },
    ])
    expect(trueKeys(rights.pageAccess)).toEqual(['retention'])
  })

  it('Ignore unknown keys and values that are not true', () => {
    const rights = rightsOf([
      {
        id: 'x',
        name: 'x',
        isSystem: false,
        pageAccess: { everything: true, users: 'true', groups: 1 },
        functionAccess: { approvePayment: true, group_create: 'yes' },
      },
    ])
    expect(trueKeys(rights.pageAccess)).toEqual([])
    expect(trueKeys(rights.functionAccess)).toEqual([])
  })

  it('Include capabilities from system levels only', () => {
    expect(
      rightsOf([levelOf('tribe-team-fa')]).functionAccess.approvePayment
    ).toBe(true)
    expect(
      rightsOf([{ ...levelOf('tribe-team-fa'), isSystem: false }])
        .functionAccess
    ).not.toHaveProperty('approvePayment')
    expect(
      trueKeys(
        rightsOf([{ ...levelOf('admin'), isSystem: false }]).functionAccess
      )
    ).not.toContain('backup')
  })
})

test('Ranks rise from non-member to admin', () => {
  expect(Object.entries(ranks)).toEqual([
    ['non-member', 0],
    ['member', 10],
    ['affiliate', 10],
    ['assistant-coach', 20],
    ['coach', 25],
    ['assistant-team-lead', 30],
    ['team-lead', 35],
    ['success-manager', 40],
    ['expert', 50],
    ['head-coach', 55],
    ['tribe-team-fa', 70],
    ['tribe-team-ro', 80],
    ['admin', 100],
  ])
})
