import { db } from 'src/lib/db'
import { DAY_MS } from 'src/shared/manilaTime'
import { buildFunnel } from 'src/testing/billing'

import { membershipGate } from './membershipGate'

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

const setList = (value: string) =>
  db.setting.create({ data: { name: 'waitlist-link', value, type: 'url' } })

describe('the gate of the membership', () => {
  scenario('Has no link without an offer', async () => {
    await buildFunnel({ status: 'DRAFT' })
    await buildFunnel({ status: 'ARCHIVED' })
    expect(await membershipGate()).toEqual({ isOpen: false, link: null })
  })

  scenario('Leads to an offer that is open', async () => {
    const { slug } = await buildFunnel({ createdAt: inDays(-2) })
    await buildFunnel({ status: 'CLOSED' })
    await setList('/wait')
    expect(await membershipGate()).toEqual({ isOpen: true, link: `/${slug}` })
  })

  const closed: [string, Parameters<typeof buildFunnel>[0]][] = [
    ['closed', { status: 'CLOSED' }],
    ['not open yet', { opensAt: inDays(1) }],
    ['over', { closesAt: inDays(-1) }],
    ['full', { seatLimit: 0 }],
  ]
  for (const [what, changes] of closed)
    scenario(
      `Leads to the waiting list of an offer that is ${what}`,
      async () => {
        const { slug } = await buildFunnel(changes)
        expect(await membershipGate()).toEqual({
          isOpen: false,
          link: `/checkout/closed?funnel=${slug}`,
        })
        await setList('https://school.example/wait')
        expect(await membershipGate()).toEqual({
          isOpen: false,
          link: 'https://school.example/wait',
        })
      }
    )

  scenario('Ignores renewals and offers without a membership', async () => {
    const { id } = await buildFunnel({ status: 'DRAFT' })
    await buildFunnel({ renewalOfFunnelId: id })
    const other = await buildFunnel()
    await db.funnelAccessLevel.deleteMany({ where: { funnelId: other.id } })
    expect(await membershipGate()).toEqual({ isOpen: false, link: null })
  })
})
