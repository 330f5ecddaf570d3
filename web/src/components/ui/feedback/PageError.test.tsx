import { render, screen } from '@redwoodjs/testing/web'

import { PageErrorBoundary } from './PageError'

const realFetch = globalThis.fetch

// On a busy machine the first import takes longer than a test waits.
beforeAll(() => import('src/components/ui/feedback/NotKept/NotKept'))

const Throws = () => {
  throw new Error('broken')
}

describe('PageErrorBoundary', () => {
  it('says that the page cannot be shown', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    render(
      <PageErrorBoundary>
        <Throws />
      </PageErrorBoundary>
    )
    expect(
      screen.getByText(
        'Something went wrong and we are unable to show this page.'
      )
    ).toBeInTheDocument()
    jest.restoreAllMocks()
  })

  it.each([
    ['the device is offline', false, new Error('broken')],
    [
      'the server cannot be reached',
      true,
      new TypeError('Failed to fetch dynamically imported module'),
    ],
  ])('says that the page is not kept if %s', async (_, onLine, error) => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
    globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('offline'))
    const Fails = () => {
      throw error
    }
    render(
      <PageErrorBoundary>
        <Fails />
      </PageErrorBoundary>
    )
    expect(
      await screen.findByText('This page is not kept on this device')
    ).toBeInTheDocument()
    globalThis.fetch = realFetch
    jest.restoreAllMocks()
  })
})
