import type { RedirectRuleInput } from 'types/graphql'

import { db } from 'src/lib/db'
import { buildFunnel } from 'src/testing/billing'
import { refusedFields, type Codes } from 'src/testing/refusals'

import { countHit, countMiss, writeCounts } from './counts'
import { findRedirect } from './findRedirect'
import type { Viewer } from './matching'
import { forgetMissedPaths, missedPathsPage } from './missedPaths'
import { redirectAt } from './redirectAt'
import { redirectRulesPage, redirectTrial } from './redirectRules'
import {
  createRedirectRule,
  deleteRedirectRule,
  updateRedirectRule,
} from './saveRedirectRule'

const base: RedirectRuleInput = {
  source: '/old',
  match: 'EXACT',
  target: '/free-training',
  code: 302,
  params: 'KEEP',
  audience: 'ANYONE',
  isActive: true,
}

const build = (changes: Partial<RedirectRuleInput> = {}) =>
  createRedirectRule({ input: { ...base, ...changes } })

const visitor: Viewer = { isSignedIn: false, levelNames: [] }
const member: Viewer = { isSignedIn: true, levelNames: ['member'] }

const placeOf = async (address: string, viewer = visitor) =>
  (await findRedirect(address, viewer))?.place

const expectRefusal = (changes: Partial<RedirectRuleInput>, codes: Codes) =>
  expect(build(changes)).rejects.toMatchObject(refusedFields(codes))

scenario('The first rule that matches and applies answers', async () => {
  await build()
  await build({
    source: '/old',
    priority: 5,
    target: '/fast',
    audience: 'SIGNED_IN',
  })
  await build({
    source: '/blog/*',
    match: 'PREFIX',
    target: '/resources/public/*',
  })
  await build({
    source: '/blog/2024',
    match: 'PREFIX',
    target: '/free-lessons',
  })
  await build({
    source: '/promo-(\\d+)',
    match: 'PATTERN',
    target: '/fast?batch=$1',
  })
  await build({ source: '/paused', isActive: false })
  await build({ source: '/gone', code: 410, target: null })

  expect(await placeOf('/Old/?utm=a')).toBe('/free-training?utm=a')
  expect(await placeOf('/old', member)).toBe('/fast')
  expect(await placeOf('/blog/a/b')).toBe('/resources/public/a/b')
  expect(await placeOf('/blog/2024/x')).toBe('/free-lessons')
  expect(await placeOf('/promo-12')).toBe('/fast?batch=12')
  expect(await placeOf('/promo-x')).toBeUndefined()
  // As people copy them from a sentence.
  expect(await placeOf('/OLD.?utm=a')).toBe('/free-training?utm=a')
  expect(await placeOf('/promo-12%20')).toBe('/fast?batch=12')
  expect(await placeOf('/gone!)')).toBeNull()
  expect(await placeOf('/older.')).toBeUndefined()
  expect(await placeOf('/paused')).toBeUndefined()
  expect(await placeOf('/gone')).toBeNull()
  expect(await redirectAt({ address: '/gone' })).toMatchObject({ target: null })
  expect(await redirectAt({ address: '/none' })).toBeNull()
})

scenario('A rule is refused at its field', async () => {
  const { id, slug } = await buildFunnel()
  await db.slug.create({ data: { slug, kind: 'FUNNEL', targetId: id } })
  await db.setting.create({
    data: {
      name: 'redirect-hosts',
      value: 'forms.example.com',
      type: 'string',
    },
  })
  const refusals: [Partial<RedirectRuleInput>, Codes][] = [
    [{ source: ' ' }, { source: 'REQUIRED' }],
    [{ source: 'old' }, { source: 'REDIRECT_SOURCE' }],
    [{ source: '//evil.example' }, { source: 'REDIRECT_SOURCE' }],
    [{ source: '/' }, { source: 'REDIRECT_SOURCE' }],
    [{ source: '/old?x=1' }, { source: 'REDIRECT_QUERY' }],
    [{ params: 'EXACT' }, { source: 'REDIRECT_QUERY' }],
    [{ source: '/courses/7' }, { source: 'REDIRECT_SHADOWS' }],
    [{ source: '/api/graphql' }, { source: 'REDIRECT_SHADOWS' }],
    [{ source: '/LOGIN' }, { source: 'REDIRECT_SHADOWS' }],
    [{ source: `/${slug}` }, { source: 'REDIRECT_SHADOWS' }],
    [
      { source: '/fast-track', match: 'PREFIX' },
      { source: 'REDIRECT_SHADOWS' },
    ],
    [{ source: '/a(', match: 'PATTERN' }, { source: 'REDIRECT_PATTERN' }],
    [{ source: '.*', match: 'PATTERN' }, { source: 'REDIRECT_PATTERN' }],
    [{ source: '/lo.*', match: 'PATTERN' }, { source: 'REDIRECT_SHADOWS' }],
    [{ source: '/old*' }, { source: 'REDIRECT_SOURCE' }],
    [{ target: null }, { target: 'REQUIRED' }],
    [{ target: '/nowhere' }, { target: 'REDIRECT_NOWHERE' }],
    [{ target: 'javascript:alert(1)' }, { target: 'REDIRECT_TARGET' }],
    [{ target: '//evil.example' }, { target: 'REDIRECT_TARGET' }],
    [{ target: 'https://evil.example/' }, { target: 'REDIRECT_HOST' }],
    [
      { target: 'https://$1/', match: 'PATTERN', source: '/go/(.*)' },
      { target: 'REDIRECT_HOST' },
    ],
    [{ code: 200 }, { code: 'INVALID' }],
    [{ countdownSec: 61 }, { countdownSec: 'INVALID' }],
    [{ levelNames: ['nobody'] }, { levelNames: 'ACCESS_LEVEL_UNKNOWN' }],
    [{ target: '/old' }, { target: 'REDIRECT_CHAIN' }],
    [{ target: '/old/x', match: 'PREFIX' }, { target: 'REDIRECT_CHAIN' }],
  ]
  for (const [changes, codes] of refusals) await expectRefusal(changes, codes)
  expect(await db.redirectRule.count()).toBe(0)
  await build({ target: 'https://forms.example.com/join?x=ñ' })
  await build({ source: '/fast-track' })
  expect(await placeOf('/old')).toBe('https://forms.example.com/join?x=%C3%B1')

  // A host that is taken out of the setting is no longer led to, and its rule can be paused.
  await db.setting.updateMany({ data: { value: '' } })
  expect(await placeOf('/old')).toBeUndefined()
  const { id: ruleId } = await db.redirectRule.findFirstOrThrow()
  await updateRedirectRule({
    id: ruleId,
    input: {
      ...base,
      target: 'https://forms.example.com/join',
      isActive: false,
    },
  })
})

