import { fireEvent, render, screen } from '@redwoodjs/testing/web'

import { Drawer } from './Drawer'

describe('Drawer', () => {
  it('is 450 px wide, has the focus, and closes', () => {
    const onClose = jest.fn()
    render(
      <Drawer isOpen onClose={onClose} title="Stage 2">
        Tasks
      </Drawer>
    )
    expect(screen.getByRole('dialog', { name: 'Stage 2' })).toHaveStyle({
      width: '450px',
    })
    expect(screen.getByRole('dialog', { name: 'Stage 2' })).toHaveFocus()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalled()
  })
})
