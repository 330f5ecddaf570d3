import { db } from 'src/lib/db'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'

import { createWin, deleteWin, myLatestWins, updateWin } from './wins'

const input = {
  title: ' First client ',
  text: 'Signed!',
  achievedOn: '2026-03-04',
}

describe('wins', () => {
  scenario('Of another user are not found', async () => {
    signIn(await buildUser())
    const { id } = await createWin({ input })
    signIn(await buildUser('admin'), 'admin')
    await expect(updateWin({ id, input })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
    await expect(deleteWin({ id })).rejects.toMatchObject(refusal('NOT_FOUND'))
    expect(await db.win.count()).toBe(1)
  })

  scenario('On the home page are the user’s three newest', async () => {
    signIn(await buildUser())
    await createWin({ input })
    signIn(await buildUser())
    for (const day of [4, 1, 3, 2])
      await createWin({ input: { ...input, achievedOn: `2026-03-0${day}` } })
    expect((await myLatestWins()).map(({ achievedOn }) => achievedOn)).toEqual([
      '2026-03-04',
      '2026-03-03',
      '2026-03-02',
    ])
  })

  scenario('Name each invalid field', async () => {
    signIn(await buildUser())
    await expect(
      createWin({ input: { title: ' ', achievedOn: '2099-01-01' } })
    ).rejects.toMatchObject(
      refusedFields({ title: 'REQUIRED', achievedOn: 'DATE_INVALID' })
    )
  })

  scenario(
    'Are created, changed and deleted, with a log row each',
    async () => {
      signIn(await buildUser())
      const { id, title } = await createWin({ input })
      expect(title).toBe('First client')
      expect(
        await updateWin({
          id,
          input: { title: 'Two', achievedOn: '2026-03-05' },
        })
      ).toMatchObject({ title: 'Two', text: '', achievedOn: '2026-03-05' })
      await deleteWin({ id })
      expect(await db.win.count()).toBe(0)
      const log = await db.infoLog.findMany({ orderBy: { id: 'asc' } })
      expect(log.map(({ action }) => action)).toEqual([
        'win.created',
        'win.updated',
        'win.deleted',
      ])
    }
  )
})
