import { Suspense } from 'react'

import { Redirect, routes } from '@redwoodjs/router'
import { useQuery } from '@redwoodjs/web'

import { useAuth } from 'src/auth'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'
import { Skeleton } from 'src/components/ui/feedback/Skeleton'
import { lazyPart } from 'src/lib/loading/lazyPart'

import type { ChallengeToJoin } from './challenge'
import { JoinAsVisitor } from './JoinAsVisitor'

// Visitors, who come first, need neither.
const ConfirmAttendance = lazyPart(() => import('./ConfirmAttendance'))
const AlreadyIn = lazyPart(() => import('./AlreadyIn'))

const PARTICIPATION: Doc<'ChallengeParticipationQuery'> = gql`
  query ChallengeParticipationQuery($email: String!) {
    isChallengeParticipant(email: $email) {
      id
      isChallengeParticipant
    }
  }
`

const Loading = () => <Skeleton className="mx-auto h-72 max-w-xl rounded-xl" />

type JoinChallengeProps = {
  /** Null while no challenge takes registrations. */
  challenge: ChallengeToJoin | null
  thankYouLink: string
}

const JoinAsUser = ({
  email,
  challenge,
  thankYouLink,
}: JoinChallengeProps & { email: string }) => {
  const { data, error, refetch } = useQuery(PARTICIPATION, {
    variables: { email },
    fetchPolicy: 'network-only',
  })
  if (error) return <CellFailure error={error} queryResult={{ refetch }} />
  if (!data) return <Loading />
  if (data.isChallengeParticipant.isChallengeParticipant)
    return <AlreadyIn thankYouLink={thankYouLink} />
  return challenge ? (
    <ConfirmAttendance
      challenge={challenge}
      email={email}
      thankYouLink={thankYouLink}
    />
  ) : (
    <Redirect to={routes.freeLessons()} />
  )
}

/**
 * The challenge page (spec section 2.8): visitors sign in first, participants are led to the thank-you page, others
 * register; without an open challenge, the free lessons are shown instead.
 */
export const JoinChallenge = ({
  challenge,
  thankYouLink,
}: JoinChallengeProps) => {
  const { loading, isAuthenticated, currentUser } = useAuth()
  if (loading) return <Loading />
  if (isAuthenticated && currentUser)
    return (
      <Suspense fallback={<Loading />}>
        <JoinAsUser
          email={String(currentUser.email)}
          challenge={challenge}
          thankYouLink={thankYouLink}
        />
      </Suspense>
    )
  return challenge ? (
    <JoinAsVisitor challenge={challenge} />
  ) : (
    <Redirect to={routes.freeLessons()} />
  )
}
