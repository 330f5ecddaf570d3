import type { DeskBillFields } from 'types/graphql'

import { columns } from './bill'

import { addDays, manilaToday } from '$api/src/shared/manilaTime'

const fileOf = (bill: Partial<DeskBillFields>) => {
  const row = {
    priceCentavos: 199_968,
    owedCentavos: 199_968,
    scheduleDate: manilaToday(),
    transactionId: null,
    waivedAt: null,
    ...bill,
  } as DeskBillFields
  const cell = (key: string) => {
    const column = columns.find((each) => each.key === key)
    return column?.csv
      ? column.csv(row, undefined as never)
      : column?.value(row)
  }
  return ['priceCentavos', 'owedCentavos', 'daysLate', 'status'].map(cell)
}

describe('a bill in a file', () => {
  it.each([
    [{}, [1999.68, 1999.68, null, 'unpaid']],
    [{ owedCentavos: 49_968 }, [1999.68, 499.68, null, 'partly paid']],
    [
      { scheduleDate: addDays(manilaToday(), -9) },
      [1999.68, 1999.68, 9, 'unpaid'],
    ],
    [
      {
        owedCentavos: 0,
        transactionId: 3,
        scheduleDate: addDays(manilaToday(), -9),
      },
      [1999.68, 0, null, 'paid'],
    ],
  ])('tells what is left of it and how late it is', (bill, file) => {
    expect(fileOf(bill)).toEqual(file)
  })

  it('names who owes it, whatever the list shows', () => {
    expect(
      columns.filter(({ inFile }) => inFile).map(({ key }) => key)
    ).toEqual(['email', 'mobileNumber', 'owedCentavos', 'daysLate'])
  })
})
