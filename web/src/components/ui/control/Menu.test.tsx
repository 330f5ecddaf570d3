import { fireEvent, render, screen } from '@redwoodjs/testing/web'

import { Menu } from './Menu'

describe('Menu', () => {
  it('opens by keyboard, runs an item and follows a link item', async () => {
    const onSelect = jest.fn()
    render(
      <Menu
        button={<button>More</button>}
        items={[
          { label: 'Revoke', onSelect },
          { label: 'Edit', to: '/edit' },
        ]}
      />
    )

    fireEvent.keyDown(screen.getByText('More'), { key: 'Enter' })
    expect(
      await screen.findByRole('menuitem', { name: 'Edit' })
    ).toHaveAttribute('href', '/edit')
    fireEvent.click(screen.getByRole('menuitem', { name: 'Revoke' }))
    expect(onSelect).toHaveBeenCalled()
  })
})
