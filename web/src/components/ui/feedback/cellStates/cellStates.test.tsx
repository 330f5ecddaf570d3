import { ApolloError } from '@apollo/client'

import { fireEvent, render, screen, waitFor } from '@redwoodjs/testing/web'

import {
  CardsLoading,
  CellEmpty,
  CellFailure,
  DetailsLoading,
  FormLoading,
  RowsLoading,
  TableLoading,
} from './cellStates'
import { RecordFailure } from './RecordFailure'

const refused = (code: string, extensions = {}) =>
  new ApolloError({
    graphQLErrors: [
      {
        message: 'As the server said',
        extensions: { code, ...extensions },
      } as never,
    ],
  })

describe('the states of a Cell', () => {
  it.each([
    TableLoading,
    RowsLoading,
    DetailsLoading,
    FormLoading,
    CardsLoading,
  ])('%p says that it is loading', (Loading) => {
    render(<Loading />)
    expect(screen.getByRole('status', { name: 'Loading…' })).toBeInTheDocument()
  })

  it('explains a failure by its code, shows the reference and retries', async () => {
    const refetch = jest.fn().mockResolvedValue({})
    render(
      <CellFailure
        error={refused('NOT_FOUND', { requestId: 'req-1' })}
        queryResult={{ refetch }}
      />
    )

    expect(screen.getByRole('alert')).toHaveTextContent('This no longer exists')
    expect(screen.getByText('Reference req-1')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(refetch).toHaveBeenCalled())
  })

  it('shows the text of an unknown code', () => {
    render(<CellFailure error={refused('NEW_CODE')} />)
    expect(screen.getByText('As the server said')).toBeInTheDocument()
  })

  it('retries automatically when the connection is back', async () => {
    const refetch = jest.fn()
    render(
      <CellFailure
        error={new ApolloError({ networkError: new Error('offline') })}
        queryResult={{ refetch }}
      />
    )

    expect(
      await screen.findByText('This page is not kept on this device')
    ).toBeInTheDocument()
    fireEvent(window, new Event('online'))
    expect(refetch).toHaveBeenCalled()
  })

  it('shows the forbidden page for a refused record', async () => {
    render(<RecordFailure error={refused('FORBIDDEN')} />)
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Access Restricted'
    )
    expect(
      screen.queryByRole('button', { name: 'Try again' })
    ).not.toBeInTheDocument()
  })

  it('shows the not-found page for a missing record', () => {
    const { rerender } = render(<RecordFailure error={refused('NOT_FOUND')} />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Page not found'
    )
    rerender(<RecordFailure error={refused('NEW_CODE')} />)
    expect(screen.getByRole('alert')).toHaveTextContent('As the server said')
  })

  it('has a text for an empty answer', () => {
    render(<CellEmpty />)
    expect(screen.getByText('No data here')).toBeInTheDocument()
  })
})
