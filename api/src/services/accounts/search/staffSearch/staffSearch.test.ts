import { db } from 'src/lib/db'
import type { RoleId } from 'src/shared/access/permissions'
import { buildCoupon, buildFunnel, buildInvoice } from 'src/testing/billing'
import { buildCourse } from 'src/testing/learning'
import { buildUser, signIn } from 'src/testing/people'
import { refusal } from 'src/testing/refusals'
import { statementsOf } from 'src/testing/statements'

import { staffSearch } from './staffSearch'

const signInAs = async (role: RoleId) => {
  const user = await buildUser(role, { firstName: 'The', lastName: 'Viewer' })
  signIn(user, role)
  return user
}

const named = async (firstName: string, lastName: string, changes = {}) =>
  buildUser('member', { firstName, lastName, ...changes })

const titlesOf = async (query: string) =>
  (await staffSearch({ query })).map(({ title }) => title)

describe('a person', () => {
  const found: [string, string][] = [
    ['the beginning of the first name', 'mari'],
    ['both names', 'Maria Clara Reyes'],
    ['the surname', 'reyes'],
    ['the surname first', 'reyes mar'],
    ['a name without its accent', 'MARIA CLARA REYÉS'],
    ['a word in the middle of the name', 'clara'],
    ['the address', 'clara.r@example.com'],
    ['the beginning of the address', 'clara.r@'],
    ['the tribe id', 'tmc-7'],
    ['the mobile number as stored', '+639171234567'],
    ['the mobile number with a zero and dashes', '0917-123-4567'],
    [
      'the mobile number with its zero after the country',
      '+63 (0)917 123 4567',
    ],
    ['the mobile number as dialled from abroad', '0063 917 123 4567'],
    ['the beginning of the mobile number', '0917 123'],
    ['a name with a typing mistake', 'reyse'],
    ['two words, one of them mistyped', 'maria clara ryes'],
  ]
  for (const [what, query] of found) {
    scenario(`Is found by ${what}`, async () => {
      await signInAs('admin')
      await named('Ben', 'Bautista', { email: 'ben@example.com' })
      await named('Maria Clara', 'Reyes', {
        email: 'clara.r@example.com',
        tribeId: 'TMC-7',
        profile: { create: { mobileNumber: '+639171234567' } },
      })
      expect(await titlesOf(query)).toEqual(['Maria Clara Reyes'])
    })
  }

  scenario('Is not found by less than two letters', async () => {
    await signInAs('admin')
    await named('Ana', 'Reyes')
    for (const query of ['', 'a', '%%', '__', '\\'])
      expect(await titlesOf(query)).toEqual([])
  })

  scenario('Is not found once archived', async () => {
    await signInAs('admin')
    await named('Ana', 'Reyes', { archivedAt: new Date() })
    expect(await titlesOf('reyes')).toEqual([])
  })

  scenario('Is found by the changed name', async () => {
    await signInAs('admin')
    const { id } = await named('Ana', 'Reyes')
    await db.user.update({ where: { id }, data: { lastName: 'Villanueva' } })
    expect(await titlesOf('vilanueva')).toEqual(['Ana Villanueva'])
  })

  scenario('Stands with stage, picture and what is owed', async () => {
    await signInAs('admin')
    const stage = await db.stage.create({ data: { number: 3, name: 'Third' } })
    const person = await named('Ana', 'Reyes', { stageId: stage.id })
    await buildInvoice({ userId: person.id, pricesCentavos: [100_000, 50_000] })
    expect(await staffSearch({ query: 'ana reyes' })).toEqual([
      {
        kind: 'PERSON',
        id: String(person.id),
        title: 'Ana Reyes',
        detail: person.email,
        parentId: null,
        imageUrl: null,
        stage: 3,
        owedCentavos: 150_000,
      },
    ])
  })

  scenario('Comes first among eight, the best match on top', async () => {
    await signInAs('admin')
    for (let n = 0; n < 12; n++) await named(`Ana${n}`, 'Reyes')
    await named('Zed', 'Last', { tribeId: 'REYES-1' })
    const titles = await titlesOf('reyes')
    expect(titles).toHaveLength(8)
    expect(titles[0]).toBe('Zed Last')
  })
})

