import { surchargeOf, termOf } from './paymentTerm'

const row = {
  installments: 3,
  intervalUnit: 'MONTH' as const,
  intervalCount: 1,
  firstDueOffsetDays: 0,
}
const decimal = { toString: () => '12.50' }

test.each([
  [null, null, 'NONE', 0],
  [500_00, null, 'FIXED', 500_00],
  [null, 20, 'PERCENT', 20],
  [null, decimal, 'PERCENT', 12.5],
])('%p centavos or %p per cent is %s %d', (centavos, percent, type, value) => {
  expect(
    termOf({
      ...row,
      downPaymentCentavos: centavos,
      downPaymentPercent: percent,
    })
  ).toEqual({ ...row, downPaymentType: type, downPaymentValue: value })
  expect(
    surchargeOf({ surchargeCentavos: centavos, surchargePercent: percent })
  ).toEqual({ type, value })
})
