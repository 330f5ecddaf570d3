import { asKnown, filesOf, preloadRoutes } from './preloadRoutes'

const routes = [
  {
    name: 'course',
    pattern: '^/courses/my-courses/(\\d+)$',
    files: ['assets/course.js', 'assets/card.js'],
    words: { en: ['assets/learning-en.js'], fil: ['assets/learning-fil.js'] },
  },
  {
    name: 'slug',
    pattern: '^/([^/]+)$',
    files: ['assets/slug.js'],
    words: { en: [], fil: [] },
  },
]

it('A page’s files and texts are found by its path', () => {
  const known = asKnown(routes, 'fil')
  expect(filesOf(known, '/courses/my-courses/7')).toEqual([
    'assets/course.js',
    'assets/card.js',
    'assets/learning-fil.js',
  ])
  expect(filesOf(known, '/no/such/page')).toEqual([])
})

describe('a touched link', () => {
  const preloaded = () =>
    [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) =>
      link.getAttribute('href')
    )
  const touch = (href: string) => {
    document.body.innerHTML = `<a href="${href}"><b>go</b></a>`
    document
      .querySelector('b')
      ?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  }

  beforeAll(async () => {
    document.documentElement.lang = 'en'
    global.fetch = jest.fn(async () => ({
      ok: true,
      json: async () => routes,
    })) as never
    await preloadRoutes()
  })
  beforeEach(() => {
    document.head.innerHTML = ''
  })

  it('preloads its page’s files once', () => {
    touch('/courses/my-courses/7?from=home')
    touch('/courses/my-courses/8')
    expect(preloaded()).toEqual([
      '/assets/course.js',
      '/assets/card.js',
      '/assets/learning-en.js',
    ])
  })

  it('preloads nothing for other sites and unknown pages', () => {
    touch('https://example.com/courses/my-courses/7')
    touch('/no/such/page')
    expect(preloaded()).toEqual([])
  })
})
