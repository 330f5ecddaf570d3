import type { WaitlistEntryFields } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import {
  choiceColumn,
  dateColumn,
  fixed,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'

registerFragment(gql`
  fragment WaitlistEntryFields on WaitlistEntry {
    id
    email
    name
    language
    notifiedAt
    createdAt
  }
`)

export const columns: Column<WaitlistEntryFields>[] = [
  textColumn('email'),
  textColumn('name', fixed),
  choiceColumn('language', fixed),
  dateColumn('createdAt', { look: 'time' }),
  dateColumn('notifiedAt', { ...fixed, look: 'time' }),
]

export const filters = ['waiting', 'notified']
