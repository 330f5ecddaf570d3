import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { GroupRequestFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'
import { registerFragment } from '@redwoodjs/web/apollo'

import { Button } from 'src/components/ui/control/Button/Button'
import { Link } from 'src/components/ui/control/Link/Link'
import { ReasonDialog } from 'src/components/ui/feedback/ReasonDialog/ReasonDialog'
import { Card } from 'src/components/ui/layout/Card/Card'
import { DateText } from 'src/components/ui/text/DateText/DateText'
import { useSave } from 'src/hooks/data/useSave'

registerFragment(gql`
  fragment GroupRequestFields on GroupRequest {
    id
    userId
    name
    slug
    stageNumber
    note
    createdAt
  }
`)

const ANSWER: Doc<'AnswerGroupRequestMutation'> = gql`
  mutation AnswerGroupRequestMutation(
    $id: Int!
    $isAccepted: Boolean!
    $reason: String!
  ) {
    answerGroupRequest(id: $id, isAccepted: $isAccepted, reason: $reason)
  }
`

const refetch = [
  'GroupRequestsQuery',
  'ManagedGroupQuery',
  'FindGroupQuery',
  'GroupMembersPageQuery',
]

type GroupRequestsProps = { requests: GroupRequestFields[] }

/** Those who ask to join a group, the longest waiting first; they are told the answer. */
export const GroupRequests = ({ requests }: GroupRequestsProps) => {
  const { t } = useTranslation('community.groups')
  const [declined, setDeclined] = useState<GroupRequestFields>()
  const [answer, { loading }] = useSave(ANSWER, {
    done: t('request.accepted'),
    refetch,
  })
  return (
    <Card title={t('request.list', { count: requests.length })}>
      <ul className="divide-base-300 divide-y">
        {requests.map((request) => (
          <li
            key={request.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3"
          >
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-medium">
                <Link
                  to={routes.profile({ slug: request.slug })}
                  className="link link-hover"
                >
                  {request.name}
                </Link>
              </p>
              <p className="text-muted text-sm">
                {request.stageNumber != null &&
                  `${t('request.stage', { number: request.stageNumber })} · `}
                <DateText date={request.createdAt} look="relative" />
              </p>
              {request.note && (
                <p className="mt-1 wrap-anywhere whitespace-pre-line">
                  {request.note}
                </p>
              )}
            </div>
            <div className="flex gap-2">
              <Button
                size="sm"
                look="primary"
                busy={loading}
                onClick={() =>
                  answer({ id: request.id, isAccepted: true, reason: '' })
                }
              >
                {t('request.accept')}
              </Button>
              <Button size="sm" onClick={() => setDeclined(request)}>
                {t('request.decline')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {declined && (
        <ReasonDialog
          isOpen
          onClose={() => setDeclined(undefined)}
          words={{
            title: t('request.declineTitle', { name: declined.name }),
            text: t('request.declineText'),
            label: t('reason'),
            submit: t('request.decline'),
            done: t('request.declined'),
          }}
          mutation={ANSWER}
          field="reason"
          variables={(reason) => ({
            id: declined.id,
            isAccepted: false,
            reason,
          })}
          refetch={refetch}
        />
      )}
    </Card>
  )
}
