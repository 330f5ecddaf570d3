import { act, fireEvent, render, screen } from '@redwoodjs/testing/web'

import { addCarriedCodes } from './addCarriedCodes'
import { RedirectNotice } from './RedirectNotice'

const mockNavigate = jest.fn()
jest.mock('@redwoodjs/router', () => ({
  ...jest.requireActual('@redwoodjs/router'),
  navigate: (...args: unknown[]) => mockNavigate(...args),
}))

const rule = {
  id: 1,
  target: '/fast',
  countdownSec: 3,
  title: 'Onward',
  text: 'There',
}

const show = () => render(<RedirectNotice rule={rule as never} />)
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms))

beforeEach(() => {
  mockNavigate.mockClear()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

describe('the redirect countdown', () => {
  it('names its target and leads there', () => {
    show()
    expect(screen.getByRole('status')).toHaveTextContent(
      'You are going to /fast in 3 seconds.'
    )
    for (let second = 0; second < 4; second++) pass(1_000)
    expect(mockNavigate).toHaveBeenCalledWith('/fast', { replace: true })
  })

  it('pauses while it has the focus, and continues after', () => {
    show()
    const skip = screen.getByRole('link', { name: 'Go now' })
    fireEvent.focus(skip)
    for (let second = 0; second < 9; second++) pass(1_000)
    expect(mockNavigate).not.toHaveBeenCalled()
    fireEvent.blur(skip)
    for (let second = 0; second < 4; second++) pass(1_000)
    expect(mockNavigate).toHaveBeenCalledTimes(1)
  })

  it('stops on request', () => {
    show()
    fireEvent.click(screen.getByRole('button', { name: 'Stay here' }))
    for (let second = 0; second < 9; second++) pass(1_000)
    expect(mockNavigate).not.toHaveBeenCalled()
    expect(screen.getByRole('status')).toHaveTextContent('You stay here.')
  })

  it('leads on at once on request', () => {
    show()
    fireEvent.click(screen.getByRole('link', { name: 'Go now' }))
    expect(mockNavigate).toHaveBeenCalledWith('/fast', { replace: true })
  })
})

describe('the target with the visitor’s coupon and affiliate', () => {
  it.each([
    ['/fast', { coupon: 'A&B', aff: 'x' }, '/fast?coupon=A%26B&aff=x'],
    ['/fast?coupon=OWN', { coupon: 'A' }, '/fast?coupon=OWN'],
    ['/fast', {}, '/fast'],
    ['https://example.com/', { coupon: 'A' }, 'https://example.com/'],
  ])('for %s with %j is %s', (target, carried, whole) => {
    expect(addCarriedCodes(target, carried)).toBe(whole)
  })
})
