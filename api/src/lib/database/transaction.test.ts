import { db, type Tx } from 'src/lib/db'
import { buildUser, signIn } from 'src/testing/people'
import { refusal } from 'src/testing/refusals'

import { inTransaction } from './transaction'

const raise = (tx: Tx, code: string) =>
  tx.$executeRawUnsafe(
    `DO $$ BEGIN RAISE EXCEPTION 'trouble' USING ERRCODE = '${code}'; END $$`
  )

const rename = (tx: Tx, id: number, firstName: string) =>
  tx.user.update({ where: { id }, data: { firstName } })

const nameOf = async (id: number) =>
  (await db.user.findUniqueOrThrow({ where: { id } })).firstName

describe('conflicts between transactions (S-48)', () => {
  for (const code of ['40001', '40P01']) {
    scenario(`${code} is retried without an error`, async () => {
      const { id } = await buildUser('member', { firstName: 'Before' })
      let tries = 0
      const answer = await inTransaction(async (tx) => {
        tries++
        await rename(tx, id, `After ${tries}`)
        if (tries < 3) await raise(tx, code)
        return 'done'
      })
      expect({ answer, tries, name: await nameOf(id) }).toEqual({
        answer: 'done',
        tries: 3,
        name: 'After 3',
      })
    })

    scenario(
      `${code} for the third time is an error, and nothing is written`,
      async () => {
        const { id } = await buildUser('member', { firstName: 'Before' })
        let tries = 0
        const attempt = inTransaction(async (tx) => {
          tries++
          await rename(tx, id, 'After')
          await raise(tx, code)
        })
        await expect(attempt).rejects.toThrow()
        expect({ tries, name: await nameOf(id) }).toEqual({
          tries: 3,
          name: 'Before',
        })
      }
    )
  }

  scenario('A lock that takes too long is refused as busy', async () => {
    const { id } = await buildUser('member', { firstName: 'Before' })
    const answer = await inTransaction(async (tx) => {
      await rename(tx, id, 'Held')
      return inTransaction(async (other) => {
        await other.$executeRawUnsafe(`SET LOCAL lock_timeout = '20ms'`)
        await rename(other, id, 'Waits')
      }).catch(({ extensions }) => extensions.code)
    })
    expect(answer).toBe('BUSY')
    expect(await nameOf(id)).toBe('Held')
  })

  scenario('A node that takes no changes is tried again', async () => {
    const { id } = await buildUser('member', { firstName: 'Before' })
    let tries = 0
    await inTransaction(async (tx) => {
      tries++
      if (tries === 1) await tx.$executeRawUnsafe('SET TRANSACTION READ ONLY')
      await rename(tx, id, `After ${tries}`)
    })
    expect(await nameOf(id)).toBe('After 2')
  })

  scenario('Any other error is not retried', async () => {
    let tries = 0
    const attempt = inTransaction(async (tx) => {
      tries++
      await raise(tx, '22012')
    })
    await expect(attempt).rejects.toThrow()
    expect(tries).toBe(1)
  })

  scenario('Two transactions that deadlock both finish', async () => {
    const one = await buildUser('member')
    const other = await buildUser('member')
    const both = (first: number, second: number, name: string) =>
      inTransaction(async (tx) => {
        await rename(tx, first, name)
        await new Promise((done) => setTimeout(done, 150))
        await rename(tx, second, name)
      })
    await Promise.all([
      both(one.id, other.id, 'A'),
      both(other.id, one.id, 'B'),
    ])
    expect(await nameOf(one.id)).toBe(await nameOf(other.id))
  })
})

scenario(
  'A change of somebody who is archived or merged meanwhile is refused',
  async () => {
    const ana = await buildUser('member', { firstName: 'Before' })
    signIn(ana)
    const change = inTransaction(async (tx) => {
      await tx.user.update({
        where: { id: ana.id },
        data: { firstName: 'After', archivedAt: new Date() },
      })
    })
    await expect(change).rejects.toMatchObject(refusal('UNAUTHENTICATED'))
    expect(await nameOf(ana.id)).toBe('Before')
  }
)
