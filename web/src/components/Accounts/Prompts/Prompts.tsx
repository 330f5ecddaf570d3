import { Suspense, useState } from 'react'

import type { MySetupQuery } from 'types/graphql'

import { useRouteName } from '@redwoodjs/router'
import { useQuery } from '@redwoodjs/web'

import { useAuth } from 'src/auth'
import { thisLoad } from 'src/components/ui/feedback/Confetti/thisVisit'
import { useCurrentRole } from 'src/hooks/access/useCurrentRole'
import { useIsShown } from 'src/hooks/access/useMenu'
import { readStored } from 'src/lib/browser/storageKeys'
import { lazyPart } from 'src/lib/loading/lazyPart'

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

/** Prompts after the page has loaded: a second factor that is due, and at most one other. */
const Prompts = () => {
  // The duty of a second factor is told, whatever becomes of the other fields.
  const { data } = useQuery(MY_SETUP, {
    fetchPolicy: 'network-only',
    errorPolicy: 'all',
  })
  if (!data?.mySetup) return null
  const { factorDueAt } = data.mySetup
  return (
    <>
      {factorDueAt && (
        <Suspense fallback={null}>
          <FactorBanner dueAt={factorDueAt} />
        </Suspense>
      )}
      <OnePrompt setup={data} />
    </>
  )
}

const OnePrompt = ({ setup }: { setup: MySetupQuery }) => {
  const { currentUser } = useAuth()
  const role = useCurrentRole().name ?? ''
  const isShown = useIsShown()
  const routeName = useRouteName() as string | undefined
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
      routeName,
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
