import { act, fireEvent, render, screen } from '@redwoodjs/testing/web'

import PrivacyPolicyPage from 'src/pages/Marketing/PrivacyPolicyPage/PrivacyPolicyPage'

import { Pixel } from './Pixel'
import { reloadWithoutPixel } from './reloadWithoutPixel'
import { startPixel } from './startPixel'

jest.mock('./reloadWithoutPixel', () => ({ reloadWithoutPixel: jest.fn() }))

const ID = '123456789012345'
const KEY = 'pixelConsent'

const scripts = () => document.head.querySelectorAll('script[src*=fbevents]')
const calls = () => window.fbq?.queue.map(([name, what]) => `${name} ${what}`)
const bar = () => screen.queryByRole('region', { name: /advertising/ })
const go = (path: string) => act(() => window.history.pushState({}, '', path))
const configure = () => {
  document.head.innerHTML = `<meta name="sulong:pixel" content="${ID}" />`
}

beforeEach(() => {
  localStorage.clear()
  document.head.innerHTML = ''
  delete window.fbq
  window.history.replaceState({}, '', '/')
  jest.mocked(reloadWithoutPixel).mockClear()
})

describe('without a pixel id', () => {
  it('no one is asked, and nothing is loaded', async () => {
    localStorage.setItem(KEY, '"yes"')
    const before = document.body.children.length
    startPixel()
    expect(document.body.children).toHaveLength(before)
    expect(scripts()).toHaveLength(0)
  })

  it('the privacy policy offers no choice', async () => {
    render(<PrivacyPolicyPage />)
    await screen.findByRole('heading', { level: 1 })
    expect(bar()).not.toBeInTheDocument()
  })
})

describe('a visitor', () => {
  it('is asked, and nothing is loaded before the answer', async () => {
    render(<Pixel id={ID} />)
    expect(
      await screen.findByRole('button', { name: 'Accept' })
    ).toBeInTheDocument()
    expect(scripts()).toHaveLength(0)
  })

  it('who accepts is remembered, and their page views are counted', async () => {
    render(<Pixel id={ID} />)
    fireEvent.click(await screen.findByRole('button', { name: 'Accept' }))
    expect(bar()).not.toBeInTheDocument()
    expect(localStorage.getItem(KEY)).toBe('"yes"')
    expect(scripts()).toHaveLength(1)
    go('/courses')
    expect(scripts()).toHaveLength(1)
    expect(calls()?.filter((call) => call === 'track PageView')).toHaveLength(2)
    expect(calls()).toContain(`init ${ID}`)
  })

  it('who refuses is remembered, and nothing is loaded', async () => {
    const { unmount } = render(<Pixel id={ID} />)
    fireEvent.click(await screen.findByRole('button', { name: 'No thanks' }))
    unmount()
    render(<Pixel id={ID} />)
    expect(bar()).not.toBeInTheDocument()
    expect(localStorage.getItem(KEY)).toBe('"no"')
    expect(scripts()).toHaveLength(0)
  })

  it('can change the answer below the privacy policy', async () => {
    configure()
    localStorage.setItem(KEY, '"yes"')
    render(
      <>
        <Pixel id={ID} />
        <PrivacyPolicyPage />
      </>
    )
    expect(await screen.findByText(/You have agreed/)).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'No thanks' }))
    expect(screen.getByText(/is not loaded/)).toBeInTheDocument()
    expect(calls()?.at(-1)).toBe('consent revoke')
    const sent = calls()?.length
    go('/courses')
    expect(
      calls()
        ?.slice(sent)
        .filter((call) => call.startsWith('track'))
    ).toEqual([])
  })
})

describe('on pages whose address may hold a reset token', () => {
  it('no one is asked and nothing is loaded', () => {
    localStorage.setItem(KEY, '"yes"')
    window.history.replaceState({}, '', '/reset-password?resetToken=x')
    render(<Pixel id={ID} />)
    expect(scripts()).toHaveLength(0)
    expect(reloadWithoutPixel).not.toHaveBeenCalled()
  })

  it('a page with the pixel is reloaded without it', () => {
    localStorage.setItem(KEY, '"yes"')
    render(<Pixel id={ID} />)
    const sent = calls()?.length
    go('/reset-password?resetToken=x')
    expect(reloadWithoutPixel).toHaveBeenCalledTimes(1)
    expect(calls()).toHaveLength(sent ?? 0)
  })
})
