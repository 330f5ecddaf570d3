import { backupSafety } from './safety'

const now = new Date('2026-11-26T09:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

const good = {
  isEnabled: true,
  frequency: 'DAILY' as const,
  verifiedAt: hoursAgo(6),
  hasEnded: true,
  hasFailed: false,
  hasSecondStore: true,
}

test.each([
  [{}, 'SAFE', []],
  [{ verifiedAt: hoursAgo(48) }, 'SAFE', []],
  [{ verifiedAt: hoursAgo(48.1) }, 'DANGER', ['TOO_OLD']],
  [{ frequency: 'WEEKLY' as const, verifiedAt: hoursAgo(336) }, 'SAFE', []],
  [
    { frequency: 'WEEKLY' as const, verifiedAt: hoursAgo(337) },
    'DANGER',
    ['TOO_OLD'],
  ],
  [{ hasFailed: true }, 'DANGER', ['LAST_FAILED']],
  [{ hasSecondStore: false }, 'SAFE', ['ONE_PLACE']],
  [
    { verifiedAt: null, hasEnded: false, hasSecondStore: false },
    'PLANNED',
    ['FIRST_PLANNED', 'ONE_PLACE'],
  ],
  [{ verifiedAt: null }, 'DANGER', ['NEVER_VERIFIED']],
  [
    { verifiedAt: null, hasEnded: false, isEnabled: false },
    'DANGER',
    ['NEVER_VERIFIED', 'NOT_PLANNED'],
  ],
  [{ isEnabled: false, verifiedAt: hoursAgo(49) }, 'WARNING', ['NOT_PLANNED']],
  [
    { isEnabled: false, verifiedAt: hoursAgo(337) },
    'DANGER',
    ['TOO_OLD', 'NOT_PLANNED'],
  ],
  [
    {
      verifiedAt: null,
      hasFailed: true,
      isEnabled: false,
      hasSecondStore: false,
    },
    'DANGER',
    ['NEVER_VERIFIED', 'LAST_FAILED', 'NOT_PLANNED', 'ONE_PLACE'],
  ],
])('Backups with %o are %s', (changes, level, concerns) => {
  expect(backupSafety({ ...good, ...changes }, now)).toEqual({
    level,
    concerns,
  })
})
