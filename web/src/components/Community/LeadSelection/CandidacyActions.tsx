import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'

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

type CandidacyActionsProps = { candidacy: Candidacy; selection: Selection }

/** The viewer's actions on an open candidacy. */
export const CandidacyActions = ({
  candidacy: { id, status, isOwn, person },
  selection: { mayDecide, name: group },
}: CandidacyActionsProps) => {
  const stands = status !== 'NOMINATED'
  const isShortlisted = status === 'SHORTLISTED'
  const answers = isOwn && !stands
  const decides = mayDecide && stands
  return (
    <Actions
      words="community.leads"
      of={{ name: person.name, group }}
      refetch={shownIn}
      size="sm"
      className="flex flex-wrap gap-2"
      actions={[
        answers && {
          name: 'accept',
          look: 'primary',
          does: call(ANSWER, { id, isAccepted: true }),
        },
        answers && {
          name: 'decline',
          look: 'ghost',
          does: call(ANSWER, { id, isAccepted: false }),
          asks: 'reason',
        },
        decides && {
          name: 'appoint',
          look: 'primary',
          does: call(APPOINT, { id }),
          asks: 'confirm',
        },
        decides && {
          name: isShortlisted ? 'unlist' : 'shortlist',
          does: call(SHORTLIST, { id, isShortlisted: !isShortlisted }),
        },
        isOwn
          ? stands && {
              name: 'withdraw',
              look: 'ghost',
              does: call(WITHDRAW, { id }),
              asks: 'reason',
              isDangerous: true,
            }
          : mayDecide && {
              name: 'end',
              look: 'ghost',
              does: call(WITHDRAW, { id }),
              asks: 'reason',
              isDangerous: true,
            },
      ]}
    />
  )
}
