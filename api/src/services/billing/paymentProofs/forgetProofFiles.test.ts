import { db } from 'src/lib/db'
import { earlier } from 'src/lib/instants'
import { buildFile } from 'src/testing/billing'
import { buildUser } from 'src/testing/people'

import { forgetProofFiles } from './forgetProofFiles'

type Given = { userId: number; fileId: number; days: number }

const sendProof = (
  { userId, fileId, days }: Given,
  status: 'SUBMITTED' | 'REJECTED'
) =>
  db.paymentProof.create({
    data: {
      userId,
      fileId,
      platform: 'gcash',
      referenceNo: '9000001',
      amountCentavos: 100,
      paidOn: new Date('2026-01-05'),
      status,
      createdAt: earlier(new Date(), days, 'day'),
    },
  })

describe('the screenshots of old proofs', () => {
  scenario(
    'Are deleted, but for those that a newer or a waiting proof shows',
    async () => {
      await db.setting.create({
        data: { name: 'proof-file-days', value: '90' },
      })
      const { id: userId } = await buildUser()
      const give = async (days: number[], last: 'SUBMITTED' | 'REJECTED') => {
        const { id: fileId } = await buildFile(userId)
        const proofs = await Promise.all(
          days.map((each, index) =>
            sendProof(
              { userId, fileId, days: each },
              index === days.length - 1 ? last : 'REJECTED'
            )
          )
        )
        return proofs.map(({ id }) => id)
      }
      const old = await give([200], 'REJECTED')
      const twice = await give([200, 100], 'REJECTED')
      await give([200, 10], 'REJECTED')
      await give([200, 100], 'SUBMITTED')
      await give([200], 'SUBMITTED')
      await forgetProofFiles()
      const removed = await db.paymentProof.findMany({
        where: { fileRemovedAt: { not: null } },
        orderBy: { id: 'asc' },
      })
      expect(removed.map(({ id }) => id).sort()).toEqual(
        [...old, ...twice].sort()
      )
    }
  )

  scenario('Are kept without the setting', async () => {
    const { id: userId } = await buildUser()
    const { id: fileId } = await buildFile(userId)
    await sendProof({ userId, fileId, days: 900 }, 'REJECTED')
    await forgetProofFiles()
    expect(
      await db.paymentProof.count({ where: { fileRemovedAt: { not: null } } })
    ).toBe(0)
  })
})
