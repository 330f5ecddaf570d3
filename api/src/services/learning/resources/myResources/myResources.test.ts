import { context } from '@redwoodjs/context'

import { currentUser, type CurrentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'
import { mayReadFile } from 'src/services/accounts/files/mayReadFile'
import { globalSearch } from 'src/services/accounts/search/globalSearch'
import { buildAffiliate, signInAs } from 'src/testing/affiliates'
import { buildStage } from 'src/testing/community'
import { buildBatch, buildResource, inHours } from 'src/testing/learning'
import { buildAccessLevel, buildUser, signIn } from 'src/testing/people'
import { refusal } from 'src/testing/refusals'
import { statementsOf } from 'src/testing/statements'

import { downloadResource } from './downloadResource'
import { RESOURCES_A_PAGE } from './loadMyResources'
import {
  myResource,
  myResources,
  myResourceShelf,
  publicResource,
  publicResources,
  publicResourceShelf,
} from './myResources'

type Changes = Parameters<typeof buildResource>[0]

const enter = async (role: 'member' | 'non-member' = 'member') => {
  const user = await buildUser(role)
  signIn(user, role)
  return user
}

const leave = () => {
  context.currentUser = undefined
}

/** Every way in which a user could find a resource. */
const waysTo = async (id: number, title: string) => {
  const row = await db.resourceFile.findUniqueOrThrow({
    where: { id },
    include: { file: true },
  })
  const viewer = context.currentUser ? (currentUser() as CurrentUser) : null
  return {
    listed: viewer
      ? (await myResources({})).rows.some((each) => each.id === id)
      : (await publicResources({})).rows.some((each) => each.id === id),
    opened: viewer ? await myResource({ id }) : await publicResource({ id }),
    found: viewer
      ? (await globalSearch({ query: title, type: 'resource' })).length > 0
      : false,
    downloaded: await downloadResource({ id }).then(
      () => true,
      () => false
    ),
    read: row.file ? await mayReadFile(viewer, row.file) : false,
  }
}

const CLOSED = {
  listed: false,
  opened: null,
  found: false,
  downloaded: false,
  read: false,
}
const OPEN = {
  listed: true,
  opened: { id: expect.any(Number) },
  found: true,
  downloaded: true,
  read: true,
}

const closed: [string, Changes][] = [
  ['a draft', { status: 'DRAFT', publishedAt: null }],
  ['one in the archive', { status: 'ARCHIVED' }],
  ['one that has expired', { expiresAt: inHours(-1) }],
  ['an expired public one', { isPublic: true, expiresAt: inHours(-1) }],
  [
    'one of another level',
    { accessLevels: { create: { accessLevelId: 'head-coach' } } },
  ],
]

describe("a member's resources", () => {
  for (const [what, changes] of closed) {
    scenario(`Do not include ${what}, in any list or search`, async () => {
      await enter()
      const { id, title } = await buildResource(changes)
      expect(await waysTo(id, title)).toEqual(CLOSED)
      leave()
      expect(await waysTo(id, title)).toEqual(CLOSED)
    })
  }

  scenario('Do not include those of another batch', async () => {
    const member = await enter()
    const batch = await buildBatch()
    const { id, title } = await buildResource({
      batches: { create: { batchId: batch.id } },
    })
    expect(await waysTo(id, title)).toEqual(CLOSED)
    await db.user.update({
      where: { id: member.id },
      data: { batchId: batch.id },
    })
    expect(await waysTo(id, title)).toMatchObject(OPEN)
  })

  scenario(
    'Include resources for all members, which users without a membership do not see',
    async () => {
      await enter()
      const { id, title } = await buildResource({ expiresAt: inHours(1) })
      expect(await waysTo(id, title)).toMatchObject(OPEN)
      await enter('non-member')
      expect(await waysTo(id, title)).toEqual(CLOSED)
      leave()
      expect(await waysTo(id, title)).toEqual(CLOSED)
    }
  )

  scenario('Include public resources, which everyone sees', async () => {
    const { id, title } = await buildResource({ isPublic: true })
    for (const role of ['member', 'non-member'] as const) {
      await enter(role)
      expect(await waysTo(id, title)).toMatchObject(OPEN)
    }
    leave()
    expect(await waysTo(id, title)).toMatchObject({ ...OPEN, found: false })
  })

  scenario(
    'Show the stage that a resource waits for, without its file',
    async () => {
      const member = await enter()
      const stage = await buildStage()
      const { id, title } = await buildResource({
        minStageNumber: stage.number,
      })
      expect(await waysTo(id, title)).toMatchObject({
        listed: true,
        opened: { waitsForStage: stage.number, preview: null, url: null },
        found: false,
        downloaded: false,
        read: false,
      })
      await db.user.update({
        where: { id: member.id },
        data: { stageId: stage.id },
      })
      expect(await waysTo(id, title)).toMatchObject({
        ...OPEN,
        opened: { waitsForStage: null, preview: { kind: 'pdf' } },
      })
    }
  )

  scenario('Are sorted by pinned first, then newest, in pages', async () => {
    await enter()
    const ids: number[] = []
    for (let hour = 1; hour <= RESOURCES_A_PAGE + 3; hour++)
      ids.push((await buildResource({ publishedAt: inHours(-hour) })).id)
    const pinned = await buildResource({
      isPinned: true,
      publishedAt: inHours(-99),
    })
    const first = await myResources({})
    expect(first.rows.map(({ id }) => id)).toEqual([
      pinned.id,
      ...ids.slice(0, RESOURCES_A_PAGE - 1),
    ])
    const second = await myResources({ after: first.next })
    expect(second.rows.map(({ id }) => id)).toEqual(
      ids.slice(RESOURCES_A_PAGE - 1)
    )
    expect(second.next).toBeNull()
  })

  scenario(
    'Can be filtered by folder, tag and word, in the reader’s language',
    async () => {
      await enter()
      const folder = await db.resourceFolder.create({
        data: {
          name: 'Templates',
          translations: { fil: { name: 'Mga template' } },
        },
      })
      const card = await buildResource({
        title: 'Señor rate card',
        translations: { fil: { title: 'Listahan' } },
        folderId: folder.id,
        tags: ['clients', 'money'],
      })
      await buildResource({ title: 'Guide_100%', tags: ['money'] })
      await buildResource({
        tags: ['hidden'],
        status: 'DRAFT',
        folderId: folder.id,
      })
      const titles = async (args: Parameters<typeof myResources>[0]) =>
        (await myResources(args)).rows.map(({ title }) => title)

      expect(await titles({ folderId: folder.id })).toEqual([card.title])
      expect(await titles({ tag: 'money' })).toHaveLength(2)
      for (const q of ['senor', 'RATE', 'listahan', 'client', 'card'])
        expect(await titles({ q })).toEqual([card.title])
      for (const q of ['0%', 'e_1', ' guide '])
        expect(await titles({ q })).toEqual(['Guide_100%'])
      for (const q of ['%%', '__', '\\', '\0x'])
        expect(await titles({ q })).toEqual([])
      context.visitor = { lang: 'fil' }
      expect(await titles({ tag: 'clients' })).toEqual(['Listahan'])
      expect(await myResourceShelf()).toEqual({
        total: 2,
        folders: [{ id: folder.id, name: 'Mga template', count: 1 }],
        tags: ['money', 'clients'],
      })
      leave()
      expect(await publicResourceShelf()).toEqual({
        total: 0,
        folders: [],
        tags: [],
      })
    }
  )

  scenario('Take one statement, however many there are', async () => {
    await enter()
    for (let index = 0; index < 12; index++) await buildResource()
    for (const ask of [() => myResources({}), myResourceShelf])
      expect(await statementsOf(ask)).toBe(1)
  })
})

describe('a download', () => {
  scenario(
    'Counts each click, also of visitors, with the user’s id',
    async () => {
      const member = await enter()
      const { id } = await buildResource({ isPublic: true })
      const { url, version } = await downloadResource({ id })
      expect(url).toContain(`&of=${member.id}&`)
      expect(version).toBe(1)
      await Promise.all(
        Array.from({ length: 5 }, () => downloadResource({ id }))
      )
      leave()
      expect((await downloadResource({ id })).url).toContain('&of=0&')
      expect(await db.resourceFile.findUnique({ where: { id } })).toMatchObject(
        {
          downloads: 7,
        }
      )
      expect(
        await db.resourceDownload.count({ where: { userId: member.id } })
      ).toBe(6)
    }
  )

  scenario('During impersonation does not count for the member', async () => {
    const member = await enter()
    const { id } = await buildResource()
    context.currentUser = {
      ...currentUser(),
      originalUserId: member.id + 1,
    } as never
    await downloadResource({ id })
    expect(await db.resourceDownload.count()).toBe(0)
  })

  scenario('Is refused beyond three hundred an hour', async () => {
    const member = await enter()
    const { id } = await buildResource()
    await db.rateCounter.create({
      data: {
        key: `downloads-per-hour:${member.id}`,
        windowStart: new Date(),
        count: 300,
      },
    })
    await expect(downloadResource({ id })).rejects.toMatchObject(
      refusal('RATE_LIMITED')
    )
  })

  scenario('Of a link returns its address', async () => {
    await enter()
    const url = 'https://example.com/sheet'
    const { id } = await buildResource({ url })
    expect(await myResource({ id })).toMatchObject({
      url,
      preview: null,
      size: null,
    })
    expect(await downloadResource({ id })).toMatchObject({ url })
  })

  scenario('Of an older version is offered the new one', async () => {
    await enter()
    const { id, fileId } = await buildResource()
    expect(await myResource({ id })).toMatchObject({ isNewVersion: false })
    await downloadResource({ id })
    await db.resourceFile.update({
      where: { id },
      data: {
        version: 2,
        versions: {
          create: {
            version: 2,
            fileId,
            category: 'pdf',
            note: 'New prices',
            translations: { fil: { note: 'Bagong presyo' } },
          },
        },
      },
    })
    expect(await myResource({ id })).toMatchObject({
      isNewVersion: true,
      downloadedVersion: 1,
      note: 'New prices',
    })
    context.visitor = { lang: 'fil' }
    expect(await myResource({ id })).toMatchObject({ note: 'Bagong presyo' })
    await downloadResource({ id })
    expect((await myResources({})).rows).toMatchObject([
      { isNewVersion: false, downloadedVersion: 2 },
    ])
  })

  scenario(
    'Shows those for affiliates to people who accepted the terms',
    async () => {
      await buildResource({ title: 'For members' })
      const { id } = await buildResource({ title: 'Banners' })
      await buildAccessLevel('affiliate')
      await db.resourceFileAccessLevel.deleteMany({
        where: { resourceFileId: id },
      })
      await db.resourceFileAccessLevel.create({
        data: { resourceFileId: id, accessLevelId: 'affiliate' },
      })
      signIn(await buildUser('affiliate'), 'affiliate')
      const forAffiliates = true
      await expect(myResources({ forAffiliates })).rejects.toMatchObject(
        refusal('AFFILIATE_TERMS_FIRST')
      )
      await expect(myResourceShelf({ forAffiliates })).rejects.toMatchObject(
        refusal('AFFILIATE_TERMS_FIRST')
      )
      signInAs((await buildAffiliate()).user, 'affiliate')
      expect((await myResources({ forAffiliates })).rows).toMatchObject([
        { title: 'Banners' },
      ])
      expect(await myResourceShelf({ forAffiliates })).toMatchObject({
        total: 1,
      })
    }
  )
})
