import { mockGraphQLQuery, render, screen } from '@redwoodjs/testing/web'

import MembershipGate from './MembershipGate'

const open = (
  membershipGate: { isOpen: boolean; link: string | null },
  firstPayment: object | null = null
) => {
  mockGraphQLQuery('MembershipGateQuery', () => ({
    membershipGate,
    firstPayment,
  }))
  render(<MembershipGate />)
}

it.each([
  [true, '/freelance-kickstart', 'See the offer', /Enrollment is open now/],
  [
    false,
    '/checkout/closed?funnel=a',
    'Join the waitlist',
    /join the waitlist/,
  ],
  [false, 'https://school.example/wait', 'Join the waitlist', /opening soon/],
])(
  'The gate with an open offer (%s) leads to %s',
  async (isOpen, link, name, text) => {
    open({ isOpen, link })
    expect((await screen.findAllByText(text))[0]).toBeInTheDocument()
    const links = screen.getAllByRole('link', { name, hidden: true })
    expect(links[0]).toHaveAttribute('href', link)
  }
)

it('The gate offers nothing to those whose order waits, and leads to its steps', async () => {
  open({ isOpen: true, link: '/freelance-kickstart' }, { courses: [] })
  const [link] = await screen.findAllByRole('link', {
    name: 'See my order',
    hidden: true,
  })
  expect(link).toHaveAttribute('href', '/')
  expect(screen.queryByText(/Enrollment is open/)).not.toBeInTheDocument()
})

it('The gate without an offer has no link', async () => {
  open({ isOpen: false, link: null })
  expect(
    (await screen.findAllByText(/Enrollment is opening soon\./))[0]
  ).toBeInTheDocument()
  expect(screen.queryByRole('link', { hidden: true })).not.toBeInTheDocument()
})
