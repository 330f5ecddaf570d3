import type { AnnouncementFields, RecipientFields } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import {
  badgeColumn,
  dateColumn,
  fixed,
  more,
  numberColumn,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'

import { AudienceText } from './Audience/AudienceText'
import { WhyText } from './WhyText'

registerFragment(gql`
  fragment AnnouncementFields on Announcement {
    id
    status
    title
    titleFil
    subject
    text
    subjectFil
    textFil
    buttonLabel
    buttonLabelFil
    buttonUrl
    audience {
      list
      viewName
      q
      filter
      batchId
      stageId
      batchName
      stageName
    }
    sendAt
    startedAt
    endedAt
    createdAt
    createdByName
    version
    recipientCount
    waitingCount
    mailedCount
    keptCount
    bouncedCount
    unsubscribedCount
    skippedCount
    leftCount
  }
`)

registerFragment(gql`
  fragment RecipientFields on AnnouncementRecipient {
    id
    name
    email
    state
    reason
    detail
    at
  }
`)

export const tones = {
  DRAFT: 'outline',
  SCHEDULED: 'info',
  SENDING: 'progress',
  SENT: 'success',
  STOPPED: 'neutral',
} as const

const count = (
  key: keyof AnnouncementFields & string,
  options: Partial<Column<AnnouncementFields>> = fixed
) => numberColumn<AnnouncementFields>(key, options)

/** Before it begins there is nothing to count. */
const hasBegun = ({ startedAt }: AnnouncementFields) => startedAt != null

export const columns: Column<AnnouncementFields>[] = [
  textColumn('title', fixed),
  {
    key: 'audience',
    value: ({ audience }) => <AudienceText audience={audience} />,
    csv: ({ audience }) => audience.viewName || audience.batchName,
  },
  badgeColumn('status', tones, fixed),
  dateColumn('sendAt', { ...fixed, look: 'time' }),
  count('mailedCount'),
  count('bouncedCount'),
  count('leftCount'),
  dateColumn('createdAt', { secondary: true }),
  textColumn('createdByName', more),
]

/** The facts on an announcement's page; its subject is the title. */
export const detailsOf = (announcement: AnnouncementFields) =>
  [
    ...columns.filter(
      ({ key }) => key !== 'title' && key !== 'status' && !key.endsWith('Count')
    ),
    ...(hasBegun(announcement)
      ? [
          dateColumn<AnnouncementFields>('endedAt', { look: 'time' }),
          count('recipientCount'),
          count('mailedCount'),
          ...(announcement.keptCount > 0 ? [count('keptCount')] : []),
          count('waitingCount'),
          count('bouncedCount'),
          count('unsubscribedCount'),
          count('skippedCount'),
          count('leftCount'),
        ]
      : []),
  ] satisfies Column<AnnouncementFields>[]

export const filters = ['draft', 'scheduled', 'sending', 'sent', 'stopped']

export const recipientColumns: Column<RecipientFields>[] = [
  textColumn('name', fixed),
  textColumn('email', fixed),
  badgeColumn(
    'state',
    {
      WAITING: 'info',
      MAILED: 'success',
      KEPT: 'outline',
      BOUNCED: 'error',
      UNSUBSCRIBED: 'neutral',
      SKIPPED: 'outline',
    },
    fixed
  ),
  {
    key: 'reason',
    value: (recipient) => <WhyText recipient={recipient} />,
    csv: ({ reason, detail }) => reason ?? detail,
  },
  textColumn('detail', more),
  dateColumn('at', { ...more, look: 'time' }),
]

export const recipientFilters = [
  'bounced',
  'skipped',
  'unsubscribed',
  'mailed',
  'kept',
  'waiting',
]

/** The queries that show an announcement. */
export const shownIn = [
  'AnnouncementsPageQuery',
  'FindAnnouncementQuery',
  'AnnouncementRecipientsPageQuery',
]