describe('payments', () => {
  scenario(
    'Are found by the number of an invoice and a reference',
    async () => {
      await signInAs('tribe-team-fa')
      const person = await named('Ana', 'Reyes')
      const { id } = await buildInvoice({ userId: person.id })
      const number = `INV-${new Date().getUTCFullYear()}-000987`
      await db.invoice.update({ where: { id }, data: { number } })
      const payment = await db.payment.create({
        data: { userId: person.id, amountCentavos: 100, platform: 'gcash' },
      })
      await db.paymentReference.create({
        data: {
          platform: 'gcash',
          referenceKey: '9017554208',
          paymentId: payment.id,
        },
      })
      const hit = { id: String(person.id), detail: 'Ana Reyes' }
      for (const query of [number, number.toLowerCase(), '987', '000987'])
        expect(await staffSearch({ query })).toMatchObject([
          { ...hit, kind: 'INVOICE', title: number },
        ])
      for (const query of ['9017 554-208', '9017'])
        expect(await staffSearch({ query })).toMatchObject([
          { ...hit, kind: 'REFERENCE', title: '9017554208' },
        ])
    }
  )
})

describe('receipts and refund vouchers', () => {
  const year = new Date().getUTCFullYear()
  const receipt = `AR-${year}-000987`
  const voucher = `RF-${year}-000986`

  const paid = async (changes = {}) => {
    const person = await named('Ana', 'Reyes', changes)
    const row = { userId: person.id, platform: 'gcash' as const }
    await db.payment.create({
      data: { ...row, amountCentavos: 100, receiptNumber: receipt },
    })
    await db.payment.create({
      data: {
        ...row,
        kind: 'REFUND',
        amountCentavos: -100,
        creditCentavos: -100,
        receiptNumber: voucher,
      },
    })
    return person
  }

  scenario('Are found by their number', async () => {
    await signInAs('tribe-team-fa')
    const { id } = await paid()
    for (const [query, title] of [
      [receipt, receipt],
      [receipt.toLowerCase(), receipt],
      ['987', receipt],
      [voucher, voucher],
      ['000986', voucher],
    ])
      expect(await staffSearch({ query })).toEqual([
        expect.objectContaining({
          kind: 'RECEIPT',
          id: String(id),
          title,
          detail: 'Ana Reyes',
        }),
      ])
  })

  scenario('Are found only by staff who may open the payments', async () => {
    const stage = await db.stage.create({ data: { number: 2, name: 'Second' } })
    await paid({ stageId: stage.id })
    signIn(await buildUser('coach'), 'admin', {
      pageAccess: { user: true, funnel: true },
    } as never)
    expect(await titlesOf(receipt)).toEqual([])
    const coach = await buildUser('coach')
    const duty = (stageId: number) =>
      signIn(coach, 'coach', {
        managedStage: { id: stageId },
        pageAccess: { studentPaymentDetails: true },
      } as never)
    duty(stage.id)
    expect(await titlesOf(receipt)).toEqual([receipt])
    duty(stage.id + 1)
    expect(await titlesOf(receipt)).toEqual([])
  })
})

scenario('Funnels, coupons and contents are found', async () => {
  await signInAs('admin')
  const funnel = await buildFunnel({ name: 'Kickstart 100%' })
  await buildCoupon(funnel.id, { code: 'KICK10' })
  const course = await buildCourse({})
  await db.course.update({
    where: { id: course.id },
    data: { title: 'Kickstart your work' },
  })
  expect(await staffSearch({ query: 'kick' })).toMatchObject([
    { kind: 'FUNNEL', id: funnel.id, title: 'Kickstart 100%' },
    { kind: 'COUPON', title: 'KICK10', parentId: funnel.id },
    { kind: 'COURSE', id: String(course.id), title: 'Kickstart your work' },
  ])
  expect(await titlesOf('100%')).toEqual(['Kickstart 100%'])
})

describe('a viewer', () => {
  scenario('Without rights finds nobody', async () => {
    await named('Ana', 'Reyes')
    await signInAs('member')
    expect(await titlesOf('reyes')).toEqual([])
  })

  scenario('With a stage finds only its people', async () => {
    const stage = await db.stage.create({ data: { number: 2, name: 'Second' } })
    await named('Ana', 'Reyes', { stageId: stage.id })
    await named('Ben', 'Reyes')
    const coach = await buildUser('coach')
    signIn(coach, 'coach', { managedStage: { id: stage.id } } as never)
    expect(await titlesOf('reyes')).toEqual(['Ana Reyes'])
    expect(await titlesOf('reyse')).toEqual(['Ana Reyes'])
  })

  scenario('Is refused from the 121st search within a minute', async () => {
    const { id } = await signInAs('admin')
    await db.rateCounter.create({
      data: {
        key: `searches-per-minute:${id}`,
        windowStart: new Date(),
        count: 120,
      },
    })
    await expect(staffSearch({ query: 'any' })).rejects.toMatchObject(
      refusal('RATE_LIMITED')
    )
  })
})

scenario('A search costs its limit and two statements', async () => {
  await signInAs('admin')
  await named('Ana', 'Reyes')
  expect(await statementsOf(() => staffSearch({ query: 'reyes' }))).toBe(3)
})
