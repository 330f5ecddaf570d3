import { NO_STAGE_ID, scopeForUsers } from './scopes'

const scopeOf = (roles: string[], stageId?: number) => {
  mockCurrentUser({
    id: 1,
    roles,
    managedStage: stageId === undefined ? null : { id: stageId },
  } as never)
  return scopeForUsers()
}

describe('the people whom staff reach', () => {
  it.each([
    ['coach', [['coach'], 7], { stageId: 7 }],
    ['coach without a stage', [['coach']], { stageId: NO_STAGE_ID }],
    ['team lead', [['team-lead'], 7], { stageId: 7 }],
    ['success manager', [['success-manager'], 7], {}],
    ['admin', [['admin']], {}],
    [
      'coach with a level named like a property of every object',
      [['coach', 'constructor'], 7],
      { stageId: 7 },
    ],
  ])('of a %s', (_, [roles, stageId], scope) => {
    expect(scopeOf(roles as string[], stageId as number | undefined)).toEqual(
      scope
    )
  })
})
