import { act, fireEvent, render, screen } from '@redwoodjs/testing/web'

import { keptPages } from 'src/serviceWorker/keptPages'

import NotKept from './NotKept'

jest.mock('src/serviceWorker/keptPages', () => ({ keptPages: jest.fn() }))
const kept = keptPages as jest.Mock

const show = async () => {
  const onRetry = jest.fn().mockResolvedValue(undefined)
  render(<NotKept instead="instead" onRetry={onRetry} />)
  await screen.findByRole('heading', {
    name: 'This page is not kept on this device',
  })
  return onRetry
}

describe('a page that the device does not keep', () => {
  it('names what opens without a connection', async () => {
    kept.mockResolvedValue({
      hasHome: true,
      hasCourses: true,
      lessons: [{ courseId: 3, id: 8, name: 'A quiet corner' }],
    })
    await show()
    const links = await screen.findAllByRole('link')
    expect(
      links.map((link) => [link.textContent, link.getAttribute('href')])
    ).toEqual([
      ['Home', '/'],
      ['My Courses', '/courses/my-courses'],
      ['A quiet corner', '/courses/my-courses/3/8'],
    ])
  })

  it('promises nothing without a service worker', async () => {
    kept.mockRejectedValue(new ReferenceError('caches is not defined'))
    await show()
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  })

  it('opens by itself when the connection is back, or by the button', async () => {
    kept.mockResolvedValue({ hasHome: false, hasCourses: false, lessons: [] })
    const onRetry = await show()
    await act(async () => void window.dispatchEvent(new Event('online')))
    expect(onRetry).toHaveBeenCalledTimes(1)
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    })
    expect(onRetry).toHaveBeenCalledTimes(2)
  })
})
