import { useMemo } from 'react'

import CopyAnnouncementCell from 'src/components/Marketing/staff/Announcement/CopyAnnouncementCell'
import { int, oneOf, text } from 'src/hooks/browser/urlState'
import { useUrlValues } from 'src/hooks/browser/useUrlValues'

import { audienceKey } from './Audience/audienceKey'
import { CreateAnnouncement } from './CreateAnnouncement'

import { usersFilters } from '$api/src/shared/accounts/people/usersFilter'

const params = {
  /** An announcement whose texts are used again. */
  from: int,
  list: oneOf(['MEMBER', 'NON_MEMBER'] as const),
  view: text,
  q: text,
  filter: oneOf(usersFilters),
  batchId: int,
  stageId: int,
}

/** Begins with the audience that the link of a list or a batch has brought, or with the texts of another announcement. */
export const NewAnnouncement = () => {
  const { view, from, ...given } = useUrlValues(params)
  const audience =
    given.list || given.batchId
      ? audienceKey({ ...given, viewName: view })
      : undefined
  const record = useMemo(() => ({ audience }), [audience])
  return from ? (
    <CopyAnnouncementCell id={from} />
  ) : (
    <CreateAnnouncement record={record} />
  )
}
