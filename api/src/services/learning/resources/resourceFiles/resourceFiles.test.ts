import type { ResourceFileInput } from 'types/graphql'

import { db } from 'src/lib/db'
import {
  createResourceFolder,
  deleteResourceFolder,
  resourceFolders,
  updateResourceFolder,
} from 'src/services/learning/resources/resourceFolders/resourceFolders'
import {
  buildBatch,
  buildFile,
  buildResource,
  inHours,
} from 'src/testing/learning'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields, type Codes } from 'src/testing/refusals'

import {
  createResourceFile,
  deleteResourceFile,
  resourceFile,
  restoreResourceFile,
  updateResourceFile,
} from './resourceFiles'
import { resourceFilesPage } from './resourceFilesPage'
import { resourceVersions, restoreResourceVersion } from './resourceVersions'

const url = 'https://example.com/template'

const input = (
  changes: Partial<ResourceFileInput> = {}
): ResourceFileInput => ({
  title: 'Rate card',
  titleFil: 'Listahan ng singil',
  description: '<p>Copy <script>x()</script>it</p>',
  url,
  tags: ['#Clients', 'clients '],
  isPublic: false,
  status: 'PUBLISHED',
  isPinned: false,
  accessLevelIds: [],
  batchIds: [],
  groupIds: [],
  ...changes,
})

const edit = async () => {
  const editor = await buildUser('head-coach')
  signIn(editor, 'head-coach')
  return editor
}

const wrong: [string, Partial<ResourceFileInput>, Codes][] = [
  ['has a title', { title: ' ' }, { title: 'REQUIRED' }],
  ['has a short title', { title: 'x'.repeat(201) }, { title: 'TOO_LONG' }],
  ['is something', { url: null }, { fileId: 'FILE_OR_LINK' }],
  ['is one thing', { fileId: 1 }, { fileId: 'FILE_OR_LINK' }],
  ['leads somewhere', { url: 'javascript:x' }, { url: 'WEBSITE_INVALID' }],
  ['is not put away by saving', { status: 'ARCHIVED' }, { status: 'INVALID' }],
  [
    'waits for a stage that can be',
    { minStageNumber: -1 },
    { minStageNumber: 'INVALID' },
  ],
  [
    'is public at once',
    { isPublic: true, minStageNumber: 2 },
    { minStageNumber: 'INVALID' },
  ],
  ['has short tags', { tags: ['x'.repeat(31)] }, { tags: 'TOO_LONG' }],
  [
    'lies in an existing folder',
    { folderId: 2_000_000_000 },
    { folderId: 'INVALID' },
  ],
  [
    'is for levels that there are',
    { accessLevelIds: ['none'] },
    { accessLevelIds: 'INVALID' },
  ],
  [
    'is for batches that there are',
    { batchIds: [2_000_000_000] },
    { batchIds: 'INVALID' },
  ],
]

