import { Check, Hand, Undo2, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MoveUpEvidenceFields } from 'types/graphql'

import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { DateText } from 'src/components/ui/text/DateText'

import { AssignReviewer } from './AssignReviewer'

const CLAIM: Doc<'ClaimMoveUpMutation'> = gql`
  mutation ClaimMoveUpMutation($id: Int!) {
    claimMoveUpRequest(id: $id) {
      id
    }
  }
`
const RELEASE: Doc<'ReleaseMoveUpMutation'> = gql`
  mutation ReleaseMoveUpMutation($id: Int!) {
    releaseMoveUpRequest(id: $id) {
      id
    }
  }
`
const APPROVE: Doc<'ApproveMoveUpMutation'> = gql`
  mutation ApproveMoveUpMutation($id: Int!, $note: String) {
    approveMoveUpRequest(id: $id, note: $note) {
      id
    }
  }
`
const RETURN: Doc<'ReturnMoveUpMutation'> = gql`
  mutation ReturnMoveUpMutation($id: Int!, $reason: String!) {
    returnMoveUpRequest(id: $id, reason: $reason) {
      id
    }
  }
`
const DECLINE: Doc<'DeclineMoveUpMutation'> = gql`
  mutation DeclineMoveUpMutation($id: Int!, $reason: String!) {
    declineMoveUpRequest(id: $id, reason: $reason) {
      id
    }
  }
`
const REVERT: Doc<'RevertMoveUpMutation'> = gql`
  mutation RevertMoveUpMutation($id: Int!, $reason: String!) {
    revertMoveUpRequest(id: $id, reason: $reason) {
      id
    }
  }
`

const refetch = ['FindMoveUpRequestQuery', 'MoveUpRequestsQuery']

/** The viewer's possible actions on a request; every answer but an approval needs a reason. */
export const ReviewActions = ({
  request,
}: {
  request: MoveUpEvidenceFields
}) => {
  const { t } = useTranslation('community.journey')
  const { id, status, isMine, isOwn, isClaimed, claimedUntil } = request
  const { mayDecide, mayRevert } = request
  const isFree =
    status === 'REQUESTED' || (status === 'IN_REVIEW' && !isClaimed)
  const mayClaim = !isOwn && isFree && mayDecide

  return (
    <div className="mt-5 space-y-4">
      {isOwn && isFree && <p className="text-muted">{t('review.own')}</p>}
      {!isOwn && isFree && (
        <AssignReviewer request={request} refetch={refetch} />
      )}
      <Actions
        words="community.journey:decide"
        refetch={refetch}
        className="flex flex-wrap gap-2"
        actions={[
          mayClaim && {
            name: 'claim',
            icon: Hand,
            look: 'primary',
            does: call(CLAIM, { id }),
          },
          isMine && {
            name: 'approve',
            icon: Check,
            look: 'primary',
            does: call(APPROVE, { id }),
            asks: 'reason',
            reasonAs: 'note',
            isOptional: true,
          },
          isMine && {
            name: 'return',
            icon: Undo2,
            does: call(RETURN, { id }),
            asks: 'reason',
          },
          isMine && {
            name: 'decline',
            icon: X,
            look: 'outline',
            does: call(DECLINE, { id }),
            asks: 'reason',
            isDangerous: true,
          },
          isMine && {
            name: 'release',
            look: 'ghost',
            does: call(RELEASE, { id }),
          },
          mayRevert && {
            name: 'revert',
            icon: Undo2,
            look: 'outline',
            does: call(REVERT, { id }),
            asks: 'reason',
            isDangerous: true,
          },
        ]}
      />
      {mayClaim && (
        <p className="text-muted text-sm">{t('review.claimHelp')}</p>
      )}
      {isMine && (
        <p className="text-muted text-sm">
          {t('review.yoursUntil')} <DateText date={claimedUntil} look="time" />
        </p>
      )}
    </div>
  )
}
