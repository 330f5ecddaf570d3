import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { columns } from 'src/components/Accounts/staff/OutboxEmail/outboxEmail'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import { Card } from 'src/components/ui/layout/Card'
import {
  RecordLoading,
  recordFailure,
} from 'src/components/ui/resource/ResourceView/recordStates'
import { ResourceView } from 'src/components/ui/resource/ResourceView/ResourceView'

export const QUERY: Doc<'FindOutboxEmailQuery'> = gql`
  query FindOutboxEmailQuery($id: String!) {
    outboxEmail(id: $id) {
      ...OutboxEmailFields
      text
    }
  }
`

export const Loading = RecordLoading
export const Empty = NotFound
export const Failure = recordFailure('accounts.staff.outboxEmail')
export const Success = ({ outboxEmail }: PropsOf<'FindOutboxEmailQuery'>) => {
  const { t } = useTranslation('accounts.staff')
  return (
    <ResourceView
      entity="accounts.staff.outboxEmail"
      columns={columns}
      record={outboxEmail}
      name={outboxEmail.subject}
      list={routes.outbox()}
    >
      <Card title={t('outboxEmail.fields.text')} padded>
        {/* Shows the plain text, which has the same content as the HTML part and needs no sanitizing. */}
        <p className="wrap-anywhere whitespace-pre-wrap">{outboxEmail.text}</p>
      </Card>
    </ResourceView>
  )
}
