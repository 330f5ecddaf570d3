import { logger } from 'src/lib/logger'

import { firstScreensOf } from './readFirstScreens'
import { withFirstScreen } from './withFirstScreen'

// Its own tests read the answers from the database.
jest.mock('./answers', () => ({
  findAnswers: async ({ name }: { name: string }) =>
    name === 'login' ? {} : null,
}))

const html =
  '<html><head></head><body><div id="redwood-app"></div></body></html>'
const login = { name: 'login', pathname: '/login', search: '', files: [] }
const visitor = { lang: 'fil' } as const

const open = (
  render: Parameters<typeof firstScreensOf>[0]['render'],
  page: Parameters<typeof withFirstScreen>[2] = login
) =>
  withFirstScreen(
    html,
    firstScreensOf({ render }, () => ''),
    page,
    visitor
  )

it('Contains what the renderer makes of the page in the visitor’s language', async () => {
  const render = jest.fn(() => '<h1>Mabuhay</h1>')
  expect(await open(render)).toContain('<h1>Mabuhay</h1>')
  expect(render).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'login', lang: 'fil', answers: {} })
  )
})

it.each(['privacyPolicy', 'home'])(
  'The page %s goes out as it is',
  async (name) => {
    const render = jest.fn(() => '<h1>never</h1>')
    expect(await open(render, { ...login, name })).toBe(html)
    expect(render).not.toHaveBeenCalled()
  }
)

it('A page goes out as it is if its first screen fails', async () => {
  const warn = jest.spyOn(logger, 'warn').mockImplementation(() => {})
  const failing = () => {
    throw new Error('a component that needs a browser')
  }
  expect(await open(failing)).toBe(html)
  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({ path: '/login' }),
    expect.any(String)
  )
  warn.mockRestore()
})

it('Visitors of an advertisement share a page; their coupon stays', async () => {
  const render = jest.fn(() => '<h1>Learn</h1>')
  const page = { ...login, search: '?coupon=TEN&fbclid=x1&aff=ana' }
  expect(await open(render, page)).toContain('<h1>Learn</h1>')
  expect(render).toHaveBeenCalledWith(
    expect.objectContaining({ search: '?coupon=TEN&aff=ana' })
  )
})

it('Equal answers are rendered once', () => {
  const render = jest.fn(() => '<h1>Learn</h1>')
  const firstScreens = firstScreensOf({ render }, () => '')
  const screen = {
    name: 'slug',
    pathname: '/k',
    search: '',
    lang: 'en' as const,
  }
  for (const price of [1, 1, 2, 1]) firstScreens(screen, { price })
  expect(render).toHaveBeenCalledTimes(2)
})

describe('URLs that a stranger invents', () => {
  const screen = (n: number) => ({
    name: 'login',
    pathname: '/login',
    search: `?email=${n}%40example.com`,
    lang: 'en' as const,
  })

  it('are rendered some times a second, and the same ones again from memory', () => {
    const render = jest.fn(() => '<h1>Sign in</h1>')
    let ms = 0
    const firstScreens = firstScreensOf({ render }, () => '', {
      renderedASecond: 3,
      now: () => ms,
    })
    const shown = (count: number) =>
      Array.from({ length: count }, (_, n) => firstScreens(screen(n), {})).map(
        (rendered) => rendered !== null
      )
    expect(shown(5)).toEqual([true, true, true, false, false])
    expect(shown(3)).toEqual([true, true, true])
    ms = 1000
    expect(shown(5)).toEqual([true, true, true, true, true])
    expect(render).toHaveBeenCalledTimes(5)
  })

  it('take less than half of the time, however long one takes', () => {
    let ms = 0
    const render = jest.fn(() => {
      ms += 300
      return '<h1>Sign in</h1>'
    })
    const firstScreens = firstScreensOf({ render }, () => '', {
      now: () => ms,
      spent: () => ms,
    })
    for (let n = 0; n < 1000; n++) {
      firstScreens(screen(n), {})
      ms += 10
    }
    expect(render.mock.calls.length * 300).toBeLessThan(ms / 2)
    expect(render.mock.calls.length * 300).toBeGreaterThan(ms / 4)
  })

  it('never fill the memory: the oldest pages are forgotten', () => {
    const render = jest.fn(() => 'x'.repeat(1000))
    const firstScreens = firstScreensOf({ render }, () => '', {
      keptCharacters: 3500,
      renderedASecond: 100,
    })
    for (const n of [1, 2, 3, 4]) firstScreens(screen(n), {})
    firstScreens(screen(4), {})
    firstScreens(screen(2), {})
    expect(render).toHaveBeenCalledTimes(4)
    firstScreens(screen(1), {})
    expect(render).toHaveBeenCalledTimes(5)
  })
})
