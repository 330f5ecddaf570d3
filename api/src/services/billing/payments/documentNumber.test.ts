import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'

import { documentNumber, documentNumbers } from './documentNumber'

describe('a document’s number', () => {
  scenario('Follows the last one of its kind and year', async () => {
    await inTransaction(async (tx) => {
      expect(await documentNumbers(tx, 'INVOICE', 2031, 2)).toEqual([
        'INV-2031-000001',
        'INV-2031-000002',
      ])
      expect(await documentNumber(tx, 'INVOICE', 2031)).toBe('INV-2031-000003')
      expect(await documentNumber(tx, 'RECEIPT', 2031)).toBe('AR-2031-000001')
      expect(await documentNumber(tx, 'INVOICE', 2032)).toBe('INV-2032-000001')
    })
  })

  scenario('Is not cut after its sixth digit', async () => {
    await db.documentCounter.create({
      data: { kind: 'RECEIPT', year: 2031, last: 999_999 },
    })
    expect(
      await inTransaction((tx) => documentNumber(tx, 'RECEIPT', 2031))
    ).toBe('AR-2031-1000000')
  })
})
