import { accessByPayment } from './accessByPayment'

describe('a purchase gives access', () => {
  test.each([
    ['nothing is paid', { open: 3, paid: 0, waived: 0 }, 'PENDING'],
    ['the first of three is paid', { open: 2, paid: 1, waived: 0 }, 'ACTIVE'],
    ['all is paid', { open: 0, paid: 3, waived: 0 }, 'ACTIVE'],
    ['one is waived, two are owed', { open: 2, paid: 0, waived: 1 }, 'PENDING'],
    ['all is waived', { open: 0, paid: 0, waived: 3 }, 'ACTIVE'],
    ['no bill is left', { open: 0, paid: 0, waived: 0 }, 'PENDING'],
  ] as const)('when %s: %j → %s', (_, counts, status) => {
    expect(accessByPayment({ source: 'CHECKOUT', ...counts })).toBe(status)
  })

  test('Whatever is owed, if staff enrolled the member', () => {
    const owed = { open: 3, paid: 0, waived: 0 }
    for (const source of ['MANUAL', 'BATCH_ENROL', 'IMPORT'] as const)
      expect(accessByPayment({ source, ...owed })).toBe('ACTIVE')
  })

  test('Whatever is billed later, if it was free', () => {
    const billed = { open: 1, paid: 0, waived: 0 }
    expect(
      accessByPayment({ source: 'CHECKOUT', wasFree: true, ...billed })
    ).toBe('ACTIVE')
  })
})
