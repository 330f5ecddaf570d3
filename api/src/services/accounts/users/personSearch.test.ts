// People type names with other accents, spaces and orders than the stored ones.
import { db } from 'src/lib/db'
import { buildUser, signIn } from 'src/testing/people'

import { usersPage } from './users'

const foundBy = async (q: string) =>
  (await usersPage({ q })).rows.map(({ email }) => email)

describe('a search for people', () => {
  scenario(
    'Finds names of scripts without spaces, in both orders',
    async () => {
      signIn(await buildUser('admin'), 'admin')
      await buildUser('member', {
        firstName: '小明',
        lastName: '王',
        email: 'wang@example.com',
      })
      await buildUser('member', {
        firstName: 'Joan',
        lastName: 'Aquino',
        email: 'joan@example.com',
      })
      for (const typed of ['王小明', '小明王', '王小', '王 小明', '小明'])
        expect([typed, await foundBy(typed)]).toEqual([
          typed,
          ['wang@example.com'],
        ])
      // Letters of two names are no part of one.
      expect(await foundBy('naq')).toEqual([])
    }
  )

  scenario(
    'Finds names that are written short by their full form, and the other way round',
    async () => {
      signIn(await buildUser('admin'), 'admin')
      const people = [
        ['Ma. Teresa', 'De la Cruz', 'tess@example.com'],
        ['Maria', 'Sta. Ana', 'maria@example.com'],
        ['Mara', 'Santos', 'mara@example.com'],
      ]
      for (const [firstName, lastName, email] of people)
        await buildUser('member', { firstName, lastName, email })
      for (const [typed, ...found] of [
        ['maria teresa', 'tess@example.com'],
        ['Ma. Teresa', 'tess@example.com'],
        ['maria', 'maria@example.com', 'tess@example.com'],
        ['santa ana', 'maria@example.com'],
        ['Sta. Ana, Ma.', 'maria@example.com'],
      ])
        expect([typed, (await foundBy(typed)).sort()]).toEqual([typed, found])
    }
  )

  scenario(
    'Finds names whose particles are joined or apart, in either spelling',
    async () => {
      signIn(await buildUser('admin'), 'admin')
      const names = ['Dela Cruz', 'De la Cruz', 'Delacruz', 'Delos Reyes']
      for (const [at, lastName] of names.entries())
        await buildUser('member', { lastName, email: `${at}@example.com` })
      const cruz = ['0@example.com', '1@example.com', '2@example.com']
      for (const typed of ['de la cruz', 'dela cruz', 'delacruz'])
        expect([typed, (await foundBy(typed)).sort()]).toEqual([typed, cruz])
      expect(await foundBy('de los reyes')).toEqual(['3@example.com'])
    }
  )

  scenario(
    'Finds a name that was pasted with characters that nobody sees',
    async () => {
      signIn(await buildUser('admin'), 'admin')
      const { id } = await buildUser('member', {
        firstName: 'Ma\u200briana',
        lastName: 'Pen\u0303a\ufeff',
        email: 'mariana@example.com',
      })
      expect(await db.user.findUnique({ where: { id } })).toMatchObject({
        firstName: 'Mariana',
        lastName: 'Pe\u00f1a',
      })
      await db.user.update({
        where: { id },
        data: { lastName: 'Ba\u00adtista' },
      })
      expect(await foundBy('mariana batista')).toEqual(['mariana@example.com'])
    }
  )
})
