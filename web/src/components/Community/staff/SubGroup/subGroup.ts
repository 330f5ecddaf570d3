import type { SubGroupFields, SubGroupInput } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import { meetingFields } from 'src/components/Community/staff/Group/group'
import type { Field } from 'src/components/ui/form/ResourceForm/field'

registerFragment(gql`
  fragment SubGroupFields on SubGroup {
    id
    groupId
    groupName
    name
    capacity
    meetingDay
    meetingTime
    meetingUrl
    isActive
    memberCount
  }
`)

export type SubGroup = SubGroupFields

/** The fields of the sub-group form; its own meeting time stays selectable. */
export const fieldsWith = (time?: string | null): Field<SubGroupInput>[] => [
  { name: 'name', as: 'text', required: true },
  { name: 'capacity', as: 'number', min: 1, half: true },
  ...(meetingFields(time) as Field<SubGroupInput>[]),
]