/** A rule from a time at which its target was a page. */
const store = (source: string, target: string, changes: object = {}) =>
  db.redirectRule.create({
    data: { source, stem: source.split('?')[0], target, ...changes },
  })

scenario('Nobody is sent on twice', async () => {
  await store('/a', '/b')
  await expectRefusal({ source: '/b' }, { source: 'REDIRECT_CHAIN' })
  await expectRefusal(
    { source: '/z', target: '/A/' },
    { target: 'REDIRECT_CHAIN' }
  )
  await expectRefusal({ source: '/a' }, { source: 'REDIRECT_TAKEN' })

  // Only the visitor's address shows that the rest leads on to another rule.
  await build({ source: '/c', match: 'PREFIX', target: '/d/*' })
  await build({ source: '/d/twice' })
  expect(await placeOf('/c/once')).toBe('/d/once')
  expect(await placeOf('/c/twice')).toBeUndefined()

  // Nor in a circle by a query.
  await build({ source: '/q?id=7', params: 'EXACT' })
  await store('/s', '/q')
  expect(await placeOf('/s')).toBe('/q')
  expect(await placeOf('/s?id=7')).toBeUndefined()

  const twins = await Promise.allSettled(
    [1, 2, 3].map(() => build({ source: '/twin' }))
  )
  expect(twins.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)

  const twin = await db.redirectRule.findFirstOrThrow({
    where: { source: '/twin' },
  })
  await deleteRedirectRule({ id: twin.id })
  expect(await placeOf('/twin')).toBeUndefined()
  await expect(deleteRedirectRule({ id: twin.id })).rejects.toThrow()
  expect(await db.infoLog.count({ where: { entity: 'RedirectRule' } })).toBe(5)
})

scenario('Visits and missed addresses are counted', async () => {
  const rule = await build()
  countHit(rule.id)
  countHit(rule.id)
  countMiss('/webinar', 'https://example.com/post?id=7')
  countMiss('/webinar', undefined)
  countMiss('/webinar/May', undefined)
  await writeCounts()
  countMiss('/webinar', undefined)
  await writeCounts()

  const { rows } = await redirectRulesPage({})
  expect(rows).toMatchObject([{ hits: 2, state: 'ACTIVE' }])
  const missed = await missedPathsPage({})
  expect(missed.rows).toMatchObject([
    { path: '/webinar', count: 3, referrer: 'example.com' },
    { path: '/webinar/May', count: 1, referrer: '' },
  ])

  // A rule takes the addresses off the list that it answers.
  await build({ source: '/webinar', match: 'PREFIX' })
  expect((await missedPathsPage({})).total).toBe(0)
  countMiss('/typo', undefined)
  await writeCounts()
  expect(await forgetMissedPaths({ paths: ['/typo'] })).toBe(1)
})

scenario('A page that comes later wins, and the list says so', async () => {
  const rule = await build({ source: '/kickstart' })
  const trial = () =>
    redirectTrial({ address: '/kickstart', isSignedIn: false })
  expect(await trial()).toEqual({
    outcome: 'REDIRECT',
    source: '/kickstart',
    target: '/free-training',
  })
  await db.slug.create({
    data: { slug: 'kickstart', kind: 'LANDING_PAGE', targetId: '1' },
  })
  expect(await trial()).toMatchObject({ outcome: 'PAGE' })
  const { rows } = await redirectRulesPage({})
  expect(rows).toMatchObject([{ state: 'SHADOWED' }])

  await updateRedirectRule({
    id: rule.id,
    input: { ...base, source: '/kick', note: 'Renamed' },
  })
  expect((await redirectRulesPage({})).rows).toMatchObject([
    { state: 'ACTIVE', note: 'Renamed' },
  ])
  for (const [address, outcome] of [
    ['/login', 'PAGE'],
    ['/kick', 'REDIRECT'],
    ['/nothing', 'NOTHING'],
    ['http://localhost:8910/kick', 'REDIRECT'],
    ['sulong/kick', 'NO_PATH'],
  ])
    expect(await redirectTrial({ address, isSignedIn: true })).toMatchObject({
      outcome,
    })
})
