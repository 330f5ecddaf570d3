import { useApolloClient } from '@apollo/client'

import { render, screen, waitFor } from '@redwoodjs/testing/web'

import { useStatementDecisions } from './useStatementDecisions'

const Decisions = () => {
  const { approveSure, confirmDialog } = useStatementDecisions({ id: 1 })
  const { cache } = useApolloClient()
  return (
    <>
      <button onClick={approveSure}>Approve</button>
      <button
        onClick={() => (document.title = JSON.stringify(cache.extract()))}
      >
        Cache
      </button>
      {confirmDialog}
    </>
  )
}

it('Looking for sure lines does not change the list on screen', async () => {
  mockGraphQLQuery('SureLinesQuery', () => ({
    statementLinesPage: {
      __typename: 'StatementLinesPage',
      total: 1,
      rows: [
        {
          __typename: 'StatementLine',
          id: 7,
          confidence: 90,
          shown: '2:56',
          approverName: null,
          memberName: 'Ella Soriano',
          amountCentavos: 199_966,
        },
      ],
    },
  }))
  render(<Decisions />)
  screen.getByText('Approve').click()
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    '₱1,999.66 · Ella Soriano · '
  )
  screen.getByText('Cache').click()
  await waitFor(() => expect(document.title).toMatch(/^{/))
  expect(document.title).not.toContain('StatementLine')
})
