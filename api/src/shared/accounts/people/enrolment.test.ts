import { addDays, manilaToday, startOfDay } from '../../manilaTime'

import { enrolmentStatus } from './enrolment'

const today = manilaToday()
const times = (
  status: 'PENDING' | 'ACTIVE' | 'PAUSED' | 'UNENROLLED',
  from = -10,
  to = 10
) => ({
  status,
  startsAt: startOfDay(addDays(today, from)),
  expiry: startOfDay(addDays(today, to)),
})

it.each([
  ['NOT_ENROLLED', []],
  ['NOT_ENROLLED', [times('PENDING')]],
  ['ACTIVE', [times('ACTIVE')]],
  ['ACTIVE', [times('ACTIVE', -10, 0)]],
  ['ACTIVE', [times('UNENROLLED'), times('ACTIVE')]],
  ['INACTIVE', [times('ACTIVE', -10, -1)]],
  ['INACTIVE', [times('ACTIVE', 1, 10)]],
  ['INACTIVE', [times('PAUSED')]],
  ['INACTIVE', [times('UNENROLLED'), times('PENDING')]],
])('The enrolment is %s with %j', (status, subscriptions) => {
  expect(enrolmentStatus(subscriptions)).toBe(status)
})
