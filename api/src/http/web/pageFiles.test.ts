import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { readPageFiles } from './pageFiles'

const route = (name: string, pattern: string, isPrivate = false) => ({
  name,
  pattern,
  isPrivate,
  files: [`assets/${name}.js`],
  words: { en: [`assets/${name}-en.js`], fil: [`assets/${name}-fil.js`] },
})

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sulong-web-'))
fs.writeFileSync(
  path.join(folder, 'routes.json'),
  JSON.stringify([
    route('login', '^/login$'),
    route('home', '^/$', true),
    route('viewCourse', '^/courses/my-courses/(\\d+)$', true),
    route('slug', '^/([^/]+)$'),
  ])
)
afterAll(() => fs.rmSync(folder, { recursive: true }))

const pageFiles = readPageFiles(folder)
const ask = (pathname: string, isSignedIn = true, lang?: string) =>
  pageFiles({ pathname, isSignedIn, lang })

describe('the files of a page', () => {
  it.each([
    ['/', 'home'],
    ['/login', 'login'],
    ['/login/', 'login'],
    ['/courses/my-courses/7', 'viewCourse'],
    ['/freelance-kickstart', 'slug'],
  ])('%s is answered by %s', (pathname, name) => {
    expect(ask(pathname)?.name).toBe(name)
  })

  it.each(['/courses/my-courses/seven', '/no/such/page'])(
    'Do not exist for %s',
    (pathname) => expect(ask(pathname)).toBeNull()
  )

  it.each([
    ['fil', 'assets/home-fil.js'],
    ['en', 'assets/home-en.js'],
    ['de', 'assets/home-en.js'],
    [undefined, 'assets/home-en.js'],
  ])('Include the texts of %s', (lang, words) => {
    expect(ask('/', true, lang)?.files).toEqual(['assets/home.js', words])
  })

  it('Are those of the login page for a visitor at a private page', () => {
    expect(ask('/', false)?.files).toContain('assets/login.js')
    expect(ask('/freelance-kickstart', false)?.files).toContain(
      'assets/slug.js'
    )
  })

  it('Are empty before the web side was built', () => {
    const empty = readPageFiles(path.join(folder, 'nothing'))
    expect(empty({ pathname: '/', isSignedIn: true, lang: 'en' })).toBeNull()
  })
})
