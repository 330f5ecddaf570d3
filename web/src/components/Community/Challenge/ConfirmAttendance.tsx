import { useState } from 'react'

import { useTranslation } from 'react-i18next'

import { useAuth } from 'src/auth'
import { Button } from 'src/components/ui/control/Button/Button'
import { useSave } from 'src/hooks/data/useSave'
import { toast } from 'src/lib/browser/toast'

import AlreadyIn from './AlreadyIn'
import type { ChallengeToJoin } from './challenge'
import { ChallengeOffer } from './ChallengeOffer'

const REGISTER: Doc<'RegisterToChallengeMutation'> = gql`
  mutation RegisterToChallengeMutation($email: String!) {
    registerToChallenge(email: $email) {
      user {
        email
      }
    }
  }
`

type ConfirmAttendanceProps = {
  challenge: ChallengeToJoin
  email: string
  thankYouLink: string
}

/** The registration of a signed-in user: one button, then the thank-you page. */
const ConfirmAttendance = ({
  challenge,
  email,
  thankYouLink,
}: ConfirmAttendanceProps) => {
  const { t } = useTranslation('community.challenge')
  const { reauthenticate } = useAuth()
  const [isIn, setIsIn] = useState(false)
  const [register, { loading }] = useSave(REGISTER, {
    onDone: ({ registerToChallenge }) => {
      if (!registerToChallenge) return void toast.error(t('join.failed'))
      void toast.success(t('join.done'))
      setIsIn(true)
      // The current user is a challenger now.
      void reauthenticate()
    },
  })
  if (isIn) return <AlreadyIn thankYouLink={thankYouLink} waits />
  return (
    <ChallengeOffer challenge={challenge}>
      <p className="text-muted mb-3 text-sm wrap-anywhere">
        {t('join.as', { email })}
      </p>
      <Button
        look="primary"
        size="lg"
        block
        busy={loading}
        onClick={() => register({ email })}
      >
        {t('join.confirm')}
      </Button>
    </ChallengeOffer>
  )
}

export default ConfirmAttendance
