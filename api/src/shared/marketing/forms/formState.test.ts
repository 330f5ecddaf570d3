import { formState, type FormState, type FormTerms } from './formState'

const now = new Date('2026-11-24T10:00:00Z')
const before = new Date('2026-11-24T09:00:00Z')
const after = new Date('2026-11-24T11:00:00Z')

it.each<[Partial<FormTerms>, number, FormState]>([
  [{}, 0, 'open'],
  [{ status: 'DRAFT' }, 0, 'hidden'],
  [{ status: 'ARCHIVED' }, 0, 'hidden'],
  [{ status: 'CLOSED' }, 0, 'closed'],
  [{ opensAt: after }, 0, 'notYet'],
  [{ opensAt: before, closesAt: after }, 0, 'open'],
  [{ closesAt: now }, 0, 'closed'],
  [{ maxResponses: 2 }, 1, 'open'],
  [{ maxResponses: 2 }, 2, 'full'],
  [{ maxResponses: 2, closesAt: before }, 2, 'closed'],
])('the form %p with %i responses is %s', (terms, sentCount, expected) => {
  const form = {
    status: 'PUBLISHED',
    opensAt: null,
    closesAt: null,
    maxResponses: null,
    ...terms,
  } as const
  expect(formState(form, sentCount, now)).toBe(expected)
})
