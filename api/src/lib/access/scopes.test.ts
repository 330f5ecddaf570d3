import { NO_ID, scopeForUsers } from './scopes'

const scopeOf = (roles: string[], led: { stage?: number; group?: number }) => {
  const ledBy = (id?: number) => (id === undefined ? null : { id })
  mockCurrentUser({
    id: 1,
    roles,
    managedStage: ledBy(led.stage),
    managedGroup: ledBy(led.group),
  } as never)
  return scopeForUsers()
}

describe('the people whom staff reach', () => {
  it.each([
    ['coach', ['coach'], { stage: 7 }, { stageId: 7, groupId: NO_ID }],
    ['coach of nobody', ['coach'], {}, { stageId: NO_ID, groupId: NO_ID }],
    ['team lead', ['team-lead'], { group: 4 }, { stageId: NO_ID, groupId: 4 }],
    [
      'team lead with both',
      ['team-lead'],
      { stage: 7, group: 4 },
      { stageId: 7, groupId: 4 },
    ],
    ['success manager', ['success-manager'], { stage: 7, group: 4 }, null],
    ['admin', ['admin'], {}, null],
    [
      'coach with a level named like a property of every object',
      ['coach', 'constructor'],
      { stage: 7 },
      { stageId: 7, groupId: NO_ID },
    ],
  ])('of a %s', (_, roles, led, scope) => {
    expect(scopeOf(roles, led)).toEqual(scope)
  })
})
