import { db } from 'src/lib/db'
import { buildMember, PASSWORD } from 'src/testing/auth'
import { buildFile, buildInvoice, buildProduct } from 'src/testing/billing'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields, type Codes } from 'src/testing/refusals'

import { howToPay } from './howToPay'
import {
  createPaymentAccount,
  paymentAccountsPage,
  updatePaymentAccount,
} from './paymentAccounts'

const input = {
  platform: 'gcash' as const,
  label: 'GCash',
  accountName: 'Sulong School',
  accountNumber: '0917 000 0000',
  qrFileId: null as number | null,
  instructions: 'Send to this number.',
  instructionsFil: 'Dito po ipadala.',
  productIds: [] as number[],
  position: 0,
  isActive: true,
  password: PASSWORD,
}

const setUp = async () => {
  const { user } = await buildMember({}, 'admin')
  signIn(user, 'admin')
  return user
}

const build = (changes: Partial<typeof input> = {}) =>
  createPaymentAccount({ input: { ...input, ...changes } })

describe('an account that buyers pay to', () => {
  const wrong: [string, Partial<typeof input>, Codes][] = [
    ['a missing name', { accountName: ' ' }, { accountName: 'REQUIRED' }],
    [
      'GCash without a number',
      { accountNumber: '' },
      { accountNumber: 'REQUIRED' },
    ],
    ['too long a label', { label: 'x'.repeat(81) }, { label: 'TOO_LONG' }],
    [
      'too long an instruction',
      { instructions: 'x'.repeat(1001) },
      { instructions: 'TOO_LONG' },
    ],
    [
      'an unknown product',
      { productIds: [999_999] },
      { productIds: 'INVALID' },
    ],
    ['no password', { password: '' }, { password: 'PASSWORD_REQUIRED' }],
    [
      'a wrong password',
      { password: 'Mali-ang-password-1' },
      { password: 'PASSWORD_WRONG' },
    ],
  ]
  for (const [what, changes, codes] of wrong)
    scenario(`Refuses ${what}`, async () => {
      await setUp()
      await expect(build(changes)).rejects.toMatchObject(refusedFields(codes))
      expect(await db.paymentAccount.count()).toBe(0)
      expect(await db.outboxEmail.count()).toBe(0)
    })

  scenario('Refuses a picture that someone else uploaded', async () => {
    await setUp()
    const file = await buildFile((await buildUser()).id)
    await expect(build({ qrFileId: file.id })).rejects.toMatchObject(
      refusedFields({ qrFileId: 'PICTURE_INVALID' })
    )
  })

  scenario('Lets nobody guess the password by trying', async () => {
    await setUp()
    for (let tries = 0; tries < 20; tries++)
      await expect(build({ password: `x${tries}` })).rejects.toMatchObject(
        refusedFields({ password: 'PASSWORD_WRONG' })
      )
    await expect(build()).rejects.toMatchObject(refusal('RATE_LIMITED'))
  })

  scenario('Needs no number for a counter', async () => {
    await setUp()
    expect(
      await build({ platform: 'over_counter' as never, accountNumber: '' })
    ).toMatchObject({ accountNumber: '' })
  })

  scenario(
    'Is announced to all administrators and logged without the password',
    async () => {
      const editor = await setUp()
      const other = await buildUser('admin', { language: 'fil' })
      await buildUser('tribe-team-fa')
      await buildUser('admin', { archivedAt: new Date() })
      const { id } = await build()
      await updatePaymentAccount({
        id,
        input: { ...input, accountNumber: '0918 111 1111' },
      })
      const mails = await db.outboxEmail.findMany({
        orderBy: [{ createdAt: 'asc' }, { to: 'asc' }],
      })
      expect(mails.map(({ to }) => to).sort()).toEqual(
        [editor.email, editor.email, other.email, other.email].sort()
      )
      expect(
        mails.filter(({ to, text }) => to === other.email && /0918/.test(text))
      ).toMatchObject([{ subject: 'May binago sa payment accounts' }])
      const logs = await db.infoLog.findMany({
        where: { entity: 'PaymentAccount' },
        orderBy: { id: 'asc' },
      })
      expect(logs).toMatchObject([
        { action: 'paymentAccount.created' },
        {
          action: 'paymentAccount.updated',
          before: { accountNumber: '0917 000 0000' },
          after: { accountNumber: '0918 111 1111' },
        },
      ])
      expect(JSON.stringify(logs)).not.toContain(PASSWORD)
    }
  )

  scenario('Shows its QR picture to members while it has it', async () => {
    const { id: editorId } = await setUp()
    const [first, second] = [
      await buildFile(editorId),
      await buildFile(editorId),
    ]
    const { id } = await build({ qrFileId: first.id })
    const visibility = async (fileId: number) =>
      (await db.storedFile.findUniqueOrThrow({ where: { id: fileId } }))
        .visibility
    expect(await visibility(first.id)).toBe('MEMBERS')
    await updatePaymentAccount({ id, input: { ...input, qrFileId: second.id } })
    expect(await visibility(first.id)).toBe('PRIVATE')
    expect(await visibility(second.id)).toBe('MEMBERS')
  })

  scenario('Is listed in the school’s own order', async () => {
    await setUp()
    await build({ label: 'Second', position: 2 })
    await build({ label: 'First', position: 1 })
    const { rows } = await paymentAccountsPage({})
    expect(rows.map(({ label }) => label)).toEqual(['First', 'Second'])
  })
})

describe('how a member pays', () => {
  scenario(
    'Names the active accounts for what they have ordered, in their order',
    async () => {
      await setUp()
      const { userId, subscription } = await buildInvoice()
      const other = await buildProduct()
      await build({ label: 'Second', position: 2 })
      await build({
        label: 'Own',
        position: 1,
        productIds: [subscription.productId],
      })
      await build({ label: 'Other product', productIds: [other.id] })
      await build({ label: 'Closed', isActive: false })
      signIn({ id: userId, email: 'buyer@example.com' })
      const { accounts } = await howToPay()
      expect(accounts.map(({ label }) => label)).toEqual(['Own', 'Second'])
      expect(accounts[1]).toMatchObject({
        accountNumber: '0917 000 0000',
        instructions: 'Send to this number.',
        qrUrl: null,
        productIds: [],
      })
    }
  )

  scenario('Names no account to people who have ordered nothing', async () => {
    await setUp()
    await build()
    signIn(await buildUser())
    expect(await howToPay()).toMatchObject({ accounts: [] })
  })

  scenario(
    'Names whom to ask and a promise of hours, if there are',
    async () => {
      signIn(await buildUser())
      expect(await howToPay()).toEqual({
        accounts: [],
        contactLink: null,
        proofHours: null,
      })
      await db.setting.createMany({
        data: [
          { name: 'contact-link', value: ' https://m.me/school ', type: 'url' },
          { name: 'proof-check-hours', value: '24', type: 'number' },
        ],
      })
      expect(await howToPay()).toEqual({
        accounts: [],
        contactLink: 'https://m.me/school',
        proofHours: 24,
      })
    }
  )
})
