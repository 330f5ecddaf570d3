// An audience as the value of a select: the same audience gives the same text.
import type { AnnouncementAudienceInput, UsersFilter } from 'types/graphql'

type Audience = AnnouncementAudienceInput['view'] &
  Pick<AnnouncementAudienceInput, 'list' | 'viewName'>

export const audienceKey = ({
  list,
  viewName,
  q,
  filter,
  batchId,
  stageId,
}: Audience) =>
  JSON.stringify([
    list ?? null,
    viewName ?? '',
    q ?? '',
    filter ?? null,
    batchId ?? null,
    stageId ?? null,
  ])

export const readAudienceKey = (key: string): AnnouncementAudienceInput => {
  const [list, viewName, q, filter, batchId, stageId] = JSON.parse(key) as [
    AnnouncementAudienceInput['list'],
    string,
    string,
    UsersFilter | null,
    number | null,
    number | null,
  ]
  return { list, viewName, view: { q, filter, batchId, stageId } }
}
