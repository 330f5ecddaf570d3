import { figuresOf } from './figures'

const bill = (changes: object) => ({
  priceCentavos: 100_000,
  paidCentavos: 0,
  creditCentavos: 0,
  owedCentavos: 0,
  ...changes,
})

test('Billed amounts are paid with money, credited or still owed', () => {
  expect(
    figuresOf([
      bill({ owedCentavos: 100_000 }),
      bill({ paidCentavos: 100_000 }),
      // Paid in part, the rest waived.
      bill({ paidCentavos: 30_000 }),
      // Paid in part, a part of it from credit.
      bill({
        paidCentavos: 50_000,
        creditCentavos: 20_000,
        owedCentavos: 50_000,
      }),
    ])
  ).toEqual({
    billedCentavos: 400_000,
    paidCentavos: 160_000,
    creditedCentavos: 90_000,
    leftCentavos: 150_000,
  })
})

test('All figures are zero without bills', () => {
  expect(figuresOf([])).toEqual({
    billedCentavos: 0,
    paidCentavos: 0,
    creditedCentavos: 0,
    leftCentavos: 0,
  })
})
