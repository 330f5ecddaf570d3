import { db } from 'src/lib/db'
import { buildFunnel } from 'src/testing/billing'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'

import {
  createPaymentTerm,
  deletePaymentTerm,
  paymentTerm,
  paymentTermsByFunnelId,
  paymentTermsPage,
  updatePaymentTerm,
} from './paymentTerms'
import type { StandardScenario } from './paymentTerms.scenarios'

const input = {
  name: 'six-months',
  label: 'Six months',
  labelFil: 'Anim na buwan',
  installments: 6,
  intervalUnit: 'MONTH' as const,
  intervalCount: 1,
  firstDueOffsetDays: 0,
  graceDays: 14,
  overdueEffect: 'BANNER' as const,
  reminderDays: [-7, -1, 0, 3, 7, 14],
  isActive: true,
}

const signInAdmin = async () => signIn(await buildUser('admin'), 'admin')

describe('payment terms', () => {
  scenario(
    'Are listed in pages, sorted and searched',
    async (_: StandardScenario) => {
      expect(await paymentTermsPage({ sort: 'LABEL' })).toMatchObject({
        total: 2,
        rows: [{ id: 'one-time' }, { id: 'three-months', surchargePercent: 5 }],
      })
      expect(await paymentTermsPage({ q: 'THREE' })).toMatchObject({ total: 1 })
      expect(
        (await paymentTermsPage({ page: 2, perPage: 1 })).rows
      ).toHaveLength(1)
    }
  )

  scenario(
    'Show both languages to editors',
    async (scenario: StandardScenario) => {
      expect(
        await paymentTerm({ id: scenario.paymentTerm.quarterly.id })
      ).toMatchObject({
        label: 'Three months',
        labelFil: 'Tatlong buwan',
      })
    }
  )

  scenario('Are created, changed and deleted with a log row each', async () => {
    await signInAdmin()
    const term = await createPaymentTerm({ input })
    expect(term).toMatchObject({ id: 'six-months', labelFil: 'Anim na buwan' })
    await updatePaymentTerm({
      id: term.id,
      input: { ...input, installments: 4 },
    })
    await deletePaymentTerm({ id: term.id })
    expect(await paymentTerm({ id: term.id })).toBeNull()
    const log = await db.infoLog.findMany({ orderBy: { id: 'asc' } })
    expect(log.map(({ action }) => action)).toEqual([
      'paymentTerm.created',
      'paymentTerm.updated',
      'paymentTerm.deleted',
    ])
  })

  scenario('Name each invalid field', async () => {
    await signInAdmin()
    await expect(
      createPaymentTerm({
        input: {
          ...input,
          name: ' ',
          label: '',
          installments: 0,
          intervalCount: 0,
          surchargePercent: 101,
        },
      })
    ).rejects.toMatchObject(
      refusedFields({
        name: 'REQUIRED',
        label: 'REQUIRED',
        installments: 'INVALID',
        intervalCount: 'INVALID',
        surchargePercent: 'INVALID',
      })
    )
  })

  scenario('Refuse numbers that no schedule has', async () => {
    await signInAdmin()
    const numbers = { intervalCount: 367, firstDueOffsetDays: 367 }
    const percentages = { downPaymentPercent: 99.999, surchargePercent: 0.001 }
    const amounts = {
      downPaymentCentavos: -1,
      surchargeCentavos: 1_000_000_001,
    }
    await expect(
      createPaymentTerm({ input: { ...input, ...amounts } })
    ).rejects.toMatchObject(
      refusedFields({
        downPaymentCentavos: 'AMOUNT_INVALID',
        surchargeCentavos: 'AMOUNT_INVALID',
      })
    )
    await expect(
      createPaymentTerm({ input: { ...input, ...numbers, ...percentages } })
    ).rejects.toMatchObject(
      refusedFields({
        intervalCount: 'INVALID',
        firstDueOffsetDays: 'INVALID',
        downPaymentPercent: 'INVALID',
        surchargePercent: 'INVALID',
      })
    )
  })

  scenario('Have ids of their own, whatever their names', async () => {
    await signInAdmin()
    const ids: string[] = []
    for (const name of ['分期付款', '三期', '3 Buwan!', '3 Buwan?']) {
      const { id } = await createPaymentTerm({ input: { ...input, name } })
      ids.push(id)
    }
    expect(ids).toEqual(['term', 'term-2', '3-buwan', '3-buwan-2'])
  })

  scenario(
    'Refuse a name that is taken',
    async (scenario: StandardScenario) => {
      await signInAdmin()
      await expect(
        createPaymentTerm({
          input: { ...input, name: scenario.paymentTerm.oneTime.name },
        })
      ).rejects.toMatchObject(refusedFields({ name: 'NAME_TAKEN' }))
    }
  )

  scenario(
    'Cannot be deleted while a funnel offers them',
    async (scenario: StandardScenario) => {
      await signInAdmin()
      const { id } = scenario.paymentTerm.oneTime
      const funnel = await buildFunnel({ termIds: [id] })
      await expect(deletePaymentTerm({ id })).rejects.toMatchObject(
        refusal('IN_USE')
      )
      expect(
        (await paymentTermsByFunnelId({ funnelId: funnel.id })).map(
          (term) => term.id
        )
      ).toEqual([id])
    }
  )
})
