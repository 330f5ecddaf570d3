import {
  fireEvent,
  mockCurrentUser,
  mockGraphQLMutation,
  render,
  screen,
  waitFor,
} from '@redwoodjs/testing/web'

import type { ShownProfile } from 'src/components/Accounts/Profile/profile'

import { ProfileForm } from './ProfileForm'

const profile = {
  __typename: 'Profile',
  id: 7,
  slug: 'ana-1',
  name: 'Ana Cruz',
  profileImage: null,
  stage: null,
  batch: null,
  facebookProfile: null,
  socials: {
    __typename: 'Socials',
    instagram: null,
    linkedin: null,
    youtube: null,
    tiktok: null,
    website: null,
  },
  wins: [],
  certificates: [],
  isOwn: true,
  email: 'ana@example.com',
  userProfile: {
    __typename: 'UserProfile',
    id: 1,
    firstName: 'Ana',
    middleName: null,
    lastName: 'Cruz',
    suffix: null,
    sex: null,
    birthdate: null,
    mobileNumber: null,
    country: 'Philippines',
    state: 'Batangas',
    city: 'Old Town',
  },
} as ShownProfile

const lists: Record<string, { code: string; name: string }[]> = {
  '': [
    { code: 'JP', name: 'Japan' },
    { code: 'PH', name: 'Philippines' },
  ],
  '/PH/states': [
    { code: '010', name: 'Batangas' },
    { code: '022', name: 'Cebu' },
  ],
  '/PH/states/010/cities': [{ code: '1', name: 'Lipa City' }],
  '/PH/states/022/cities': [{ code: '2', name: 'Cebu City' }],
  '/JP/states': [],
}

const realFetch = global.fetch

const sent = jest.fn()

const open = (place: object = {}) => {
  mockCurrentUser({ id: 7, firstName: 'Ana', lastName: 'Cruz' } as never)
  mockGraphQLMutation('UpdateMyProfileMutation', (variables) => {
    sent(variables)
    return { updateMyProfile: profile }
  })
  const userProfile = { ...profile.userProfile, ...place }
  render(<ProfileForm profile={{ ...profile, userProfile } as ShownProfile} />)
}

const field = (label: RegExp) => screen.getByLabelText(label)
const choicesOf = (label: RegExp) =>
  [...field(label).querySelectorAll('option')]
    .map(({ textContent }) => textContent)
    .slice(1)
const choose = (label: RegExp, name: string) => {
  const option = [...field(label).querySelectorAll('option')].find(
    ({ textContent }) => textContent === name
  )
  fireEvent.change(field(label), { target: { value: option?.value } })
}
const type = (label: RegExp, value: string) =>
  fireEvent.change(field(label), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))

beforeEach(() => {
  sent.mockReset()
  window.history.pushState({}, '', '/profile/edit')
  jest.spyOn(global, 'fetch').mockImplementation((async (
    path: string,
    init?: RequestInit
  ) => {
    const [, place] = /^\/api\/places\/countries(.*)/.exec(String(path)) ?? []
    if (place === undefined) return realFetch(path, init)
    return { ok: !!lists[place], json: async () => lists[place] }
  }) as never)
})

afterEach(() => jest.restoreAllMocks())

describe('the profile form', () => {
  it('shows the errors at their fields', async () => {
    open()
    type(/First name/, ' ')
    type(/Mobile number/, '0917')
    type(/Birthdate/, '2099-01-01')
    type(/TikTok/, '@ana')
    save()
    expect(
      await screen.findByText('Given Name is required!')
    ).toBeInTheDocument()
    expect(screen.getByText('Invalid mobile number!')).toBeInTheDocument()
    expect(
      screen.getByText('Please enter a date in the past.')
    ).toBeInTheDocument()
    expect(
      screen.getByText(
        'Enter your page on this network, beginning with https://'
      )
    ).toBeInTheDocument()
    expect(sent).not.toHaveBeenCalled()
  })

  it('begins with the Philippines', async () => {
    open({ country: null, state: null, city: null })
    await waitFor(() =>
      expect(screen.getByLabelText(/^Country/)).toHaveDisplayValue(
        'Philippines'
      )
    )
    expect(await screen.findByRole('option', { name: 'Cebu' })).toBeVisible()
  })

  it('offers the places of the chosen country and state, and keeps a saved one', async () => {
    open()
    await waitFor(() =>
      expect(choicesOf(/City/)).toEqual(['Old Town', 'Lipa City'])
    )
    expect(choicesOf(/State/)).toEqual(['Batangas', 'Cebu'])
    choose(/State/, 'Cebu')
    await waitFor(() => expect(choicesOf(/City/)).toEqual(['Cebu City']))
    choose(/City/, 'Cebu City')
    save()
    await waitFor(() => expect(location.pathname).toBe('/profile'))
    // Fields that did not change are not sent: another tab may have saved them meanwhile.
    expect(sent.mock.calls[0][0].input).toEqual({
      firstName: 'Ana',
      lastName: 'Cruz',
      country: 'Philippines',
      state: 'Cebu',
      city: 'Cebu City',
    })
  })

  it('takes free text where there is no list of places', async () => {
    open()
    await waitFor(() => expect(choicesOf(/Country/)).toContain('Japan'))
    choose(/Country/, 'Japan')
    await waitFor(() => expect(field(/State/).tagName).toBe('INPUT'))
    expect(field(/State/)).toHaveValue('')
    type(/State/, 'Osaka')
    type(/City/, 'Sakai')
    save()
    await waitFor(() => expect(location.pathname).toBe('/profile'))
    expect(sent.mock.calls[0][0].input).toMatchObject({
      country: 'Japan',
      state: 'Osaka',
      city: 'Sakai',
    })
  })
})
