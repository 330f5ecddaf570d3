// A day of a platform opens both of its sides: the transfers that are booked, and the lines of its files.
import { db } from 'src/lib/db'
import { addDays, dateColumnOf, manilaToday } from 'src/shared/manilaTime'
import { buildInvoice } from 'src/testing/billing'
import { buildUser, signIn } from 'src/testing/people'
import { refusedFields } from 'src/testing/refusals'

import { recordPayment } from '../../payments/recordPayment'
import { disapprovePaymentScheduleTransaction } from '../../paymentSchedules/disapprovePaymentScheduleTransaction'

import { pairDay } from './pairDay'
import { paymentDay } from './paymentDay'

const day = addDays(manilaToday(), -1)

const pay = async (referenceNo: string, amountCentavos = 30_000) => {
  const { schedules } = await buildInvoice({
    pricesCentavos: [10_000, 20_000],
  })
  const ids = schedules.map(({ id }) => id)
  await recordPayment({
    input: {
      scheduleIds: ids,
      amountCentavos,
      platform: 'gcash',
      referenceNo,
      paidOn: day,
    },
  })
  return ids
}

const importLines = async (lines: [string, number][], platform = 'gcash') => {
  const { id: importId } = await db.statementImport.create({
    data: {
      platform: platform as 'gcash',
      fileName: 'day.csv',
      sha256: platform + lines.length,
      createdById: (await buildUser('admin')).id,
    },
  })
  await db.statementLine.createMany({
    data: lines.map(([referenceNo, amountCentavos], row) => ({
      importId,
      row,
      raw: {},
      referenceNo,
      amountCentavos,
      payerName: 'ANA R.',
      paidOn: dateColumnOf(day),
    })),
  })
}

scenario(
  'Agrees transfers of several bills with lines, in any spelling',
  async () => {
    signIn(await buildUser('admin'), 'admin')
    await pay('9017 554 208')
    await importLines([['Ref. No. 9017554208', 30_000]])
    const { rows, isCapped } = await paymentDay({ day, platform: 'gcash' })
    expect(rows).toMatchObject([
      {
        state: 'AGREED',
        bookedCentavos: 30_000,
        lineCentavos: 30_000,
        payerName: 'ANA R.',
      },
    ])
    expect(isCapped).toBe(false)
  }
)

scenario(
  'A day lists first the transfers that differ or are on one side only',
  async () => {
    signIn(await buildUser('admin'), 'admin')
    await pay('9000000000001')
    await pay('9000000000002', 20_000)
    await pay('9000000000003')
    for (const id of await pay('9000000000004'))
      await disapprovePaymentScheduleTransaction({ id, remarks: 'Bounced' })
    await importLines([
      ['9000000000001', 30_000],
      ['9000000000002', 20_050],
      ['9000000000005', 7000],
    ])
    await importLines([['9000000000003', 30_000]], 'maya')
    // An overlapping file.
    await importLines([['9000000000005', 7000]])
    const { rows } = await paymentDay({ day, platform: 'gcash' })
    expect(
      rows.map(({ state, referenceNo, bookedCentavos, lineCentavos }) => [
        state,
        referenceNo,
        bookedCentavos,
        lineCentavos,
      ])
    ).toEqual([
      ['DIFFERS', '9000000000002', 20_000, 20_050],
      ['ONLY_FILE', '9000000000005', null, 7000],
      ['ONLY_BOOKED', '9000000000003', 30_000, null],
      ['ONLY_BOOKED', '9000000000004', 30_000, null],
      ['AGREED', '9000000000001', 30_000, 30_000],
    ])
    // The reversal is of today.
    expect(
      (await paymentDay({ day: manilaToday(), platform: 'gcash' })).rows
    ).toMatchObject([{ state: 'ONLY_BOOKED', bookedCentavos: -30_000 }])
  }
)

test('A transfer that was booked in parts is one', () => {
  const part = { userId: 7, memberName: 'Ana', referenceNo: 'R 1' }
  const line = {
    id: 3,
    importId: 2,
    row: 1,
    referenceNo: 'r1',
    payerName: '',
    amountCentavos: 300,
  }
  expect(
    pairDay(
      'gcash',
      [
        { ...part, id: 1, amountCentavos: 100 },
        { ...part, id: 2, amountCentavos: 200 },
        { ...part, id: 4, userId: 8, amountCentavos: 200 },
      ],
      [line]
    ).map(({ state, bookedCentavos }) => [state, bookedCentavos])
  ).toEqual([
    ['ONLY_BOOKED', 200],
    ['AGREED', 300],
  ])
})

scenario('Needs a day and a platform', async () => {
  signIn(await buildUser('admin'), 'admin')
  await expect(
    paymentDay({ day: 'soon', platform: 'shells' as 'gcash' })
  ).rejects.toMatchObject(
    refusedFields({ day: 'DATE_INVALID', platform: 'PLATFORM_UNKNOWN' })
  )
})
