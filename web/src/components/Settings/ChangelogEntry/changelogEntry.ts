import type { ChangelogEntryFields, ChangelogEntryInput } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import type { Field } from 'src/components/ui/ResourceForm/field'
import { dateColumn, textColumn, type Column } from 'src/components/ui/ResourceTable/columns'

registerFragment(gql`
  fragment ChangelogEntryFields on ChangelogEntry {
    id
    title
    createdAt
  }
`)

export const columns: Column<ChangelogEntryFields>[] = [textColumn('title'), dateColumn('createdAt')]

export const filters: string[] = []

export const fields: Field<ChangelogEntryInput>[] = [{ name: 'title', as: 'text', required: true }]

/** What a new one starts from. */
export const start: Partial<ChangelogEntryInput> = {}
