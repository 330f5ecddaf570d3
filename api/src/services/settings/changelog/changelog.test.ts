import type { Prisma } from '@prisma/client'

import { context } from '@redwoodjs/context'

import type { CurrentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'
import { buildUser, signIn } from 'src/testing/people'

import { changelog, markChangelogSeen, unreadChangelog } from './changelog'

const HOUR = 3_600_000

const publish = (
  title: string,
  changes: Partial<Prisma.ChangelogEntryCreateInput> = {}
) =>
  db.changelogEntry.create({
    data: {
      title,
      category: 'NEW',
      status: 'PUBLISHED',
      publishAt: new Date(Date.now() - HOUR),
      isPublic: true,
      ...changes,
    },
  })

const titles = async (page?: number) =>
  (await changelog({ page })).items.map(({ title }) => title)

const signInMember = async () => {
  const member = await buildUser('member', {
    createdAt: new Date(Date.now() - 48 * HOUR),
  })
  signIn(member)
  return member
}

describe('the changelog', () => {
  scenario('Hides drafts and entries of the future', async () => {
    await publish('Draft', { status: 'DRAFT', publishAt: null })
    await publish('Archived', { status: 'ARCHIVED' })
    await publish('Tomorrow', { publishAt: new Date(Date.now() + 24 * HOUR) })
    expect(await changelog({})).toEqual({ items: [], hasMore: false })
  })

  scenario('Shows each reader the entries for them', async () => {
    await publish('For all')
    await publish('For members', {
      isPublic: false,
      roles: ['member', 'admin'],
    })
    await publish('For coaches', { isPublic: false, roles: ['coach'] })
    await publish('For who signs in', { isPublic: false })
    expect(await titles()).toEqual(['For all'])
    await signInMember()
    expect((await titles()).sort()).toEqual([
      'For all',
      'For members',
      'For who signs in',
    ])
    signIn(await buildUser('coach'), 'coach')
    expect((await titles()).sort()).toEqual([
      'For all',
      'For coaches',
      'For who signs in',
    ])
  })

  scenario(
    'Lists pinned entries first, then the newest, ten at a time',
    async () => {
      for (let age = 1; age <= 11; age++)
        await publish(`Entry ${age}`, {
          publishAt: new Date(Date.now() - age * HOUR),
        })
      await publish('Pinned', {
        pinned: true,
        publishAt: new Date(Date.now() - 99 * HOUR),
      })
      expect((await titles()).slice(0, 2)).toEqual(['Pinned', 'Entry 1'])
      expect(await changelog({ page: 1 })).toMatchObject({ hasMore: true })
      expect(await changelog({ page: 2 })).toMatchObject({
        items: [{ title: 'Entry 10' }, { title: 'Entry 11' }],
        hasMore: false,
      })
      expect(await titles(-5)).toEqual(await titles(1))
      expect(await titles(2_000_000_000)).toEqual([])
    }
  )

  scenario('Is in the reader’s language', async () => {
    await publish('Search', { translations: { fil: { title: 'Paghahanap' } } })
    context.visitor = { lang: 'fil' }
    expect(await titles()).toEqual(['Paghahanap'])
  })
})

describe('the number of unread entries', () => {
  scenario(
    'Counts the reader’s entries since the last visit, up to nine',
    async () => {
      const member = await signInMember()
      await publish('Before they came', {
        publishAt: new Date(Date.now() - 72 * HOUR),
      })
      await publish('For coaches', { isPublic: false, roles: ['coach'] })
      expect(await unreadChangelog()).toBe(0)
      for (let count = 1; count <= 12; count++) await publish(`Entry ${count}`)
      expect(await unreadChangelog()).toBe(9)
      expect(await markChangelogSeen()).toBe(true)
      expect(await unreadChangelog()).toBe(0)
      await db.changelogRead.update({
        where: { userId: member.id },
        data: { lastSeenAt: new Date(Date.now() - 2 * HOUR) },
      })
      expect(await unreadChangelog()).toBe(9)
      await markChangelogSeen()
      expect(await unreadChangelog()).toBe(0)
    }
  )

  scenario('Does not change during an impersonation', async () => {
    await signInMember()
    mockCurrentUser({
      ...(context.currentUser as CurrentUser),
      isImpersonating: true,
    })
    await publish('Entry')
    expect(await markChangelogSeen()).toBe(false)
    expect(await unreadChangelog()).toBe(1)
  })
})
