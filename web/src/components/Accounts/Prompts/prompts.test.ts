import { promptFor, type PromptFacts, type PromptName } from './prompts'

const facts = (changes: Partial<PromptFacts> = {}): PromptFacts => ({
  role: 'member',
  user: {},
  mustChangePassword: false,
  isStored: () => false,
  now: new Date('2026-11-21T00:00:00+08:00'),
  invitationUntil: '2025-08-31',
  isChallengeOpen: true,
  needsJourneyForm: false,
  ...changes,
})
const stored =
  (...keys: string[]) =>
  (key: string) =>
    keys.includes(key)
const everyPage = () => true

describe('the prompt of a page load', () => {
  const cases: [string, Partial<PromptFacts>, PromptName | undefined][] = [
    ['nothing to say', {}, undefined],
    ['a temporary password', { mustChangePassword: true }, 'passwordSetup'],
    [
      'a temporary password of staff',
      { role: 'coach', mustChangePassword: true },
      'passwordSetup',
    ],
    [
      'a returning member',
      { user: { showReturneeModal: true } },
      'welcomeBack',
    ],
    [
      'a returning coach',
      { role: 'coach', user: { showReturneeModal: true } },
      undefined,
    ],
    [
      'the first sign-in',
      { role: 'non-member', isStored: stored('firstLogin') },
      'welcome',
    ],
    [
      'the first sign-in, welcomed already',
      { role: 'non-member', isStored: stored('firstLogin', 'welcomeModal') },
      undefined,
    ],
    [
      'a member enrolled in 2025 without the challenge',
      { user: { is20205Enrollees: true } },
      'enrollees2025',
    ],
    [
      'a member enrolled in 2025 while no challenge is open',
      {
        user: { is20205Enrollees: true },
        isChallengeOpen: false,
      },
      undefined,
    ],
    [
      'a challenger enrolled in 2025',
      {
        user: {
          is20205Enrollees: true,
          isChallenger: true,
        },
      },
      undefined,
    ],
    [
      'batch 17 without a journey form',
      { user: { isBatch17: true, isJourneyFormCompleted: false } },
      'journeyForm',
    ],
    [
      'another batch that requires it',
      { needsJourneyForm: true },
      'journeyForm',
    ],
    [
      'batch 17 with it',
      {
        user: {
          isBatch17: true,
          isJourneyFormCompleted: true,
        },
      },
      undefined,
    ],
    [
      'the last moment of the invitation, Manila time',
      { now: new Date('2025-08-30T23:59:59+08:00') },
      'challengeInvitation',
    ],
    [
      'the day it ends, Manila time',
      { now: new Date('2025-08-31T00:00:00+08:00') },
      undefined,
    ],
    [
      'a later campaign of the school',
      { invitationUntil: '2026-11-22' },
      'challengeInvitation',
    ],
    [
      'a later campaign, for people who are in',
      {
        invitationUntil: '2026-11-22',
        user: { isChallenger: true },
      },
      undefined,
    ],
    [
      'an invitation while no challenge is open',
      {
        now: new Date('2025-08-01T00:00:00+08:00'),
        isChallengeOpen: false,
      },
      undefined,
    ],
    [
      'an invitation that was closed',
      {
        now: new Date('2025-08-01T00:00:00+08:00'),
        isStored: stored(
          'challengeInvitation',
          'neverShowAgainFacebookReminder'
        ),
      },
      undefined,
    ],
  ]
  it.each(cases)('is the right one for %s', (_, changes, name) => {
    expect(promptFor(facts(changes), everyPage)?.name).toBe(name)
  })

  it('waits until the page it links to exists', () => {
    const batch17 = facts({ user: { isBatch17: true } })
    expect(promptFor(batch17, (route) => route !== 'viewForm')).toBeUndefined()
  })
})
