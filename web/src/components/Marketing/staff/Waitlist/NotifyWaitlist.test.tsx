import {
  fireEvent,
  mockCurrentUser,
  mockGraphQLMutation,
  render,
  screen,
  waitFor,
  within,
} from '@redwoodjs/testing/web'

import { NotifyWaitlist } from './NotifyWaitlist'

const show = (
  given: { waiting: number; isOpen: boolean; isWaitingCapped?: boolean },
  mayEdit: boolean = true
) => {
  const list = { isWaitingCapped: false, ...given }
  mockCurrentUser({
    id: 1,
    roles: ['tribe-team-ro'],
    pageAccess: { editProduct: mayEdit },
    functionAccess: {},
  } as never)
  const notified = jest.fn(() => ({ notifyWaitlist: list.waiting }))
  mockGraphQLMutation('NotifyWaitlistMutation', notified)
  const { container } = render(<NotifyWaitlist funnelId="f1" list={list} />)
  return { notified, container }
}

describe('notifying the waiting list', () => {
  it('asks for confirmation before sending mails', async () => {
    const { notified } = show({ waiting: 3, isOpen: true })
    const button = screen.getByRole('button', { name: 'Notify 3 people' })
    fireEvent.click(button)
    const dialog = await screen.findByRole('dialog')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(notified).not.toHaveBeenCalled()

    fireEvent.click(button)
    fireEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', {
        name: 'Notify 3 people',
      })
    )
    await waitFor(() => expect(notified).toHaveBeenCalledTimes(1))
  })

  it('says that more than a thousand people wait', () => {
    show({ waiting: 1000, isWaitingCapped: true, isOpen: true })
    expect(
      screen.getByRole('button', { name: 'Notify 1000+ people' })
    ).toBeInTheDocument()
  })

  it('is not possible before enrolment is open', () => {
    show({ waiting: 3, isOpen: false })
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(screen.getByText(/once enrollment is open/)).toBeInTheDocument()
  })

  it.each([
    ['the list is empty', 0, true],
    ['the user may not edit funnels', 3, false],
  ])('is not offered when %s', (_, waiting, mayEdit) => {
    const { container } = show({ waiting, isOpen: true }, mayEdit)
    expect(container).toBeEmptyDOMElement()
  })
})
