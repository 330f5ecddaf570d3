import type { ChangelogEntryInput } from 'types/graphql'

import { db } from 'src/lib/db'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'

import {
  changelogEntriesPage,
  changelogEntry,
  createChangelogEntry,
  deleteChangelogEntry,
  updateChangelogEntry,
} from './changelogEntries'

const input: ChangelogEntryInput = {
  title: 'Search',
  titleFil: 'Paghahanap',
  body: '<p>Find <a href="javascript:x">it</a></p><script>alert(1)</script>',
  bodyFil: '<p onclick="x">Hanapin</p>',
  category: 'NEW',
  status: 'DRAFT',
  pinned: false,
  isPublic: false,
  roles: ['admin'],
}

const signInAdmin = async () => signIn(await buildUser('admin'), 'admin')

const titlesOf = ({ rows }: { rows: { title: string }[] }) =>
  rows.map(({ title }) => title)

describe('a changelog entry', () => {
  scenario('Names each invalid field', async () => {
    await signInAdmin()
    await expect(
      createChangelogEntry({ input: { ...input, title: ' ', roles: ['king'] } })
    ).rejects.toMatchObject(
      refusedFields({ title: 'REQUIRED', roles: 'INVALID' })
    )
  })

  scenario('Is not found by an unknown id', async () => {
    await signInAdmin()
    const gone = refusal('NOT_FOUND')
    await expect(updateChangelogEntry({ id: 0, input })).rejects.toMatchObject(
      gone
    )
    await expect(deleteChangelogEntry({ id: 0 })).rejects.toMatchObject(gone)
  })

  scenario('Is saved sanitised, in both languages', async () => {
    await signInAdmin()
    const { id } = await createChangelogEntry({ input })
    expect(await changelogEntry({ id })).toMatchObject({
      title: 'Search',
      titleFil: 'Paghahanap',
      body: '<p>Find <a>it</a></p>',
      bodyFil: '<p>Hanapin</p>',
      status: 'DRAFT',
      publishAt: null,
      roles: ['admin'],
    })
  })

  scenario(
    'Is shown from its publication, or from the chosen time',
    async () => {
      await signInAdmin()
      const { id } = await createChangelogEntry({ input })
      const before = new Date()
      const published = await updateChangelogEntry({
        id,
        input: { ...input, status: 'PUBLISHED' },
      })
      expect(Number(published.publishAt)).toBeGreaterThanOrEqual(+before)
      expect(Number(published.publishAt)).toBeLessThanOrEqual(Date.now())
      const publishAt = new Date('2027-01-01T00:00:00Z')
      const later = await updateChangelogEntry({
        id,
        input: { ...input, status: 'PUBLISHED', publishAt },
      })
      expect(later.publishAt).toEqual(publishAt)
    }
  )

  scenario('For visitors is for all levels', async () => {
    await signInAdmin()
    const { roles } = await createChangelogEntry({
      input: { ...input, isPublic: true },
    })
    expect(roles).toEqual([])
  })

  scenario(
    'Can be filtered by status, and is archived instead of deleted',
    async () => {
      await signInAdmin()
      await createChangelogEntry({ input })
      const { id } = await createChangelogEntry({
        input: { ...input, title: 'Reports', status: 'PUBLISHED' },
      })
      expect(titlesOf(await changelogEntriesPage({ sort: 'TITLE' }))).toEqual([
        'Reports',
        'Search',
      ])
      expect(titlesOf(await changelogEntriesPage({ filter: 'DRAFT' }))).toEqual(
        ['Search']
      )
      await deleteChangelogEntry({ id })
      expect(titlesOf(await changelogEntriesPage({}))).toEqual(['Search'])
      expect(
        titlesOf(await changelogEntriesPage({ filter: 'ARCHIVED', q: 'rep' }))
      ).toEqual(['Reports'])
      await expect(deleteChangelogEntry({ id })).rejects.toMatchObject(
        refusal('NOT_FOUND')
      )
    }
  )

  scenario('Writes a log row for each change', async () => {
    await signInAdmin()
    const { id } = await createChangelogEntry({ input })
    await updateChangelogEntry({ id, input })
    await deleteChangelogEntry({ id })
    const log = await db.infoLog.findMany({ orderBy: { id: 'asc' } })
    expect(log.map(({ action }) => action)).toEqual([
      'changelogEntry.created',
      'changelogEntry.updated',
      'changelogEntry.archived',
    ])
  })
})
