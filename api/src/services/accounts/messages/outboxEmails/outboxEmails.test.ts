import { randomUUID } from 'node:crypto'

import { db } from 'src/lib/db'

import { outboxEmail, outboxEmailsPage } from './outboxEmails'

const buildMail = (to: string, subject: string) =>
  db.outboxEmail.create({
    data: { to, subject, text: 'Hi', html: '<p>Hi</p>', template: 'statement' },
  })

const toOf = ({ rows }: { rows: { to: string }[] }) => rows.map(({ to }) => to)

describe('the outbox', () => {
  const stock = async () => {
    await buildMail('ben@example.com', 'Payment received')
    await buildMail('ana@example.com', 'Statement for ben_10')
    await buildMail('cha@example.com', 'Statement 100%')
  }

  scenario('Lists the newest mails first or as sorted, in pages', async () => {
    await stock()
    expect(toOf(await outboxEmailsPage({}))).toEqual([
      'cha@example.com',
      'ana@example.com',
      'ben@example.com',
    ])
    expect(
      await outboxEmailsPage({ sort: 'TO', page: 2, perPage: 1 })
    ).toMatchObject({
      total: 3,
      rows: [{ to: 'ben@example.com' }],
    })
    expect(
      toOf(await outboxEmailsPage({ sort: 'SUBJECT_DESC', perPage: 1 }))
    ).toEqual(['ana@example.com'])
  })

  const searches: [string, string[]][] = [
    ['BEN', ['ana@example.com', 'ben@example.com']],
    ['statement', ['cha@example.com', 'ana@example.com']],
    ['100%', ['cha@example.com']],
    ['nobody', []],
    ['  ', ['cha@example.com', 'ana@example.com', 'ben@example.com']],
  ]
  for (const [q, found] of searches) {
    scenario(
      `Finds ${found.length} by '${q}', in recipient and subject`,
      async () => {
        await stock()
        expect(toOf(await outboxEmailsPage({ q }))).toEqual(found)
      }
    )
  }

  scenario('Counts and shows at most a thousand mails', async () => {
    await db.outboxEmail.createMany({
      data: Array.from({ length: 1001 }, (_, n) => ({
        to: `n${n}@example.com`,
        subject: 'Hi',
        text: '',
        html: '',
        template: 'statement',
      })),
    })
    expect(await outboxEmailsPage({ page: 101 })).toMatchObject({
      total: 1000,
      isTotalCapped: true,
      rows: [],
    })
  })

  scenario('Filters by state', async () => {
    await stock()
    await db.outboxEmail.updateMany({
      where: { to: 'ben@example.com' },
      data: { status: 'FAILED' },
    })
    expect(toOf(await outboxEmailsPage({ filter: 'FAILED' }))).toEqual([
      'ben@example.com',
    ])
  })

  scenario('Shows a mail as it was written', async () => {
    const { id } = await buildMail('ben@example.com', 'Hello')
    expect(await outboxEmail({ id })).toMatchObject({
      html: '<p>Hi</p>',
      status: 'QUEUED',
    })
  })

  scenario('Finds no mail by an invalid id', async () => {
    await stock()
    for (const id of [
      randomUUID(),
      '',
      '1',
      "' OR 1=1",
      '-'.repeat(36),
      'g'.repeat(36),
    ])
      expect(await outboxEmail({ id })).toBeNull()
  })
})
