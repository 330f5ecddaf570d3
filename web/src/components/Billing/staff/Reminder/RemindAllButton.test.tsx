import {
  fireEvent,
  mockGraphQLQuery,
  render,
  screen,
  waitFor,
} from '@redwoodjs/testing/web'

import { toast } from 'src/lib/browser/toast'

import { RemindAllButton } from './RemindAllButton'

const press = (people: number) => {
  mockGraphQLQuery('OverdueToRemindQuery', () => ({ overdueToRemind: people }))
  render(<RemindAllButton />)
  fireEvent.click(screen.getByRole('button', { name: 'Remind all overdue' }))
}

it('Asks before it reminds everybody, with the number of people', async () => {
  press(12)
  expect(
    await screen.findByRole('dialog', { name: 'Remind 12 people?' })
  ).toBeInTheDocument()
})

it('Says that nobody is left to remind', async () => {
  jest.spyOn(toast, 'success').mockResolvedValue()
  press(0)
  await waitFor(() =>
    expect(toast.success).toHaveBeenCalledWith(
      'Nobody is left to remind today.'
    )
  )
})
