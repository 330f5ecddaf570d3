import type { AffiliateLeadFields } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import {
  badgeColumn,
  choiceColumn,
  dateColumn,
  fixed,
  more,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'

registerFragment(gql`
  fragment AffiliateLeadFields on AffiliateLead {
    id
    email
    name
    userId
    source
    status
    linkLabel
    tags
    isLive
    firstTouchAt
    lastTouchAt
    expiresAt
  }
`)

export const columns: Column<AffiliateLeadFields>[] = [
  textColumn('email', fixed),
  textColumn('name', { ...fixed, card: 'line' }),
  badgeColumn(
    'status',
    { REGISTERED: 'info', CUSTOMER: 'success' },
    {
      ...fixed,
      card: 'end',
    }
  ),
  textColumn('linkLabel', { ...fixed, card: 'line' }),
  choiceColumn('source', fixed),
  dateColumn('firstTouchAt', { look: 'time', card: 'line' }),
  badgeColumn('isLive', { true: 'success', false: 'outline' }, fixed),
  dateColumn('expiresAt', fixed),
  dateColumn('lastTouchAt', { ...more, look: 'time' }),
  textColumn('tags', {
    ...more,
    value: ({ tags }) => tags.join(', ') || null,
    csv: ({ tags }) => tags.join(', '),
  }),
]

export const filters = ['registered', 'customer']
