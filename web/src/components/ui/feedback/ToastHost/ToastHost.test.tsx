import { toast as hotToast } from 'react-hot-toast'

import { act, render, screen, waitFor } from '@redwoodjs/testing/web'

import { toast } from 'src/lib/browser/toast'

import { ToastHost } from './ToastHost'

// jsdom lacks matchMedia.
beforeAll(() => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList
})
afterEach(() => act(() => hotToast.remove()))

const say = (kind: 'success' | 'error', message: string) =>
  act(async () => void toast[kind](message))

it('The toaster loads with the first message and shows messages sent before it loaded', async () => {
  const { container } = render(<ToastHost />)
  expect(container).toBeEmptyDOMElement()
  await say('success', 'Email Sent!')
  expect(await screen.findByText('Email Sent!')).toBeInTheDocument()
})

describe('a message', () => {
  it.each([
    ['success', 'status', 'polite'],
    ['error', 'alert', 'assertive'],
  ] as const)('of %s is announced as %s', async (kind, role, politeness) => {
    render(<ToastHost />)
    await say(kind, 'Said')
    const message = await screen.findByRole(role)
    expect(message).toHaveTextContent('Said')
    expect(message).toHaveAttribute('aria-live', politeness)
  })

  it('is shown as text, whatever it contains', async () => {
    const { container } = render(<ToastHost />)
    await say('error', '<img src=x onerror=alert(1)>')
    expect(
      await screen.findByText('<img src=x onerror=alert(1)>')
    ).toBeInTheDocument()
    expect(container.querySelector('img')).toBeNull()
  })

  it('of an error goes when something has succeeded since', async () => {
    render(<ToastHost />)
    await say('error', 'No connection')
    const error = await screen.findByText('No connection')
    await say('success', 'Posted')
    expect(await screen.findByText('Posted')).toBeInTheDocument()
    await waitFor(() => expect(error).not.toBeVisible())
  })

  it('is shown once when sent twice', async () => {
    render(<ToastHost />)
    await say('error', 'No connection')
    await screen.findByText('No connection')
    await say('error', 'No connection')
    expect(screen.getByText('No connection')).toBeInTheDocument()
  })

  it.each(['success', 'error'] as const)(
    'of the kind %s disappears after 3000 ms',
    async (kind) => {
      render(<ToastHost />)
      await say(kind, 'Soon gone')
      await screen.findByText('Soon gone')
      act(() => hotToast.remove())
      jest.useFakeTimers()
      try {
        await say(kind, 'Soon gone')
        // The library's exit animation takes another second.
        act(() => void jest.advanceTimersByTime(3000 + 999))
        expect(screen.getByText('Soon gone')).toBeInTheDocument()
        act(() => void jest.advanceTimersByTime(1))
        expect(screen.queryByText('Soon gone')).not.toBeInTheDocument()
      } finally {
        jest.useRealTimers()
      }
    }
  )
})
