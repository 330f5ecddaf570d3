import { useTranslation } from 'react-i18next'
import type { GroupRequestFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'
import { registerFragment } from '@redwoodjs/web/apollo'

import { Link } from 'src/components/ui/control/Link'
import { Card } from 'src/components/ui/layout/Card'
import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { DateText } from 'src/components/ui/text/DateText'

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
            <Actions
              words="community.groups:request"
              of={{ name: request.name }}
              refetch={refetch}
              size="sm"
              className="flex gap-2"
              actions={[
                {
                  name: 'accept',
                  look: 'primary',
                  does: call(ANSWER, {
                    id: request.id,
                    isAccepted: true,
                    reason: '',
                  }),
                },
                {
                  name: 'decline',
                  does: call(ANSWER, { id: request.id, isAccepted: false }),
                  asks: 'reason',
                },
              ]}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
