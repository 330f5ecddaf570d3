import { defaultFunctionAccess, defaultPageAccess } from './permissions'
import { isStaffLevels } from './staff'

const systemLevel = (name: 'member' | 'coach') => ({
  name,
  rank: 10,
  isSystem: true,
  pageAccess: defaultPageAccess(name),
  functionAccess: defaultFunctionAccess(name),
})

const ownLevel = (change: object) => ({
  name: 'alumni',
  rank: 0,
  isSystem: false,
  pageAccess: {},
  functionAccess: null,
  ...change,
})

test.each([
  ['no level', [], false],
  ['the level of members', [systemLevel('member')], false],
  ['the level of coaches', [systemLevel('member'), systemLevel('coach')], true],
  ['a level of the school that only opens courses', [ownLevel({})], false],
  [
    'a level of the school with a right of members',
    [ownLevel({ pageAccess: { profile: true } })],
    false,
  ],
  [
    'a level of the school with a right of staff',
    [ownLevel({ pageAccess: { infoLogsReport: true } })],
    true,
  ],
  [
    'a level of the school with a function of staff',
    [ownLevel({ functionAccess: { user_create: true } })],
    true,
  ],
  ['a level of the school above learners', [ownLevel({ rank: 11 })], true],
])('Says whether %s makes staff', (_name, levels, isStaff) => {
  expect(isStaffLevels(levels)).toBe(isStaff)
})
