import { howFinished, type HowFinished } from './howFinished'

test.each<['SELF' | 'AUTO' | 'REVIEW', number | null, HowFinished]>([
  ['SELF', null, 'DONE_BY_YOU'],
  ['AUTO', null, 'BY_ITSELF'],
  ['REVIEW', 7, 'APPROVED'],
  // The task's kind changed after it was finished.
  ['REVIEW', null, 'DONE_BY_YOU'],
  ['SELF', 7, 'APPROVED'],
])('%s decided by %p is %s', (verification, decidedById, how) => {
  expect(howFinished({ verification, decidedById })).toBe(how)
})
