import type { OutboxEmailFields } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import {
  badgeColumn,
  dateColumn,
  fixed,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'

registerFragment(gql`
  fragment OutboxEmailFields on OutboxEmail {
    id
    to
    subject
    template
    status
    createdAt
  }
`)

const tones = {
  QUEUED: 'info',
  SENT: 'success',
  KEPT: 'outline',
  EXPIRED: 'neutral',
  FAILED: 'error',
} as const

export const columns: Column<OutboxEmailFields>[] = [
  textColumn('subject'),
  textColumn('to'),
  badgeColumn('status', tones, fixed),
  dateColumn('createdAt', { look: 'time' }),
]

export const filters = Object.keys(tones)
