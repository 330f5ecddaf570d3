import type { AccessLevelFields, AccessLevelInput } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import { asOne } from 'src/components/Accounts/staff/AccessMatrix/access'
import type { ComparedLevel } from 'src/components/Accounts/staff/AccessMatrix/access'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import {
  badgeColumn,
  fixed,
  more,
  numberColumn,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'

registerFragment(gql`
  fragment AccessLevelFields on AccessLevel {
    id
    name
    label
    labelFil
    description
    rank
    maySell
    isSystem
    isAll
    version
    pageAccess
    functionAccess
    createdAt
  }
`)

const grantedCount = (level: AccessLevelFields) =>
  Object.values(accessOf(level)).filter(Boolean).length

/** The page flags and function flags of a level in one map. */
export const accessOf = ({ pageAccess, functionAccess }: AccessLevelFields) =>
  asOne({
    pageAccess: pageAccess as Record<string, boolean>,
    functionAccess: functionAccess as Record<string, boolean>,
  })

export const asCompared = (level: AccessLevelFields): ComparedLevel => ({
  id: level.id,
  label: level.label,
  access: accessOf(level),
})

export const columns: Column<AccessLevelFields>[] = [
  textColumn('label', fixed),
  textColumn('labelFil', more),
  textColumn('name', fixed),
  numberColumn('rank', fixed),
  { key: 'granted', align: 'right', value: grantedCount, csv: grantedCount },
  badgeColumn('isSystem', { true: 'outline', false: 'info' }, fixed),
  textColumn('description', more),
]

export type LevelInput = Omit<
  AccessLevelInput,
  'pageAccess' | 'functionAccess'
> & { name?: string }

export const fields: Field<LevelInput>[] = [
  { name: 'label', as: 'text', required: true, half: true },
  { name: 'labelFil', as: 'text', half: true },
  { name: 'description', as: 'textarea' },
]

export const rankField: Field<LevelInput> = {
  name: 'rank',
  as: 'number',
  required: true,
  min: 0,
  max: 99,
}

/** Only those who edit levels may allow the sale of one. */
export const maySellField: Field<LevelInput> = { name: 'maySell', as: 'switch' }
