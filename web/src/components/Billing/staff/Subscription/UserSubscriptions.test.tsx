import {
  fireEvent,
  mockCurrentUser,
  mockGraphQLMutation,
  mockGraphQLQuery,
  render,
  screen,
  waitFor,
} from '@redwoodjs/testing/web'

import { toast } from 'src/lib/browser/toast'

import { UserSubscriptions } from './UserSubscriptions'

const held = (id: number, changes: object = {}) => ({
  __typename: 'SubscriptionRecord' as const,
  id,
  status: 'ACTIVE' as const,
  startsAt: '2026-01-01T00:00:00Z',
  expiry: '9999-12-31T00:00:00Z',
  isPrimary: false,
  pauseCause: null,
  productName: `Product ${id}`,
  paymentTermLabel: 'One-time',
  createdAt: '2026-01-01T00:00:00Z',
  funnel: { __typename: 'Funnel' as const, id: `f${id}`, name: `Funnel ${id}` },
  ...changes,
})

const open = (
  search: string,
  subscriptions: ReturnType<typeof held>[] = [],
  functionAccess: object = { 'user_enroll/unenroll': true, unsubscribe: true }
) => {
  window.history.pushState({}, '', `/view-subscription/7${search}`)
  mockCurrentUser({
    roles: ['admin'],
    pageAccess: { subscription: true },
    functionAccess,
  } as never)
  mockGraphQLQuery('EnrolProductsQuery', () => ({ products: [] }))
  mockGraphQLQuery('UserInvoicesQuery', () => ({
    user: { __typename: 'User', id: 7, invoices: [] },
  }))
  render(
    <UserSubscriptions
      person={{
        id: 7,
        name: 'Ben Cruz',
        email: 'b@example.com',
        subscriptions,
      }}
    />
  )
}

const actionsOf = (id: number) =>
  screen.queryByRole('button', { name: `Actions for Product ${id}` })

const openMenu = (id: number) =>
  fireEvent.keyDown(actionsOf(id) as HTMLElement, { key: 'Enter' })

beforeEach(() => jest.spyOn(toast, 'success').mockResolvedValue())

it.each([
  ['', 'User Subscriptions'],
  ['?t=0', 'User Subscriptions'],
  ['?t=1', 'Enroll to Funnel'],
  ['?t=2', 'Payment Records'],
  ['?t=3', 'User Subscriptions'],
  ['?t=-1', 'User Subscriptions'],
  ['?t=x', 'User Subscriptions'],
])('The query "%s" opens the tab %s', (search, title) => {
  open(search)
  expect(
    screen.getByRole('heading', { name: 'Subscriptions of Ben Cruz' })
  ).toBeInTheDocument()
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'User Subscriptions',
    'Enroll to Funnel',
    'Payment Records',
  ])
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(title)
})

it('A user without subscriptions gets an empty state', () => {
  open('')
  expect(screen.getByText('No Subscription Records here')).toBeInTheDocument()
})

it('Each subscription shows its end, and actions with the right to enrol', () => {
  open('', [held(1), held(2, { expiry: '2026-01-05T16:00:00Z' })])
  expect(screen.getByText('Lifetime Access')).toBeInTheDocument()
  expect(screen.getByText('(Expired)')).toBeInTheDocument()
  expect(actionsOf(1)).toBeInTheDocument()
})

it('Without the right to enrol there are no actions', () => {
  open('', [held(1)], { unsubscribe: true })
  expect(actionsOf(1)).not.toBeInTheDocument()
})

it.each([
  ['is active', {}, ['Make primary', 'Pause', 'Unsubscribe']],
  ['is primary', { isPrimary: true }, ['Pause', 'Unsubscribe']],
  ['is paused', { status: 'PAUSED' }, ['Resume', 'Unsubscribe']],
  ['is pending', { status: 'PENDING', expiry: null }, ['Unsubscribe']],
])('The actions of a subscription that %s', async (_, changes, labels) => {
  open('', [held(1, changes)])
  openMenu(1)
  const items = await screen.findAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(labels)
})

it.each(['UNENROLLED', 'SUPERSEDED'])(
  'A subscription with the status %s has no actions',
  (status) => {
    open('', [held(1, { status })])
    expect(actionsOf(1)).not.toBeInTheDocument()
  }
)

describe('several live subscriptions', () => {
  it('are named while none is primary', () => {
    open('', [held(1), held(2), held(3, { status: 'PAUSED' })])
    expect(screen.getByRole('note')).toHaveTextContent(
      'Multiple Subscriptions FoundProduct 1 (Funnel 1), Product 2 (Funnel 2) give access at the same time.'
    )
  })

  it('are fine when one is primary', () => {
    open('', [held(1, { isPrimary: true }), held(2)])
    expect(screen.queryByRole('note')).not.toBeInTheDocument()
    expect(screen.getByText('Primary')).toBeInTheDocument()
  })
})

it('Unsubscribing asks first, and the reason is optional', async () => {
  const sent = jest.fn()
  mockGraphQLMutation('UnsubscribeMutation', (variables) => {
    sent(variables)
    return { manualUserUnsubscription: { id: 1 } }
  })
  open('', [held(1)])
  openMenu(1)
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Unsubscribe' }))
  await screen.findByRole('dialog', { name: 'Unsubscribe this member?' })
  expect(sent).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }))
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({ subscriptionId: 1, reason: null })
  )
  await waitFor(() =>
    expect(toast.success).toHaveBeenCalledWith(
      'User unsubscribed to funnel successfully!'
    )
  )
})
