import {
  mockGraphQLQuery,
  render,
  screen,
  waitFor,
} from '@redwoodjs/testing/web'

import OrderedCoursesCell from 'src/components/Billing/PayFirst/OrderedCoursesCell'

const order = (firstPayment: object | null) =>
  mockGraphQLQuery('OrderedCoursesQuery', () => ({ firstPayment }))

it('The courses of an order that waits are listed, with a way to its steps', async () => {
  order({ __typename: 'FirstPayment', courses: ['Client-Getting'] })
  render(<OrderedCoursesCell />)
  expect(await screen.findByText('Client-Getting')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'See my order' })).toHaveAttribute(
    'href',
    '/'
  )
})

it('Nothing is listed without such an order', async () => {
  const asked = jest.fn(() => ({ firstPayment: null }))
  mockGraphQLQuery('OrderedCoursesQuery', asked)
  const { container } = render(<OrderedCoursesCell />)
  await waitFor(() => expect(asked).toHaveBeenCalled())
  expect(container).toHaveTextContent('')
})
