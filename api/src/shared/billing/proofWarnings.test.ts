import { proofWarnings } from './proofWarnings'

const fine = {
  amountCentavos: 100_000,
  owedCentavos: 100_000,
  paidOn: '2026-11-18',
  sentOn: '2026-11-20',
  isDuplicate: false,
  isReferenceElsewhere: false,
  bookedCentavos: 0,
  isBillPaid: false,
}

test.each([
  [{}, []],
  [{ isDuplicate: true }, ['duplicate']],
  [{ isReferenceElsewhere: true }, ['referenceElsewhere']],
  [{ isBillPaid: true }, ['billPaid']],
  [{ bookedCentavos: 40_000, owedCentavos: 60_000 }, ['partBooked']],
  [{ bookedCentavos: 40_000 }, ['partBooked', 'amountDiffers']],
  [{ amountCentavos: 99_999 }, ['amountDiffers']],
  [{ amountCentavos: 100_001 }, ['amountDiffers']],
  [{ paidOn: '2026-10-06' }, []],
  [{ paidOn: '2026-10-05' }, ['oldPayment']],
  [
    { isDuplicate: true, owedCentavos: 1, paidOn: '2025-01-01' },
    ['duplicate', 'amountDiffers', 'oldPayment'],
  ],
])('A proof with %j: %j', (changes, warnings) => {
  expect(proofWarnings({ ...fine, ...changes })).toEqual(warnings)
})
