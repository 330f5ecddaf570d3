import { render, screen } from '@redwoodjs/testing/web'

import { ProgressBar } from './ProgressBar'

describe('ProgressBar', () => {
  it.each([
    [-3, '0'],
    [66.7, '66'],
    [140, '100'],
  ])('shows %p as %s percent', (percent, shown) => {
    render(<ProgressBar percent={percent} withFigure />)
    expect(screen.getByRole('progressbar')).toHaveAttribute(
      'aria-valuenow',
      shown
    )
    expect(screen.getByText(`${shown}%`)).toBeInTheDocument()
  })
})
