import { fireEvent, render, screen, waitFor } from '@redwoodjs/testing/web'

import { RecordActions } from './RecordActions'

const open = () => {
  const onDelete = jest.fn()
  render(
    <RecordActions
      name="Kickstart"
      editTo="/products/7/edit"
      onDelete={onDelete}
    />
  )
  return onDelete
}

const ask = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  return screen.findByRole('dialog', { name: /Kickstart/ })
}

describe('the actions of a record', () => {
  it('include a link to edit it', () => {
    open()
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      '/products/7/edit'
    )
  })

  it('delete it after a question that names it', async () => {
    const onDelete = open()
    await ask()
    expect(onDelete).not.toHaveBeenCalled()
    const [confirm] = screen
      .getAllByRole('button', { name: 'Delete' })
      .slice(-1)
    fireEvent.click(confirm)
    await waitFor(() => expect(onDelete).toHaveBeenCalledTimes(1))
  })

  it.each([
    [
      'Cancel',
      () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' })),
    ],
    [
      'Escape',
      (dialog: HTMLElement) => fireEvent.keyDown(dialog, { key: 'Escape' }),
    ],
  ])('keep it after %s', async (_, leave) => {
    const onDelete = open()
    leave(await ask())
    await waitFor(() =>
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    )
    expect(onDelete).not.toHaveBeenCalled()
  })
})
