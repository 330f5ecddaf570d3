import { offerRefusal, offerState } from './offerState'

const now = new Date('2026-11-20T04:00:00Z')
const before = new Date('2026-11-19T04:00:00Z')
const after = new Date('2026-11-21T04:00:00Z')
const published = {
  status: 'PUBLISHED',
  opensAt: null,
  closesAt: null,
  seatLimit: null,
  seatsTaken: 3,
  product: { status: 'ACTIVE' },
}

describe('a funnel', () => {
  test.each([
    ['published', {}, 'OPEN', null],
    ['a draft', { status: 'DRAFT' }, 'CLOSED', 'FUNNEL_CLOSED'],
    ['closed by hand', { status: 'CLOSED' }, 'CLOSED', 'FUNNEL_CLOSED'],
    [
      'of a product that is not sold',
      { product: { status: 'INACTIVE' } },
      'CLOSED',
      'FUNNEL_CLOSED',
    ],
    [
      'of an archived product',
      { product: { status: 'ARCHIVED' } },
      'CLOSED',
      'FUNNEL_CLOSED',
    ],
    ['not open yet', { opensAt: after }, 'NOT_YET', 'FUNNEL_CLOSED'],
    ['opened yesterday', { opensAt: before }, 'OPEN', null],
    ['closing tomorrow', { closesAt: after }, 'OPEN', null],
    ['closing this instant', { closesAt: now }, 'CLOSED', 'FUNNEL_CLOSED'],
    ['with a seat left', { seatLimit: 4 }, 'OPEN', null],
    ['without a seat left', { seatLimit: 3 }, 'FULL', 'FUNNEL_FULL'],
  ])('%s', (_name, change, state, refusal) => {
    const actual = offerState({ ...published, ...change }, now)
    expect(actual).toBe(state)
    expect(offerRefusal(actual)).toBe(refusal)
  })
})
