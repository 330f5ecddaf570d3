import {
  fireEvent,
  mockCurrentUser,
  mockGraphQLMutation,
  mockGraphQLQuery,
  render,
  screen,
  waitFor,
  within,
} from '@redwoodjs/testing/web'

import { toast } from 'src/lib/browser/toast'

import { ManualEnrol } from './ManualEnrol'

import { formatShownDay } from '$api/src/shared/manilaTime'

const funnel = {
  __typename: 'Funnel',
  id: 'f1',
  name: 'Kickstart',
  productId: 3,
  slug: 'kickstart',
  validityByDays: 365,
  startByDays: 0,
  seatLimit: null,
  seatsTaken: 0,
  product: {
    __typename: 'Product',
    id: 3,
    name: 'Membership',
    priceCentavos: 599_900,
  },
  priceOverrideCentavos: null,
  accessLevelIds: ['member'],
  funnelPaymentTerm: [
    { __typename: 'FunnelPaymentTerm', paymentTermId: 'monthly' },
    { __typename: 'FunnelPaymentTerm', paymentTermId: 'one-time' },
  ],
}

const term = (id: string) => ({
  __typename: 'PaymentTerm',
  id,
  label: id,
  isActive: true,
})

const asked = jest.fn()
const previewed = jest.fn()
const sent = jest.fn()

const open = ({
  products = [{ id: 3, name: 'Membership' }],
  may = true,
} = {}) => {
  mockCurrentUser({
    roles: ['admin'],
    pageAccess: {},
    functionAccess: { 'user_enroll/unenroll': may },
  } as never)
  mockGraphQLQuery('EnrolProductsQuery', () => ({
    products: products.map((each) => ({ __typename: 'Product', ...each })),
  }))
  mockGraphQLQuery('EnrolFunnelsQuery', (variables) => {
    asked(variables)
    const funnels = [
      funnel,
      { ...funnel, id: 'f2', name: 'Full', seatLimit: 0 },
    ]
    return { funnelsByProductId: variables.productId === 3 ? funnels : [] }
  })
  mockGraphQLQuery('EnrolTermsQuery', () => ({
    paymentTermsByFunnelId: [term('monthly'), term('one-time')],
  }))
  mockGraphQLQuery('EnrollmentPreviewQuery', (variables) => {
    previewed(variables)
    const bill = { totalCentavos: 599_900, payments: 3, firstCentavos: 199_968 }
    return {
      enrollmentPreview: {
        name: 'Cora Walk',
        email: 'cora@example.com',
        funnels: [
          {
            id: 'f1',
            productName: 'Membership',
            levels: ['Member'],
            startsOn: '2026-12-03',
            firstDay: '2026-12-04',
            ...bill,
          },
        ],
      },
    } as never
  })
  mockGraphQLMutation('ManualUserSubscriptionMutation', (variables) => {
    sent(variables)
    return { manualUserSubscription: { id: 7 } }
  })
  render(<ManualEnrol userId={7} />)
}

const chooseProduct = async (id: number) =>
  fireEvent.change(await screen.findByLabelText('Product'), {
    target: { value: String(id) },
  })

beforeEach(() => {
  jest.clearAllMocks()
  window.history.pushState({}, '', '/view-subscription/7?t=1')
  jest.spyOn(toast, 'success').mockResolvedValue()
})

describe('manual enrolment', () => {
  it('names the missing choice', async () => {
    open({
      products: [
        { id: 3, name: 'Membership' },
        { id: 4, name: 'Bare' },
      ],
    })
    expect(
      await screen.findByText('There are no selected funnels')
    ).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Enroll' }))
    expect(
      await screen.findByText('Please select atleast one funnel!')
    ).toBeInTheDocument()
    await chooseProduct(4)
    expect(await screen.findByText('No funnels available')).toBeInTheDocument()
    expect(sent).not.toHaveBeenCalled()
  })

  it('says that there are no products', async () => {
    open({ products: [] })
    expect(
      await screen.findByText('No available product for the moment')
    ).toBeInTheDocument()
  })

  it('selects and removes funnels, except those the person has', async () => {
    open()
    await chooseProduct(3)
    const select = await screen.findByRole('button', {
      name: 'Select Kickstart',
    })
    expect(asked).toHaveBeenCalledWith({
      productId: 3,
      hidden: { value: true, userId: 7 },
    })
    expect(screen.getByText('All seats are taken.')).toBeInTheDocument()
    expect(
      screen.queryByRole('button', { name: 'Select Full' })
    ).not.toBeInTheDocument()
    fireEvent.click(select)
    // The button remains in place and keeps the focus.
    expect(select).toHaveAccessibleName('Selected: Kickstart')
    expect(select).toHaveAttribute('aria-pressed', 'true')
    fireEvent.click(screen.getByRole('button', { name: 'Remove Kickstart' }))
    expect(
      screen.getByText('There are no selected funnels')
    ).toBeInTheDocument()
    expect(
      screen.getByRole('heading', { name: 'Selected funnels' })
    ).toHaveFocus()
  })

  it('offers no buttons without the right to enrol', async () => {
    open({ may: false })
    await chooseProduct(3)
    expect(await screen.findByText('Kickstart')).toBeInTheDocument()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('asks for confirmation, and sends an invalid number of days as null', async () => {
    open()
    await chooseProduct(3)
    fireEvent.click(
      await screen.findByRole('button', { name: 'Select Kickstart' })
    )
    expect(screen.getByLabelText('Valid for (days)')).toHaveValue('365')
    await waitFor(() =>
      expect(screen.getByLabelText('Payment term')).toHaveValue('one-time')
    )
    fireEvent.change(screen.getByLabelText('Valid for (days)'), {
      target: { value: 'forever' },
    })
    fireEvent.change(screen.getByLabelText('Starts after (days)'), {
      target: { value: '3' },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Enroll' }))
    const dialog = await screen.findByRole('dialog', {
      name: 'Are you sure to enroll user 7?',
    })
    const funnelDetails = [
      {
        id: 'f1',
        paymentTerm: 'one-time',
        validityByDays: null,
        startByDays: 3,
      },
    ]
    for (const text of [
      'Cora Walk',
      'Membership · Member',
      `Access from ${formatShownDay('2026-12-03', 'en')}`,
      `Bill of ₱5,999.00 in 3 payments, the first of ₱1,999.68 due ${formatShownDay('2026-12-04', 'en')}`,
      'cora@example.com gets the welcome mail at once.',
    ])
      expect(await within(dialog).findByText(text)).toBeInTheDocument()
    expect(previewed).toHaveBeenCalledWith({ id: 7, funnelDetails })
    expect(sent).not.toHaveBeenCalled()
    fireEvent.click(
      [...dialog.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Enroll'
      ) as HTMLElement
    )
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ id: 7, funnelDetails })
    )
    await waitFor(() =>
      expect(toast.success).toHaveBeenCalledWith('User Enrolled Successfully!')
    )
    expect(location.pathname + location.search).toBe('/view-subscription/7')
  })
})
