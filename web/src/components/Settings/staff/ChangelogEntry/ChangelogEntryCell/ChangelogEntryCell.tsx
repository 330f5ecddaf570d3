import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { columns } from 'src/components/Settings/staff/ChangelogEntry/changelogEntry'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import { Card } from 'src/components/ui/layout/Card'
import {
  RecordLoading,
  recordFailure,
} from 'src/components/ui/resource/ResourceView/recordStates'
import { ResourceView } from 'src/components/ui/resource/ResourceView/ResourceView'
import { RichText } from 'src/components/ui/text/RichText/RichText'
import { useAccess } from 'src/hooks/access/useAccess'

export const QUERY: Doc<'FindChangelogEntryQuery'> = gql`
  query FindChangelogEntryQuery($id: Int!) {
    changelogEntry(id: $id) {
      ...ChangelogEntryFields
    }
  }
`

const DELETE = gql`
  mutation DeleteChangelogEntryMutation($id: Int!) {
    deleteChangelogEntry(id: $id) {
      id
    }
  }
`

export const Loading = RecordLoading
export const Empty = NotFound
export const Failure = recordFailure('settings.changelogEntry')
export const Success = ({
  changelogEntry,
}: PropsOf<'FindChangelogEntryQuery'>) => {
  const { t } = useTranslation('settings')
  const { mayOpen } = useAccess()
  const { id, body, bodyFil } = changelogEntry
  return (
    <ResourceView
      entity="settings.changelogEntry"
      columns={columns}
      record={changelogEntry}
      name={changelogEntry.title}
      list={routes.featureChangeLog()}
      editTo={
        mayOpen('editChangelogEntry') && routes.editChangelogEntry({ id })
      }
      remove={DELETE}
    >
      {body && (
        <Card title={t('changelogEntry.fields.body')}>
          <RichText html={body} />
        </Card>
      )}
      {bodyFil && (
        <Card title={t('changelogEntry.fields.bodyFil')}>
          <RichText html={bodyFil} />
        </Card>
      )}
    </ResourceView>
  )
}
