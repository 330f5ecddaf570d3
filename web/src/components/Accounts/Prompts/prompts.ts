// The prompts that a page load may show, at most one (spec sections 2.7 and 4). The first row has the highest priority.
import { storageKeys } from 'src/lib/browser/storageKeys'

import { manilaToday } from '$api/src/shared/manilaTime'

/** The fields of the current user that prompts need (spec section 3). */
export type PromptUser = {
  showReturneeModal?: boolean
  is20205Enrollees?: boolean
  isChallenger?: boolean
  isBatch17?: boolean
  isJourneyFormCompleted?: boolean
}

export type PromptFacts = {
  role: string
  user: PromptUser
  mustChangePassword: boolean
  /** Whether this flag is set in the browser's storage. */
  isStored: (key: string) => boolean
  now: Date
  /** The Manila day before which the invitation to the challenge is shown. */
  invitationUntil: string
  /** Whether the user's batch requires the journey form. */
  needsJourneyForm: boolean
  /** Whether a challenge takes registrations. */
  isChallengeOpen: boolean
}

export type PromptName =
  | 'passwordSetup'
  | 'welcome'
  | 'welcomeBack'
  | 'enrollees2025'
  | 'journeyForm'
  | 'challengeInvitation'

export type Prompt = {
  name: PromptName
  when: (facts: PromptFacts) => boolean
  /** The route that the button opens. Until a page has that name, the prompt is hidden. */
  route?: string
  params?: Record<string, string>
  /** The storage flag that hides the prompt. Closing the prompt sets the flag. */
  flag?: string
}

/** The day of spec section 9, for schools that have not set another one. */
export const INVITATION_UNTIL = '2025-08-31'

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
      !facts.user.isChallenger &&
      facts.isChallengeOpen,
    route: 'challenge',
  },
  {
    name: 'journeyForm',
    // Batch 17, and every batch whose members have no stage until they send the form.
    when: ({ user, needsJourneyForm }) =>
      (user.isBatch17 === true || needsJourneyForm) &&
      !user.isJourneyFormCompleted,
    route: 'viewForm',
    params: { slug: 'journey-form' },
  },
  {
    name: 'challengeInvitation',
    when: (facts) =>
      isMember(facts) &&
      facts.isChallengeOpen &&
      !facts.user.isChallenger &&
      manilaToday(facts.now) < facts.invitationUntil,
    route: 'challenge',
    flag: storageKeys.challengeInvitation,
  },
]

/** The first prompt by priority that applies to the person and whose page exists. */
export const promptFor = (
  facts: PromptFacts,
  isShown: (route: string) => boolean
) =>
  prompts.find(
    ({ when, route, flag }) =>
      (!flag || !facts.isStored(flag)) &&
      (!route || isShown(route)) &&
      when(facts)
  )
