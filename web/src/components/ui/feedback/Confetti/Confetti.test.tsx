import { render } from '@redwoodjs/testing/web'

import { Confetti } from './Confetti'

const cancel = jest.fn()
const animate = jest.fn(() => ({ cancel }))

const show = (isStill: boolean) => {
  window.matchMedia = (query: string) =>
    ({ matches: isStill && query.includes('reduced-motion') }) as MediaQueryList
  return render(<Confetti />)
}

beforeEach(() => {
  jest.clearAllMocks()
  Element.prototype.animate = animate as never
})
afterEach(() => {
  delete (window as Partial<Window>).matchMedia
  delete (Element.prototype as Partial<Element>).animate
})

describe('confetti', () => {
  it('falls once and blocks no clicks', () => {
    const { container, rerender } = show(false)
    const pieces = container.firstElementChild?.children.length
    expect(animate).toHaveBeenCalledTimes(Number(pieces))
    rerender(<Confetti />)
    expect(animate).toHaveBeenCalledTimes(Number(pieces))
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true')
    expect(container.firstChild).toHaveClass('pointer-events-none')
  })

  it('does not appear for users who prefer reduced motion', () => {
    show(true)
    expect(animate).not.toHaveBeenCalled()
  })

  it('stops when its page is left', () => {
    const { unmount } = show(false)
    unmount()
    expect(cancel).toHaveBeenCalledTimes(animate.mock.calls.length)
  })

  it('renders nothing if the browser cannot animate', () => {
    delete (Element.prototype as Partial<Element>).animate
    expect(() => show(false)).not.toThrow()
  })
})
