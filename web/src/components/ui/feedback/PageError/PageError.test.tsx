import { render, screen } from '@redwoodjs/testing/web'

import { PageErrorBoundary } from './PageError'

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
})
