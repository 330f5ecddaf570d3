// Every route of the specification has a page, with parameters of the right types.
// `/{slug}` never hides a page: the reserved words are the first segments of our routes and the specification's.
import fs from 'node:fs'
import path from 'node:path'

import { isReservedSlug, reservedSlugs } from '$api/src/shared/marketing/reservedSlugs'

const fileOf = (...names: string[]) => fs.readFileSync(path.join(__dirname, ...names), 'utf8')

const firstSegment = (route: string) => route.split('/')[1]

const routes = [...fileOf('Routes.tsx').matchAll(/<Route path="([^"]+)"/g)].map(([, route]) => route)

/** The paths listed in sections 2.1 and 2.2. */
const specified = () => {
  const [, section] = /### 2\.1 ([\s\S]*?)Parameter types:/.exec(fileOf('..', '..', 'docs', 'spec.md')) ?? []
  return [...section.matchAll(/(?<=[\s,])\/[\w{][\w{}/-]*/g)].map(([route]) => route)
}

const untyped = (route: string) => route.replace(/:\w+(?=})/g, '')

const words = (paths: string[]) => [...new Set(paths.map(firstSegment))].filter((segment) => segment && !segment.startsWith('{'))

/** First segments that do not lead to a page: the api, the built files, and the content of web/public. */
const folders = ['api', 'assets', 'covers']

/** Words reserved for future pages, whose neighbours exist already. */
const kept = ['tasks', 'units']

const notReserved = (paths: string[]) => words(paths).filter((word) => !isReservedSlug(word))

/** Spec 2.2: the records with string ids; all others have integers. */
const withStringIds = ['funnels', 'checkout', 'access-levels', 'payment-terms', 'reports']

const typed = (route: string) => route.replace(/(?<=\/([^/]*)\/){(\w+)}/g, (parameter, owner, name) => (withStringIds.includes(owner) || ['slug', 'affLink'].includes(name) ? parameter : `{${name}:Int}`))

describe('the specification’s routes', () => {
  const all = ['/', ...specified()]
  const paged = routes.map(untyped)

  it('have a page', () => {
    expect(all.length).toBeGreaterThan(140)
    expect(all.filter((route) => !paged.includes(route))).toEqual([])
  })

  it('have integers as ids, except for funnels, access levels, payment terms and reports', () => {
    const ours = routes.filter((route) => all.includes(untyped(route)))
    expect(ours.filter((route) => route.includes('{')).length).toBeGreaterThan(20)
    expect(ours).toEqual(ours.map((route) => typed(untyped(route))))
  })
})

describe('the reserved words', () => {
  it('contain the first segment of each of our routes', () => {
    expect(words(routes).length).toBeGreaterThan(15)
    expect(notReserved(routes)).toEqual([])
  })

  it('contain the first segment of each route of the specification', () => {
    expect(words(specified()).length).toBeGreaterThan(60)
    expect(notReserved(specified())).toEqual([])
  })

  it('contain no unused word', () => {
    const taken = [...words(routes), ...words(specified()), ...folders, ...kept]
    expect(reservedSlugs.filter((word) => !taken.includes(word))).toEqual([])
  })

  it('contain no word twice', () => {
    expect([...new Set(reservedSlugs)]).toEqual(reservedSlugs)
  })
})

describe('A page that throws', () => {
  const source = fileOf('Routes.tsx').replace(/\{\/\*.*?\*\/\}/g, '')
  const sets = /<(Set|PrivateSet)\b[^>]*wrap=\{([^}]*)\}[^>]*>[\s\S]*?<\/\1>/g

  it('is caught by the boundary of its layout', () => {
    const layouts = [...source.matchAll(sets)].map(([, , wrap]) => wrap.replace(/[[\]]/g, '').split(', ')[0])
    expect(layouts.length).toBeGreaterThan(4)
    for (const layout of layouts) expect(fileOf('layouts', layout, `${layout}.tsx`)).toContain('<PageErrorBoundary>')
  })

  it('is caught by a boundary of its own without a layout, unless it is for development', () => {
    const names = [...source.replace(sets, '').matchAll(/<Route .*page=\{(\w+)\}/g)].map(([, page]) => page)
    expect(names).toEqual(['MarketingFunnelBuilderPage', 'SettingsDesignPage', 'NotFoundPage'])
    expect(fileOf('pages', 'Marketing', 'FunnelBuilderPage', 'FunnelBuilderPage.tsx')).toContain('<PageErrorBoundary>')
    expect(fileOf('pages', 'NotFoundPage', 'NotFoundPage.tsx')).toContain('<PublicLayout>')
  })
})

it('/{slug} comes after every other route', () => {
  expect(routes.length).toBeGreaterThan(40)
  expect(routes.at(-1)).toBe('/{slug}')
})
