import { db } from 'src/lib/db'
import { buildInvoice } from 'src/testing/billing'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'

import { statementOfAccount } from '../documents/statementOfAccount'

import { updateInvoiceBilling } from './updateInvoiceBilling'

scenario('Documents show the name that the invoice is billed to', async () => {
  signIn(await buildUser('admin'), 'admin')
  const { id } = await buildInvoice()
  await updateInvoiceBilling({
    id,
    input: {
      billToName: ' Reyes Trading ',
      billToTin: '123-456-789-000',
      birInvoiceNo: 'SI-0042',
    },
  })
  const { facts } = await statementOfAccount(id, 'en')
  expect(facts).toContainEqual(['Billed to', 'Reyes Trading'])
  expect(facts).toContainEqual(['TIN', '123-456-789-000'])
  expect(facts).toContainEqual(['BIR invoice no.', 'SI-0042'])

  await updateInvoiceBilling({ id, input: {} })
  expect(await db.invoice.findUnique({ where: { id } })).toMatchObject({
    billToName: '',
    birInvoiceNo: null,
  })
})

scenario(
  'Refuses a TIN with other characters than digits, and an unknown invoice',
  async () => {
    signIn(await buildUser('admin'), 'admin')
    const { id } = await buildInvoice()
    await expect(
      updateInvoiceBilling({ id, input: { billToTin: 'none' } })
    ).rejects.toMatchObject(refusedFields({ billToTin: 'TIN_INVALID' }))
    await expect(
      updateInvoiceBilling({ id: 0, input: {} })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
  }
)
