import {
  mockCurrentUser,
  mockGraphQLQuery,
  render,
  screen,
} from '@redwoodjs/testing/web'

import type { ShownProfile } from './profile'
import { ProfileView } from './ProfileView'

const ana = {
  __typename: 'Profile',
  id: 7,
  slug: 'ana-1',
  name: 'Ana Dela Cruz',
  profileImage: null,
  stage: { id: 1, number: 2, name: 'Learn' },
  batch: 'Batch 17',
  facebookProfile: 'facebook.com/ana.dc',
  socials: { website: 'https://ana.example.com/', tiktok: null },
  wins: [{ id: 1, title: 'First client', text: '', achievedOn: '2026-03-04' }],
  certificates: [
    {
      id: 7,
      courseTitle: 'Home Office',
      issuedOn: '2026-03-04',
      code: 'ABCDE23456FGHJK78923',
    },
  ],
  isOwn: true,
  email: 'ana@example.com',
  userProfile: {
    id: 1,
    firstName: 'Ana',
    lastName: 'Dela Cruz',
    city: 'Lipa',
    mobileNumber: '09171234567',
  },
} as unknown as ShownProfile

const asSeenByOthers = {
  ...ana,
  certificates: ana.certificates.map((each) => ({ ...each, code: null })),
  isOwn: false,
  email: null,
  userProfile: null,
} as ShownProfile

const signIn = (pages: string[] = []) =>
  mockCurrentUser({
    id: 7,
    email: 'ana@example.com',
    tribeId: 'T1',
    roles: ['member'],
    accessLevels: [{ id: 'member', name: 'member' }],
    membershipStatus: 'Active',
    pageAccess: Object.fromEntries(pages.map((page) => [page, true])),
    functionAccess: {},
  } as never)

const open = (profile: ShownProfile, tab?: string, pages?: string[]) => {
  signIn(pages)
  mockGraphQLQuery('MySubscriptionsQuery', () => ({
    userSubscription: { id: 7, subscriptions: [] },
  }))
  window.history.pushState({}, '', tab ? `/profile?tab=${tab}` : '/profile')
  render(<ProfileView profile={profile} />)
}

const tabNames = () =>
  screen.getAllByRole('tab').map(({ textContent }) => textContent)
const chosenTab = () => screen.getByRole('tab', { selected: true }).textContent

const everybodys = ['Wins', 'Basic info', 'Socials']

describe('the tabs of a profile', () => {
  it.each([
    ['another user', asSeenByOthers, [], everybodys],
    [
      'another user, seen by staff',
      asSeenByOthers,
      ['subscription'],
      [...everybodys, 'Membership'],
    ],
    ['the own profile', ana, [], [...everybodys, 'Membership', 'Account']],
  ])('are the right ones for %s', (_, profile, pages, names) => {
    open(profile, undefined, pages)
    expect(tabNames()).toEqual(names)
  })

  it.each([
    [undefined, 'Wins'],
    ['wins', 'Wins'],
    ['basic_info', 'Basic info'],
    ['socials', 'Socials'],
    ['membership', 'Membership'],
    ['account', 'Account'],
    ['secrets', 'Wins'],
  ])('with tab=%s opens %s', (tab, name) => {
    open(ana, tab)
    expect(chosenTab()).toBe(name)
  })

  it('of another user never include the account', () => {
    open(asSeenByOthers, 'account')
    expect(chosenTab()).toBe('Wins')
  })
})

describe('a profile', () => {
  it('lists certificates, which only their owner can open and share', () => {
    open(ana)
    expect(screen.getByRole('link', { name: 'Open (PDF)' })).toHaveAttribute(
      'href',
      '/api/documents/certificates/7'
    )
    expect(screen.getByRole('link', { name: 'Share' })).toHaveAttribute(
      'href',
      '/certificates/ABCDE23456FGHJK78923'
    )
  })

  it('of another user shows certificates without links', () => {
    open(asSeenByOthers)
    expect(screen.getByText('Home Office')).toBeInTheDocument()
    expect(
      screen.queryByRole('link', { name: 'Share' })
    ).not.toBeInTheDocument()
  })

  it('can be edited by its owner, who can add wins', () => {
    open(ana)
    expect(screen.getByRole('link', { name: 'Edit profile' })).toHaveAttribute(
      'href',
      '/profile/edit'
    )
    expect(
      screen.getByRole('button', { name: 'Add a win' })
    ).toBeInTheDocument()
  })

  it('cannot be edited by others', () => {
    open(asSeenByOthers)
    expect(screen.getByText('First client')).toBeInTheDocument()
    expect(
      screen.queryByRole('link', { name: 'Edit profile' })
    ).not.toBeInTheDocument()
    expect(
      screen.queryByRole('button', { name: 'Add a win' })
    ).not.toBeInTheDocument()
  })

  it('shows private facts when the api returns them', () => {
    open(ana, 'basic_info')
    expect(screen.getByText('09171234567')).toBeInTheDocument()
    expect(screen.getByText('ana@example.com')).toBeInTheDocument()
  })

  it('leaves out the private facts that the api withholds', () => {
    open(asSeenByOthers, 'basic_info')
    expect(screen.queryByText('Mobile number')).not.toBeInTheDocument()
    expect(screen.getByText('Batch', { selector: 'dt' })).toBeInTheDocument()
  })

  it('links to the social profiles', () => {
    open(asSeenByOthers, 'socials')
    const hrefs = screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual([
      'https://facebook.com/ana.dc',
      'https://ana.example.com/',
    ])
  })

  it('shows the state of the membership', async () => {
    open(ana, 'membership')
    expect(screen.getByText('Active')).toBeInTheDocument()
    expect(await screen.findByText('No subscriptions yet')).toBeInTheDocument()
  })

  it("names the account's access levels", () => {
    open(ana, 'account')
    expect(screen.getByText('Member')).toBeInTheDocument()
  })
})
