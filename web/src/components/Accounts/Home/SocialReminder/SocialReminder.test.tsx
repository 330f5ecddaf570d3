import {
  fireEvent,
  mockCurrentUser,
  render,
  screen,
  waitFor,
} from '@redwoodjs/testing/web'

import {
  rememberCelebration,
  thisLoad,
} from 'src/components/ui/feedback/Confetti/thisVisit'

import { SocialReminder } from './SocialReminder'

const mockSave = jest.fn()
jest.mock('src/lib/data/savePreferences', () => ({
  savePreferences: (...args: unknown[]) => mockSave(...args),
}))

const setup = {
  hidesSocialReminder: false,
  hidesMissingSocialReminder: false,
}
const kinds = [
  {
    facebookProfile: 'facebook.com/ana',
    title: 'Stay in touch with your group',
    flag: 'neverShowAgainFacebookReminder',
    preference: 'hidesSocialReminder',
  },
  {
    facebookProfile: null,
    title: 'Link your social profile',
    flag: 'neverShowAgainSocialProfile',
    preference: 'hidesMissingSocialReminder',
  },
]

const open = (facebookProfile: string | null, changes: object = {}) => {
  mockCurrentUser({ id: 7, facebookProfile } as never)
  return render(<SocialReminder setup={{ ...setup, ...changes }} />)
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  thisLoad.reminderClosed = false
  mockSave.mockReset()
})

describe.each(kinds)('the reminder "$title"', (kind) => {
  const { facebookProfile, title, flag, preference } = kind

  it('links to the social profiles', () => {
    open(facebookProfile)
    expect(screen.getByRole('region', { name: title })).toBeInTheDocument()
    expect(screen.getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('tab=socials')
    )
  })

  it('is closed until the next load without the checkbox', () => {
    open(facebookProfile)
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
    expect(localStorage.getItem(flag)).toBeNull()
    thisLoad.reminderClosed = false
    open(facebookProfile)
    expect(screen.getByRole('region', { name: title })).toBeInTheDocument()
  })

  it('is turned off for this device and the account by the checkbox', async () => {
    open(facebookProfile)
    fireEvent.click(screen.getByLabelText("Don't show this again"))
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(localStorage.getItem(flag)).toBe('true')
    await waitFor(() =>
      expect(mockSave.mock.calls).toEqual([[{ [preference]: true }]])
    )
  })

  it.each([
    ['this device has turned it off', () => localStorage.setItem(flag, 'true')],
    ['the visit had a celebration', rememberCelebration],
  ])('is hidden where %s', (_, prepare) => {
    prepare()
    open(facebookProfile)
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
  })

  it('is hidden where another device has turned it off', () => {
    open(facebookProfile, { [preference]: true })
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
  })
})