describe('a resource', () => {
  for (const [what, changes, codes] of wrong) {
    scenario(`${what}`, async () => {
      await edit()
      await expect(
        createResourceFile({ input: input(changes) })
      ).rejects.toMatchObject(refusedFields(codes))
      expect(await db.resourceFile.count()).toBe(0)
    })
  }

  scenario('Must be one of the editor’s own files', async () => {
    await edit()
    const stranger = await buildUser('head-coach')
    const { id: fileId } = await buildFile(stranger.id)
    await expect(
      createResourceFile({ input: input({ url: null, fileId }) })
    ).rejects.toMatchObject(refusedFields({ fileId: 'FILE_OR_LINK' }))
  })

  scenario(
    'Is saved sanitised, in both languages, with its first version',
    async () => {
      const editor = await edit()
      const batch = await buildBatch()
      const folder = await createResourceFolder({
        input: { name: 'Templates' },
      })
      const deck = await buildFile(editor.id, { name: 'Deck.pptx' })
      const made = await createResourceFile({
        input: input({
          url: null,
          fileId: deck.id,
          folderId: folder.id,
          accessLevelIds: ['head-coach', 'head-coach'],
          batchIds: [batch.id],
          expiresAt: inHours(1),
        }),
      })
      expect(made).toMatchObject({
        titleFil: 'Listahan ng singil',
        description: '<p>Copy it</p>',
        category: 'presentations',
        tags: ['clients'],
        version: 1,
        state: 'PUBLISHED',
        folder: { name: 'Templates' },
        accessLevelIds: ['head-coach'],
        batchIds: [batch.id],
        publishedAt: expect.any(Date),
      })
      expect(await resourceFile({ id: made.id })).toMatchObject({ id: made.id })
      expect(await resourceVersions({ resourceFileId: made.id })).toMatchObject(
        [{ version: 1, file: { name: 'Deck.pptx' }, downloads: 0 }]
      )
    }
  )

  scenario(
    'Becomes a new version with another file, and keeps the older ones',
    async () => {
      const editor = await edit()
      const { id, baseVersion } = await createResourceFile({ input: input() })
      const kept = await updateResourceFile({
        id,
        baseVersion,
        input: input({ title: 'Rates', note: 'Not kept without a new file' }),
      })
      expect(kept).toMatchObject({ title: 'Rates', version: 1 })

      const { id: fileId } = await buildFile(editor.id)
      const replaced = await updateResourceFile({
        id,
        baseVersion: kept.baseVersion,
        input: input({
          url: null,
          fileId,
          note: 'Prices of 2027',
          noteFil: 'Presyo ng 2027',
        }),
      })
      expect(replaced).toMatchObject({ version: 2, category: 'pdf', url: null })
      expect(await resourceVersions({ resourceFileId: id })).toMatchObject([
        { version: 2, note: 'Prices of 2027', noteFil: 'Presyo ng 2027' },
        { version: 1, note: '', url, file: null },
      ])

      // A colleague may save the resource without having uploaded its file.
      await edit()
      const again = await updateResourceFile({
        id,
        baseVersion: replaced.baseVersion,
        input: input({ url: null, fileId }),
      })
      expect(again).toMatchObject({ version: 2 })
      const restore = { id, baseVersion: again.baseVersion }
      for (const version of [2, 7])
        await expect(
          restoreResourceVersion({ ...restore, version })
        ).rejects.toMatchObject(refusal('NOT_FOUND'))
      expect(
        await restoreResourceVersion({ ...restore, version: 1 })
      ).toMatchObject({ version: 3, url, file: null })
      await expect(
        restoreResourceVersion({ ...restore, version: 1 })
      ).rejects.toMatchObject(refusal('STALE_VERSION'))
    }
  )

  scenario('Is saved by only one of two concurrent editors', async () => {
    await edit()
    const { id, baseVersion } = await createResourceFile({ input: input() })
    const saves = await Promise.allSettled(
      ['a', 'b', 'c'].map((path) =>
        updateResourceFile({
          id,
          baseVersion,
          input: input({ url: `${url}/${path}` }),
        })
      )
    )
    expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await resourceVersions({ resourceFileId: id })).toHaveLength(2)
  })

  scenario('Is archived once, and restored as a draft', async () => {
    await edit()
    const { id, baseVersion } = await createResourceFile({ input: input() })
    await expect(restoreResourceFile({ id })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
    expect(await deleteResourceFile({ id })).toMatchObject({
      state: 'ARCHIVED',
    })
    await expect(deleteResourceFile({ id })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
    await expect(
      updateResourceFile({ id, baseVersion: baseVersion + 1, input: input() })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
    expect(await restoreResourceFile({ id })).toMatchObject({
      status: 'DRAFT',
    })
  })
})

scenario('The resource table can be filtered and searched', async () => {
  await edit()
  const folder = await createResourceFolder({ input: { name: 'Templates' } })
  await buildResource({
    title: 'Rate card',
    tags: ['clients'],
    folderId: folder.id,
  })
  await buildResource({ title: 'Old', expiresAt: inHours(-1), downloads: 4 })
  await buildResource({
    title: 'Soon',
    status: 'DRAFT',
    publishedAt: null,
    translations: { fil: { title: 'Malapit na' } },
  })
  await buildResource({ title: 'Guide', isPublic: true })
  await buildResource({ title: 'Gone', status: 'ARCHIVED', isPublic: true })
  const titles = async (args: Parameters<typeof resourceFilesPage>[0]) =>
    (await resourceFilesPage({ sort: 'TITLE', ...args })).rows.map(
      ({ title }) => title
    )
  expect(await titles({})).toEqual(['Guide', 'Old', 'Rate card', 'Soon'])
  expect(await titles({ filter: 'PUBLISHED' })).toEqual(['Guide', 'Rate card'])
  expect(await titles({ filter: 'DRAFT' })).toEqual(['Soon'])
  expect(await titles({ filter: 'EXPIRED' })).toEqual(['Old'])
  expect(await titles({ filter: 'PUBLIC' })).toEqual(['Guide'])
  expect(await titles({ filter: 'ARCHIVED' })).toEqual(['Gone'])
  expect(await titles({ q: 'malapit' })).toEqual(['Soon'])
  expect(await titles({ q: 'Clients' })).toEqual(['Rate card'])
  expect(await titles({ q: 'templ' })).toEqual(['Rate card'])
  expect(await titles({ q: '%' })).toEqual([])
  expect((await titles({ sort: 'DOWNLOADS_DESC' }))[0]).toBe('Old')
})

describe('a resource folder', () => {
  scenario('Has a unique name', async () => {
    await edit()
    await expect(
      createResourceFolder({ input: { name: ' ' } })
    ).rejects.toMatchObject(refusedFields({ name: 'REQUIRED' }))
    const { id } = await createResourceFolder({
      input: { name: 'Templates', nameFil: 'Mga template' },
    })
    await expect(
      createResourceFolder({ input: { name: 'TEMPLATES' } })
    ).rejects.toMatchObject(refusedFields({ name: 'NAME_TAKEN' }))
    const other = await createResourceFolder({ input: { name: 'Guides' } })
    await expect(
      updateResourceFolder({ id: other.id, input: { name: 'Templates' } })
    ).rejects.toMatchObject(refusedFields({ name: 'NAME_TAKEN' }))
    await updateResourceFolder({ id, input: { name: 'Forms' } })
    expect((await resourceFolders()).map(({ name }) => name)).toEqual([
      'Forms',
      'Guides',
    ])
  })

  scenario('Is deleted once, and its resources stay', async () => {
    await edit()
    const { id } = await createResourceFolder({ input: { name: 'Templates' } })
    const kept = await buildResource({ folderId: id })
    await buildResource({ folderId: id, status: 'ARCHIVED' })
    expect(await resourceFolders()).toMatchObject([{ id, count: 1 }])
    await deleteResourceFolder({ id })
    await expect(deleteResourceFolder({ id })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
    expect(await resourceFile({ id: kept.id })).toMatchObject({
      folder: null,
      status: 'PUBLISHED',
    })
  })
})
