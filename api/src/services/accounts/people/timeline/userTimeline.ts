import type { QueryResolvers, TimelineKind } from 'types/graphql'

import { requireReach } from 'src/lib/access/scopes'
import { currentUser } from 'src/lib/auth'
import {
  composed,
  int,
  nullable,
  text,
  textOf,
  timestamp,
} from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import { viewerLang } from 'src/lib/translations'
import { can } from 'src/shared/access/permissions'

import {
  hasEntries,
  TIMELINE_ROWS,
  timelineQuery,
  timelineSamples,
  type Place,
} from './timelineQuery'
import type { TimelineRight } from './timelineSources'

const TIMELINE = composed(
  timelineQuery,
  {
    kind: textOf<TimelineKind>(),
    id: text,
    at: timestamp,
    title: text,
    status: nullable(text),
    amountCentavos: nullable(int),
    byName: nullable(text),
  },
  timelineSamples
)

const placeText = ({ at, id }: { at: Date; id: string }) =>
  `${at.getTime()} ${id}`

const placeOf = (text: string): Place => {
  const [, at, id] = /^(\d{1,15}) ([A-Z_]+-[\da-f-]+)$/.exec(text) ?? []
  if (!at || !id) throw new AppError('INVALID')
  return { at: Number(at), id }
}

const rightsOfViewer = () => {
  const viewer = currentUser()
  const rights: TimelineRight[] = []
  if (viewer.pageAccess.studentPaymentDetails) rights.push('payments')
  if (can(viewer, 'readOutbox')) rights.push('mails')
  if (viewer.pageAccess.infoLogsReport) rights.push('log')
  return rights
}

/**
 * Events of a user within the viewer's scope.
 * @throws NOT_FOUND beyond the scope; INVALID for a place that no page named
 */
export const userTimeline = (async ({ userId, filter, before }) => {
  await requireReach('user', userId)
  const wanted = {
    userId,
    rights: rightsOfViewer(),
    filter: filter ?? undefined,
    before: before ? placeOf(before) : undefined,
    lang: viewerLang(),
  }
  const found = hasEntries(wanted) ? await TIMELINE.all(pool, wanted) : []
  const rows = found.slice(0, TIMELINE_ROWS)
  return {
    rows,
    next:
      found.length > TIMELINE_ROWS ? placeText(rows[rows.length - 1]) : null,
  }
}) satisfies QueryResolvers['userTimeline']
