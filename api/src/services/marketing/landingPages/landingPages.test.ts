// Landing pages: drafted, published, unpublished and restored.
import { db } from 'src/lib/db'
import { DAY_MS } from 'src/shared/manilaTime'
import { buildFile, buildFunnel } from 'src/testing/billing'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'

import { updateFunnel } from '../funnels/saveFunnel'

import { landingPageBySlug } from './landingPageBySlug'
import {
  funnelLandingPage,
  landingPageVersion,
  landingPageVersions,
} from './landingPages'
import { landingPageWarnings } from './landingPageWarnings'
import { pageAtSlug } from './pageAtSlug'
import { publishLandingPage, unpublishLandingPage } from './publishLandingPage'
import { restoreLandingPageVersion, saveLandingPage } from './saveLandingPage'

const withTitle = (title: string, more: object = {}) => ({
  root: { props: more },
  content: [{ type: 'Hero', props: { id: 'Hero-1', title } }],
})

const asAdmin = async () => {
  const admin = await buildUser('admin')
  signIn(admin, 'admin')
  return admin
}

const setUp = async (changes: Parameters<typeof buildFunnel>[0] = {}) => {
  const admin = await asAdmin()
  const funnel = await buildFunnel(changes)
  return { admin, funnel, funnelId: funnel.id, slug: funnel.slug }
}

const save = (funnelId: string, version: number, content: unknown) =>
  saveLandingPage({ funnelId, version, content: content as never })

const titleOf = (page: unknown) =>
  (page as { content: { content: { props: { title: string } }[] } } | null)
    ?.content.content[0]?.props.title

const visitorSees = async (slug: string) => {
  mockCurrentUser(null as never)
  return titleOf(await landingPageBySlug({ slug }))
}

