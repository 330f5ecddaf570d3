import { useState } from 'react'

import { Check, Hand, Undo2, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MoveUpEvidenceFields } from 'types/graphql'

import { Button } from 'src/components/ui/control/Button/Button'
import { ReasonDialog } from 'src/components/ui/feedback/ReasonDialog/ReasonDialog'
import { DateText } from 'src/components/ui/text/DateText/DateText'
import { useSave } from 'src/hooks/data/useSave'

import { AssignReviewer } from './AssignReviewer'
import { useReasonWords } from './useReasonWords'

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

type Decision = 'approve' | 'return' | 'decline' | 'revert'

/** The viewer's possible actions on a request; every answer but an approval needs a reason. */
export const ReviewActions = ({
  request,
}: {
  request: MoveUpEvidenceFields
}) => {
  const { t } = useTranslation('community.journey')
  const [asked, setAsked] = useState<Decision>()
  const { id, status, isMine, isOwn, isClaimed, claimedUntil } = request
  const { mayDecide } = request
  const [claim, claiming] = useSave(CLAIM, { refetch })
  const [release, releasing] = useSave(RELEASE, { refetch })
  const isFree =
    status === 'REQUESTED' || (status === 'IN_REVIEW' && !isClaimed)
  const close = () => setAsked(undefined)
  const shared = { refetch, onClose: close }

  return (
    <div className="mt-5 space-y-4">
      {isOwn && isFree && <p className="text-muted">{t('review.own')}</p>}
      {!isOwn && isFree && (
        <AssignReviewer request={request} refetch={refetch} />
      )}
      {!isOwn && isFree && mayDecide && (
        <>
          <Button
            look="primary"
            icon={Hand}
            busy={claiming.loading}
            onClick={() => claim({ id })}
          >
            {t('review.claim')}
          </Button>
          <p className="text-muted text-sm">{t('review.claimHelp')}</p>
        </>
      )}
      {isMine && (
        <>
          <div className="flex flex-wrap gap-2">
            <Button
              look="primary"
              icon={Check}
              onClick={() => setAsked('approve')}
            >
              {t('review.approve')}
            </Button>
            <Button
              look="secondary"
              icon={Undo2}
              onClick={() => setAsked('return')}
            >
              {t('review.return')}
            </Button>
            <Button look="outline" icon={X} onClick={() => setAsked('decline')}>
              {t('review.decline')}
            </Button>
            <Button
              look="ghost"
              busy={releasing.loading}
              onClick={() => release({ id })}
            >
              {t('review.release')}
            </Button>
          </div>
          <p className="text-muted text-sm">
            {t('review.yoursUntil')}{' '}
            <DateText date={claimedUntil} look="time" />
          </p>
        </>
      )}
      {request.mayRevert && (
        <Button look="outline" icon={Undo2} onClick={() => setAsked('revert')}>
          {t('review.revert')}
        </Button>
      )}
      <ReasonDialog
        {...shared}
        isOpen={asked === 'approve'}
        words={useReasonWords('approve')}
        mutation={APPROVE}
        field="note"
        isOptional
        variables={(note) => ({ id, note })}
      />
      <ReasonDialog
        {...shared}
        isOpen={asked === 'return'}
        words={useReasonWords('return')}
        mutation={RETURN}
        field="reason"
        variables={(reason) => ({ id, reason })}
      />
      <ReasonDialog
        {...shared}
        isOpen={asked === 'decline'}
        words={useReasonWords('decline')}
        mutation={DECLINE}
        field="reason"
        isDangerous
        variables={(reason) => ({ id, reason })}
      />
      <ReasonDialog
        {...shared}
        isOpen={asked === 'revert'}
        words={useReasonWords('revert')}
        mutation={REVERT}
        field="reason"
        isDangerous
        variables={(reason) => ({ id, reason })}
      />
    </div>
  )
}
