// Which prompt a page load brings, if any (spec sections 2.7 and 4): one row each, in the order of their weight.
import { storageKeys } from 'src/lib/storageKeys'

import { manilaToday } from '$api/src/shared/manilaTime'

/** What the current user says; the fields of spec section 3. */
export type PromptUser = {
  showReturneeModal?: boolean
  is20205Enrollees?: boolean
  isChallenger?: boolean
  isBatch17?: boolean
  isJourneyFormCompleted?: boolean
  facebookProfile?: string | null
}

export type PromptFacts = {
  role: string
  user: PromptUser
  mustChangePassword: boolean
  /** Is this flag of the browser's storage set? */
  isStored: (key: string) => boolean
  now: Date
  /** Of the page one is on. */
  routeName?: string
}

export type PromptName =
  | 'passwordSetup'
  | 'welcome'
  | 'welcomeBack'
  | 'enrollees2025'
  | 'journeyForm'
  | 'challengeInvitation'
  | 'socialProfileMissing'
  | 'socialProfile'

export type Prompt = {
  name: PromptName
  when: (facts: PromptFacts) => boolean
  /** Where its button leads; while no page has that name the prompt waits for it. */
  route?: string
  params?: Record<string, string>
  /** The flag that keeps it away; set on close, or by "Don't show this again" where there is one. */
  flag?: string
  asksNever?: boolean
  /** Pages where it would be in the way of what it asks for, or of a bill. */
  notAt?: readonly string[]
}

const profilePages = ['myProfile', 'editProfile', 'account'] as const

/** Manila day (spec section 9): the invitation is shown before it. */
const INVITATION_UNTIL = '2025-08-31'

const isMember = ({ role }: PromptFacts) => role === 'member'

export const prompts: Prompt[] = [
  {
    name: 'passwordSetup',
    when: ({ mustChangePassword }) => mustChangePassword,
  },
  {
    name: 'welcomeBack',
    when: (facts) => isMember(facts) && facts.user.showReturneeModal === true,
  },
  {
    name: 'welcome',
    when: ({ isStored }) => isStored(storageKeys.firstLogin),
    flag: storageKeys.welcomeModal,
  },
  {
    name: 'enrollees2025',
    when: (facts) =>
      isMember(facts) &&
      facts.user.is20205Enrollees === true &&
      !facts.user.isChallenger,
    route: 'challenge',
  },
  {
    name: 'journeyForm',
    when: ({ user }) => user.isBatch17 === true && !user.isJourneyFormCompleted,
    route: 'viewForm',
    params: { slug: 'journey-form' },
  },
  {
    name: 'challengeInvitation',
    when: (facts) =>
      isMember(facts) && manilaToday(facts.now) < INVITATION_UNTIL,
    route: 'challenge',
    flag: storageKeys.challengeInvitation,
  },
  {
    name: 'socialProfileMissing',
    when: (facts) => isMember(facts) && !facts.user.facebookProfile,
    route: 'myProfile',
    params: { tab: 'socials' },
    flag: storageKeys.neverShowAgainSocialProfile,
    asksNever: true,
    notAt: profilePages,
  },
  {
    name: 'socialProfile',
    when: isMember,
    route: 'myProfile',
    params: { tab: 'socials' },
    flag: storageKeys.neverShowAgainFacebookReminder,
    asksNever: true,
    notAt: profilePages,
  },
]

/** The weightiest prompt that concerns the person and whose page is there. */
export const promptFor = (
  facts: PromptFacts,
  isShown: (route: string) => boolean
) =>
  prompts.find(
    ({ when, route, flag, notAt }) =>
      !notAt?.includes(facts.routeName ?? '') &&
      (!flag || !facts.isStored(flag)) &&
      (!route || isShown(route)) &&
      when(facts)
  )