describe('a draft', () => {
  scenario('Begins as Template 1 without being saved', async () => {
    const { funnelId } = await setUp({ headline: 'Start here' })
    const page = await funnelLandingPage({ funnelId })
    expect(page).toMatchObject({ version: 0, status: 'DRAFT' })
    expect(titleOf(page)).toBe('Start here')
    expect(await db.landingPage.count()).toBe(0)
  })

  scenario('Belongs to an existing funnel', async () => {
    const { funnelId } = await setUp({ status: 'ARCHIVED' })
    expect(await funnelLandingPage({ funnelId })).toBeNull()
    await expect(save(funnelId, 0, withTitle('x'))).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
  })

  scenario('Refuses content that is not a page', async () => {
    const { funnelId } = await setUp()
    for (const content of ['x', [], null, { x: 'x'.repeat(300_001) }])
      await expect(save(funnelId, 0, content)).rejects.toMatchObject(
        refusedFields({ content: 'TOO_LONG' })
      )
    expect(await db.landingPage.count()).toBe(0)
  })

  scenario('Is sanitised before it is stored', async () => {
    const { funnelId } = await setUp()
    await save(funnelId, 0, {
      content: [
        { type: 'Script', props: {} },
        {
          type: 'Text',
          props: {
            html: '<p onclick="x">a<script>alert(1)</script><a href="javascript:x">b</a></p><iframe src="https://evil.example"></iframe>',
          },
        },
      ],
    })
    const { draft } = await db.landingPage.findFirstOrThrow()
    expect(JSON.stringify(draft)).not.toMatch(
      /<script|onclick|javascript|iframe|evil/i
    )
  })

  scenario('Never overwrites a newer one, also under concurrency', async () => {
    const { funnelId } = await setUp()
    const answers = await Promise.allSettled(
      ['a', 'b', 'c'].map((title) => save(funnelId, 0, withTitle(title)))
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(
      1
    )
    for (const answer of answers)
      if (answer.status === 'rejected')
        expect(answer.reason).toMatchObject(refusal('STALE_VERSION'))
    await save(funnelId, 1, withTitle('next'))
    expect(await db.landingPage.findFirstOrThrow()).toMatchObject({
      version: 2,
      slug: expect.stringMatching(/^funnel-/),
    })
    expect(
      await db.infoLog.count({ where: { action: 'landingPage.updated' } })
    ).toBe(2)
  })

  scenario('Is readable only for users who may read funnels', async () => {
    const { funnelId, slug } = await setUp()
    await save(funnelId, 0, withTitle('secret'))
    const preview = { slug, isPreview: true }
    expect(titleOf(await landingPageBySlug(preview))).toBe('secret')
    signIn(await buildUser('member'), 'member')
    expect(await landingPageBySlug(preview)).toBeNull()
    expect(await visitorSees(slug)).toBeUndefined()
  })

  scenario(
    'Shows the editor’s own pictures, and no other user’s files',
    async () => {
      const { funnelId, admin } = await setUp()
      const own = await buildFile(admin.id)
      const proof = await buildFile((await buildUser()).id)
      await save(funnelId, 0, {
        content: [own, proof].map(({ id }) => ({
          type: 'Picture',
          props: { picture: `/api/uploads/${id}` },
        })),
      })
      const files = await db.storedFile.findMany({ orderBy: { id: 'asc' } })
      expect(files.map(({ visibility }) => visibility === 'PUBLIC')).toEqual([
        true,
        false,
      ])
    }
  )
})

describe('publishing', () => {
  scenario('Shows exactly the draft that the editor saw, once', async () => {
    const { funnelId, slug } = await setUp()
    await save(funnelId, 0, withTitle('first', { title: 'Seen by search' }))
    await expect(
      publishLandingPage({ funnelId, version: 0 })
    ).rejects.toMatchObject(refusal('STALE_VERSION'))
    await Promise.all([
      publishLandingPage({ funnelId, version: 1 }),
      publishLandingPage({ funnelId, version: 1 }),
    ])
    expect(await landingPageVersions({ funnelId })).toMatchObject([
      { version: 1, isPublished: true },
    ])
    await save(funnelId, 1, withTitle('second'))
    expect(await funnelLandingPage({ funnelId })).toMatchObject({
      status: 'PUBLISHED',
      hasChanges: true,
    })
    expect(
      await pageAtSlug(slug, { lang: 'en', mayPreview: false })
    ).toMatchObject({ head: { title: 'Seen by search', isHidden: false } })
    expect(await visitorSees(slug)).toBe('first')
  })

  scenario('Does not publish a funnel that is a draft', async () => {
    const { funnelId, slug } = await setUp({ status: 'DRAFT' })
    await publishLandingPage({ funnelId, version: 0 })
    expect(await visitorSees(slug)).toBeUndefined()
    const visitor = { lang: 'en', mayPreview: false } as const
    expect(await pageAtSlug(slug, visitor)).toBeNull()
    expect(await pageAtSlug('nobody-is-here', visitor)).toBeNull()
  })

  scenario('Can be undone; a repeated call changes nothing', async () => {
    const { funnelId, slug } = await setUp()
    await expect(unpublishLandingPage({ funnelId })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
    await publishLandingPage({ funnelId, version: 0 })
    await unpublishLandingPage({ funnelId })
    expect(await unpublishLandingPage({ funnelId })).toMatchObject({
      status: 'UNPUBLISHED',
    })
    expect(
      await db.infoLog.count({ where: { action: 'landingPage.unpublished' } })
    ).toBe(1)
    expect(await visitorSees(slug)).toBeUndefined()
  })
})

describe('warnings', () => {
  const codesOf = async (funnelId: string) =>
    (await landingPageWarnings({ funnelId })).map(({ code, block, detail }) => [
      code,
      block,
      detail,
    ])

  scenario(
    'Name what the saved draft lacks, and do not keep it from being published',
    async () => {
      const { funnelId } = await setUp()
      const gone = '<p><a href="/gone-page">x</a></p>'
      const found =
        '<p><a href="/refund-policy">x</a><a href="/old">y</a><a href="https://example.com/z">z</a></p>'
      await db.redirectRule.create({
        data: { source: '/old', stem: '/old', target: '/fast' },
      })
      const blocks = ['Hero', 'Countdown', 'Coach', 'Wins', 'Text', 'Ask']
      const { version } = await save(funnelId, 0, {
        content: blocks.map((type) => ({
          type,
          props: { title: 'x', html: found, htmlFil: gone },
        })),
      })
      expect(await codesOf(funnelId)).toEqual([
        ['NO_DATE', 'Countdown', null],
        ['NO_CONSENT', 'Coach', null],
        ['NO_WINS', 'Wins', null],
        ['DEAD_LINK', 'Text', '/gone-page'],
        ['NO_CONTACT', 'Ask', null],
      ])
      await publishLandingPage({ funnelId, version })
      await db.funnel.update({
        where: { id: funnelId },
        data: { closesAt: new Date(Date.now() + DAY_MS) },
      })
      await db.setting.create({
        data: {
          name: 'contact-link',
          value: 'mailto:a@example.com',
          type: 'url',
        },
      })
      const codes = (await codesOf(funnelId)).map(([code]) => code)
      expect(codes).toEqual(['NO_CONSENT', 'NO_WINS', 'DEAD_LINK'])
    }
  )

  scenario('Refuse a page on which visitors would see nothing', async () => {
    const { funnelId, slug } = await setUp()
    const { version } = await save(funnelId, 0, {
      content: [{ type: 'Wins', props: {} }],
    })
    expect(await codesOf(funnelId)).toEqual([
      ['NOTHING_SHOWN', null, null],
      ['NO_WINS', 'Wins', null],
    ])
    await expect(
      publishLandingPage({ funnelId, version })
    ).rejects.toMatchObject(refusal('PAGE_SHOWS_NOTHING'))
    expect(await visitorSees(slug)).toBeUndefined()
    await expect(
      landingPageWarnings({ funnelId: 'nothing' })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
  })
})

describe('versions', () => {
  scenario('Can be viewed and restored without losing any', async () => {
    const { funnelId } = await setUp()
    await save(funnelId, 0, withTitle('old'))
    await publishLandingPage({ funnelId, version: 1 })
    await save(funnelId, 1, withTitle('new'))
    const [{ id, editorName }] = await landingPageVersions({ funnelId })
    expect(editorName).toMatch(/\w/)
    expect(titleOf(await landingPageVersion({ id }))).toBe('old')
    await expect(
      restoreLandingPageVersion({ id, version: 1 })
    ).rejects.toMatchObject(refusal('STALE_VERSION'))

    const page = await restoreLandingPageVersion({ id, version: 2 })
    expect(titleOf(page)).toBe('old')
    expect(page.version).toBe(3)
    const versions = await landingPageVersions({ funnelId })
    expect(versions.map(({ version }) => version)).toEqual([2, 1])
    const before = await landingPageVersion({ id: versions[0].id })
    expect(titleOf(before)).toBe('new')
  })
})

scenario(
  'A page follows its funnel’s slug, unless it has its own route',
  async () => {
    const { funnel, funnelId } = await setUp()
    await publishLandingPage({ funnelId, version: 0 })
    const rename = (slug: string) =>
      updateFunnel({
        id: funnelId,
        input: {
          name: funnel.name,
          slug,
          status: 'PUBLISHED',
          headline: '',
          body: '',
          closedMessage: '',
          startByDays: 0,
          template: 'TEMPLATE_1',
          paymentTermIds: [funnel.oneTimeId],
          accessLevelIds: ['member'],
        },
      })
    const slugOf = async () => (await db.landingPage.findFirstOrThrow()).slug
    await rename('moved-here')
    expect(await slugOf()).toBe('moved-here')
    await db.landingPage.updateMany({ data: { slug: 'fast' } })
    await rename('moved-on')
    expect(await slugOf()).toBe('fast')
    expect(await landingPageBySlug({ slug: 'fast' })).not.toBeNull()
    expect(await landingPageBySlug({ slug: 'moved-on' })).not.toBeNull()
    expect(
      await pageAtSlug('fast', { lang: 'en', mayPreview: false })
    ).not.toBeNull()
  }
)

scenario('Stages are loaded only for a page that shows them', async () => {
  const { funnelId, slug } = await setUp()
  await db.stage.create({
    data: { number: 1, name: 'One', requiredPoints: 10 },
  })
  await publishLandingPage({ funnelId, version: 0 })
  expect(await landingPageBySlug({ slug })).toMatchObject({ stages: [] })
  const content = { content: [{ type: 'StagePath', props: {} }] }
  const { version } = await save(funnelId, 0, content)
  await publishLandingPage({ funnelId, version })
  expect(await landingPageBySlug({ slug })).toMatchObject({
    stages: [{ name: 'One' }],
  })
})
