import type { EditAnnouncementQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import 'src/components/Marketing/staff/Announcement/announcement'
import {
  fieldsWith,
  toForm,
  toInput,
  type AnnouncementForm,
} from 'src/components/Marketing/staff/Announcement/announcementForm'
import { useAudienceChoices } from 'src/components/Marketing/staff/Announcement/Audience/useAudienceChoices'
import { FormLoading } from 'src/components/ui/feedback/cellStates/cellStates'
import { RecordFailure } from 'src/components/ui/feedback/cellStates/RecordFailure'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import { ResourceEditor } from 'src/components/ui/resource/ResourceEditor/ResourceEditor'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'EditAnnouncementQuery'> = gql`
  query EditAnnouncementQuery($id: Int!) {
    announcement(id: $id) {
      ...AnnouncementFields
    }
  }
`

const UPDATE: Doc<'UpdateAnnouncementMutation'> = gql`
  mutation UpdateAnnouncementMutation(
    $id: Int!
    $version: Int!
    $input: AnnouncementInput!
  ) {
    updateAnnouncement(id: $id, version: $version, input: $input) {
      ...AnnouncementFields
    }
  }
`

export const beforeQuery = freshQuery<VariablesOf<'EditAnnouncementQuery'>>
export const Loading = FormLoading
export const isEmpty = ({ announcement }: EditAnnouncementQuery) =>
  !announcement || !['DRAFT', 'SCHEDULED'].includes(announcement.status)
export const Empty = NotFound
export const Failure = RecordFailure
export const Success = ({ announcement }: PropsOf<'EditAnnouncementQuery'>) => {
  const { id, title } = announcement
  const record = toForm(announcement)
  return (
    <ResourceEditor
      entity="marketing.announcements.announcement"
      fields={fieldsWith(useAudienceChoices(record.audience))}
      record={record}
      name={title}
      query={QUERY}
      mutation={UPDATE}
      variables={(input: AnnouncementForm) => ({
        id,
        version: announcement.version,
        input: toInput(input),
      })}
      list={routes.announcements()}
      view={routes.announcement({ id })}
    />
  )
}
