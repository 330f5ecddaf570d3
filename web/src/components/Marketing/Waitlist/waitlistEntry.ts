import type { WaitlistEntryFields } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import {
  choiceColumn,
  dateColumn,
  textColumn,
  type Column,
} from 'src/components/ui/ResourceTable/columns'

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
  textColumn('name', { sortable: false }),
  choiceColumn('language', { sortable: false }),
  dateColumn('createdAt', { look: 'time' }),
  dateColumn('notifiedAt', { sortable: false, look: 'time' }),
]

export const filters = ['waiting', 'notified']
