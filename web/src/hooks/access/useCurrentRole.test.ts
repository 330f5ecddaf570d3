import { restoreRole } from './useCurrentRole'

const DAY_MS = 86_400_000
const now = Date.parse('2026-11-20T00:00:00Z')
const coach = { id: '2', name: 'coach' }
const member = { id: '1', name: 'member' }
const admin = { id: '3', name: 'admin' }
const saved = (name: string, daysAgo: number) => ({
  id: '0',
  name,
  savedAt: now - daysAgo * DAY_MS,
})

describe('the current role', () => {
  it('is the saved one while the user holds it and it is younger than 30 days', () => {
    expect(restoreRole([member, coach], saved('coach', 29), now)).toBe(coach)
    expect(restoreRole([member, coach], saved('coach', 30), now)).toBe(member)
    expect(restoreRole([member, coach], saved('admin', 1), now)).toBe(member)
  })

  it('is otherwise "member", or the first role', () => {
    expect(restoreRole([coach, member])).toBe(member)
    expect(restoreRole([admin, coach])).toBe(admin)
  })

  it('has neither id nor name for a visitor and a user without a level', () => {
    expect(restoreRole([])).toEqual({ id: null, name: null })
    expect(restoreRole([], saved('admin', 1), now)).toEqual({
      id: null,
      name: null,
    })
  })
})
