import { Suspense, useState } from 'react'

import type { MySetupQuery } from 'types/graphql'

import { useQuery } from '@redwoodjs/web'

import { useAuth } from 'src/auth'
import { useNewNotice } from 'src/components/Accounts/Notices/live/useNewNotice'
import { thisLoad } from 'src/components/ui/feedback/Confetti/thisVisit'
import { useCurrentRole } from 'src/hooks/access/useCurrentRole'
import { useIsShown } from 'src/hooks/access/useMenu'
import { readStored } from 'src/lib/browser/storageKeys'
import { lazyPart } from 'src/lib/loading/lazyPart'

import { dueCelebration, rememberCelebrated } from './celebrations'
import { PasswordSetup } from './PasswordSetup'
import { PromptDialog } from './PromptDialog'
import { INVITATION_UNTIL, promptFor, type PromptUser } from './prompts'
import { Welcome } from './Welcome'
import { WelcomeBack } from './WelcomeBack'

const MY_SETUP: Doc<'MySetupQuery'> = gql`
  query MySetupQuery {
    mySetup {
      mustChangePassword
      needsJourneyForm
      factorDueAt
    }
    myCelebrations {
      access {
        id
        productName
      }
      moveUp {
        id
        number
        name
        unlocks
      }
    }
    challengeToJoin {
      id
    }
    invitationUntil: defaultSettingByName(name: "challenge-invitation-until") {
      id
      value
    }
  }
`

const special = {
  passwordSetup: PasswordSetup,
  welcomeBack: WelcomeBack,
  welcome: Welcome,
}

const FactorBanner = lazyPart(
  () => import('src/components/Accounts/SecondFactor/FactorBanner')
)

const Celebration = lazyPart(() => import('./Celebration'))

/** Prompts after the page has loaded: a second factor that is due, and a celebration or at most one other. */
const Prompts = () => {
  // The requirement of a second factor is shown even if the other fields fail.
  const { data, refetch } = useQuery(MY_SETUP, {
    fetchPolicy: 'network-only',
    errorPolicy: 'all',
  })
  // An approval is celebrated on the page on which its notice arrives.
  useNewNotice(() => refetch().catch(() => undefined))
  if (!data?.mySetup) return null
  const { factorDueAt } = data.mySetup
  return (
    <>
      {factorDueAt && (
        <Suspense fallback={null}>
          <FactorBanner dueAt={factorDueAt} />
        </Suspense>
      )}
      <CelebrationOrPrompt setup={data} />
    </>
  )
}

const CelebrationOrPrompt = ({ setup }: { setup: MySetupQuery }) => {
  const { currentUser } = useAuth()
  const [, setClosedCount] = useState(0)
  // A temporary password is changed before anything else.
  const due =
    !setup.mySetup.mustChangePassword &&
    setup.myCelebrations &&
    !currentUser?.isImpersonating &&
    dueCelebration(setup.myCelebrations)
  if (!due) return <OnePrompt setup={setup} />
  return (
    <Suspense fallback={null}>
      <Celebration
        celebrated={due}
        onClose={() => {
          rememberCelebrated(due)
          setClosedCount((count) => count + 1)
        }}
      />
    </Suspense>
  )
}

const OnePrompt = ({ setup }: { setup: MySetupQuery }) => {
  const { currentUser } = useAuth()
  const role = useCurrentRole().name ?? ''
  const isShown = useIsShown()
  const [isDone, setIsDone] = useState(false)
  if (isDone || thisLoad.modalShown || currentUser?.isImpersonating) return null

  const prompt = promptFor(
    {
      role,
      user: (currentUser ?? {}) as PromptUser,
      mustChangePassword: setup.mySetup.mustChangePassword,
      needsJourneyForm: setup.mySetup.needsJourneyForm,
      isStored: (key) => readStored(key) === true,
      now: new Date(),
      invitationUntil: setup.invitationUntil?.value || INVITATION_UNTIL,
      isChallengeOpen: Boolean(setup.challengeToJoin),
    },
    isShown
  )
  if (!prompt) return null

  const onClose = () => {
    thisLoad.modalShown = true
    setIsDone(true)
  }
  const Special = special[prompt.name as keyof typeof special]
  return Special ? (
    <Special onClose={onClose} />
  ) : (
    <PromptDialog prompt={prompt} onClose={onClose} />
  )
}

export default Prompts
