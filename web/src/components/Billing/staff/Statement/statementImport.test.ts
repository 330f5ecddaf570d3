import { sumsOf } from './statementImport'

it('The lines of a file agree, wait for a decision, or are not ours', () => {
  const count = (status: string, lines: number, sumCentavos: string) =>
    ({ status, lines, sumCentavos }) as never
  expect(
    sumsOf({
      counts: [
        count('APPROVED', 2, '300000'),
        count('USED', 3, '250000'),
        count('MATCHED', 3, '450000'),
        count('FAILED', 1, '50000'),
        count('IGNORED', 4, '-99900'),
        count('UNREADABLE', 1, '0'),
      ],
      bookedLines: 1,
      bookedCentavos: '100000',
    })
  ).toEqual({
    agreed: { lines: 3, sumCentavos: '400000' },
    toDecide: { lines: 4, sumCentavos: '500000' },
    notOurs: { lines: 4, sumCentavos: '-99900' },
  })
})
