import { ApolloError } from '@apollo/client'

import { render, screen } from '@redwoodjs/testing/web'

import { FactsLoading, recordFailure, RecordLoading } from './recordStates'

it.each([FactsLoading, RecordLoading])(
  '%p says that it is loading',
  (Loading) => {
    render(<Loading />)
    expect(screen.getByRole('status', { name: 'Loading…' })).toBeInTheDocument()
  }
)

it('A record that cannot be shown leaves a title on the page', async () => {
  const Failure = recordFailure('accounts.staff.accessLevel')
  render(<Failure error={new ApolloError({})} />)
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Access levels' })
  ).toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong')
})
