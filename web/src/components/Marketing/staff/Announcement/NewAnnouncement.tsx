import { useMemo } from 'react'

import type {
  CreateAnnouncementMutation,
  CreateAnnouncementMutationVariables,
} from 'types/graphql'

import { routes } from '@redwoodjs/router'
import type { TypedDocumentNode } from '@redwoodjs/web'

import 'src/components/Marketing/staff/Announcement/announcement'
import { ResourceEditor } from 'src/components/ui/resource/ResourceEditor/ResourceEditor'
import { int, oneOf, text } from 'src/hooks/browser/urlState'
import { useUrlValues } from 'src/hooks/browser/useUrlValues'

import { fieldsWith, toInput, type AnnouncementForm } from './announcementForm'
import { audienceKey } from './Audience/audienceKey'
import { useAudienceChoices } from './Audience/useAudienceChoices'

import { usersFilters } from '$api/src/shared/accounts/people/usersFilter'

const CREATE: TypedDocumentNode<
  CreateAnnouncementMutation,
  CreateAnnouncementMutationVariables
> = gql`
  mutation CreateAnnouncementMutation($input: AnnouncementInput!) {
    createAnnouncement(input: $input) {
      ...AnnouncementFields
    }
  }
`

const params = {
  list: oneOf(['MEMBER', 'NON_MEMBER'] as const),
  view: text,
  q: text,
  filter: oneOf(usersFilters),
  batchId: int,
  stageId: int,
}

/** The audience that the link of a list or a batch has brought. */
const useGivenAudience = () => {
  const { view, ...given } = useUrlValues(params)
  return given.list || given.batchId
    ? audienceKey({ ...given, viewName: view })
    : undefined
}

export const NewAnnouncement = () => {
  const given = useGivenAudience()
  const record = useMemo(() => ({ audience: given }), [given])
  return (
    <ResourceEditor
      entity="marketing.announcements.announcement"
      fields={fieldsWith(useAudienceChoices(given))}
      record={record}
      mutation={CREATE}
      variables={(input: AnnouncementForm) => ({ input: toInput(input) })}
      list={routes.announcements()}
      view={({ createAnnouncement: { id } }) => routes.announcement({ id })}
    />
  )
}
