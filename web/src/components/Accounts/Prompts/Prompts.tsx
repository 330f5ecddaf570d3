import { useState } from 'react'

import type { MySetupQuery } from 'types/graphql'

import { useRouteName } from '@redwoodjs/router'
import { useQuery, type TypedDocumentNode } from '@redwoodjs/web'

import { useAuth } from 'src/auth'
import { useCurrentRole } from 'src/hooks/access/useCurrentRole'
import { useIsShown } from 'src/hooks/access/useMenu'
import { readStored } from 'src/lib/browser/storageKeys'

import { PasswordSetup } from './PasswordSetup'
import { PromptDialog } from './PromptDialog'
import { INVITATION_UNTIL, promptFor, type PromptUser } from './prompts'
import { thisLoad } from './thisLoad'
import { Welcome } from './Welcome'
import { WelcomeBack } from './WelcomeBack'

const MY_SETUP: TypedDocumentNode<MySetupQuery> = gql`
  query MySetupQuery {
    mySetup {
      mustChangePassword
      needsJourneyForm
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

const Prompts = () => {
  const { currentUser } = useAuth()
  const role = useCurrentRole()?.name ?? ''
  const isShown = useIsShown()
  const routeName = useRouteName() as string | undefined
  const { data } = useQuery(MY_SETUP, { fetchPolicy: 'network-only' })
  const [isDone, setIsDone] = useState(thisLoad.hasClosedPrompt)
  if (!data || isDone || currentUser?.isImpersonating) return null

  const prompt = promptFor(
    {
      role,
      user: (currentUser ?? {}) as PromptUser,
      mustChangePassword: data.mySetup.mustChangePassword,
      needsJourneyForm: data.mySetup.needsJourneyForm,
      isStored: (key) => readStored(key) === true,
      now: new Date(),
      invitationUntil: data.invitationUntil?.value || INVITATION_UNTIL,
      isChallengeOpen: Boolean(data.challengeToJoin),
      routeName,
    },
    isShown
  )
  if (!prompt) return null

  const onClose = () => {
    thisLoad.hasClosedPrompt = true
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
