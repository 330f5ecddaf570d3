import { ApolloProvider } from '@apollo/client'

import { renderHook } from '@redwoodjs/testing/web'

import { useFetchFile } from './useFetchFile'

it('All parts of a file are requested until none is left', async () => {
  const answers = [
    { rows: [1, 2], next: '9_2' },
    { rows: [3], next: null },
  ]
  const asked: unknown[] = []
  const client = {
    query: async ({ variables }: { variables: { after: string } }) => {
      asked.push(variables.after)
      return { data: { page: answers[asked.length - 1] } }
    },
  }
  const query = gql`
    query PaymentsOfAFile {
      onlinePayment
    }
  `
  const { result } = renderHook(() => useFetchFile<number>(query, {}), {
    wrapper: ({ children }) => (
      <ApolloProvider client={client as never}>{children}</ApolloProvider>
    ),
  })
  expect(await result.current()).toEqual([1, 2, 3])
  expect(asked).toEqual(['', '9_2'])
})
