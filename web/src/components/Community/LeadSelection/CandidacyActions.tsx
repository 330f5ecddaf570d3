import { useState } from 'react'

import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { useConfirm } from 'src/components/ui/feedback/Dialog/useConfirm'
import { ReasonDialog } from 'src/components/ui/feedback/ReasonDialog/ReasonDialog'
import { useSave } from 'src/hooks/data/useSave'

import { shownIn, type Candidacy, type Selection } from './selection'

const ANSWER: Doc<'AnswerNominationMutation'> = gql`
  mutation AnswerNominationMutation(
    $id: Int!
    $isAccepted: Boolean!
    $reason: String
  ) {
    answerNomination(id: $id, isAccepted: $isAccepted, reason: $reason)
  }
`

const WITHDRAW: Doc<'WithdrawCandidacyMutation'> = gql`
  mutation WithdrawCandidacyMutation($id: Int!, $reason: String!) {
    withdrawCandidacy(id: $id, reason: $reason)
  }
`

const SHORTLIST: Doc<'ShortlistCandidateMutation'> = gql`
  mutation ShortlistCandidateMutation($id: Int!, $isShortlisted: Boolean!) {
    shortlistCandidate(id: $id, isShortlisted: $isShortlisted)
  }
`

const APPOINT: Doc<'AppointTeamLeadMutation'> = gql`
  mutation AppointTeamLeadMutation($id: Int!) {
    appointTeamLead(id: $id)
  }
`

/** Accepting or declining one's own nomination. */
const AnswerButtons = ({ id }: { id: number }) => {
  const { t } = useTranslation('community.leads')
  const [isDeclining, setIsDeclining] = useState(false)
  const [answer, { loading }] = useSave(ANSWER, {
    done: t('accept.done'),
    refetch: shownIn,
  })
  return (
    <>
      <Button
        size="sm"
        look="primary"
        busy={loading}
        onClick={() => void answer({ id, isAccepted: true })}
      >
        {t('accept.submit')}
      </Button>
      <Button size="sm" look="ghost" onClick={() => setIsDeclining(true)}>
        {t('decline.submit')}
      </Button>
      <ReasonDialog
        isOpen={isDeclining}
        onClose={() => setIsDeclining(false)}
        words={{
          title: t('decline.title'),
          text: t('decline.text'),
          label: t('reason'),
          submit: t('decline.submit'),
          done: t('decline.done'),
        }}
        mutation={ANSWER}
        field="reason"
        variables={(reason) => ({ id, isAccepted: false, reason })}
        refetch={shownIn}
      />
    </>
  )
}

/** Shortlisting and appointing a candidate who stands. */
const DecideButtons = ({
  candidacy: { id, status, person },
  selection: { name },
}: CandidacyActionsProps) => {
  const { t } = useTranslation('community.leads')
  const { confirm, confirmDialog } = useConfirm()
  const isShortlisted = status === 'SHORTLISTED'
  const [shortlist, { loading }] = useSave(SHORTLIST, {
    done: t(isShortlisted ? 'shortlist.off' : 'shortlist.on'),
    refetch: shownIn,
  })
  const [appoint, { loading: isAppointing }] = useSave(APPOINT, {
    done: t('appoint.done', { name: person.name }),
    refetch: shownIn,
  })
  const onAppoint = async () => {
    const isSure = await confirm({
      title: t('appoint.title', { name: person.name, group: name }),
      text: t('appoint.text'),
      confirmLabel: t('appoint.submit'),
    })
    if (isSure) await appoint({ id })
  }
  return (
    <>
      <Button
        size="sm"
        look="primary"
        busy={isAppointing}
        onClick={() => void onAppoint()}
      >
        {t('appoint.submit')}
      </Button>
      <Button
        size="sm"
        busy={loading}
        onClick={() => void shortlist({ id, isShortlisted: !isShortlisted })}
      >
        {t(isShortlisted ? 'shortlist.remove' : 'shortlist.add')}
      </Button>
      {confirmDialog}
    </>
  )
}

/** Withdrawing one's own candidacy, or ending that of another. */
const WithdrawButton = ({
  candidacy: { id, isOwn, person },
}: CandidacyActionsProps) => {
  const { t } = useTranslation('community.leads')
  const [isOpen, setIsOpen] = useState(false)
  const kind = isOwn ? 'withdraw' : 'end'
  return (
    <>
      <Button size="sm" look="ghost" onClick={() => setIsOpen(true)}>
        {t(`${kind}.submit`)}
      </Button>
      <ReasonDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        words={{
          title: t(`${kind}.title`, { name: person.name }),
          text: t(`${kind}.text`),
          label: t('reason'),
          submit: t(`${kind}.submit`),
          done: t(`${kind}.done`),
        }}
        mutation={WITHDRAW}
        field="reason"
        variables={(reason) => ({ id, reason })}
        refetch={shownIn}
        isDangerous
      />
    </>
  )
}

type CandidacyActionsProps = { candidacy: Candidacy; selection: Selection }

/** What the viewer can do with an open candidacy. */
export const CandidacyActions = (props: CandidacyActionsProps) => {
  const {
    candidacy: { id, status, isOwn },
    selection: { mayDecide },
  } = props
  const stands = status !== 'NOMINATED'
  if (!isOwn && !mayDecide) return null
  return (
    <div className="flex flex-wrap gap-2">
      {isOwn && !stands && <AnswerButtons id={id} />}
      {mayDecide && stands && <DecideButtons {...props} />}
      {(stands || !isOwn) && <WithdrawButton {...props} />}
    </div>
  )
}
