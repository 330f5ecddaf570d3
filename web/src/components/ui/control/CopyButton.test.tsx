import { fireEvent, render, screen } from '@redwoodjs/testing/web'

import { CopyButton } from './CopyButton'

describe('CopyButton', () => {
  it('copies and confirms it', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined)
    Object.assign(navigator, { clipboard: { writeText } })
    render(<CopyButton text="INV-2026-000123" />)

    fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
    expect(await screen.findByText('Copied')).toBeInTheDocument()
    expect(writeText).toHaveBeenCalledWith('INV-2026-000123')
  })

  it('may be an icon with a name', () => {
    render(<CopyButton text="0917" label="Copy number" iconOnly />)
    expect(screen.getByRole('button', { name: 'Copy number' })).toHaveClass(
      'btn-square'
    )
  })
})
