import type { TaskInput } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import type { Field } from 'src/components/ui/ResourceForm/field'
import { filled } from 'src/lib/filled'

registerFragment(gql`
  fragment TaskFields on Task {
    id
    stageId
    title
    titleFil
    description
    descriptionFil
    points
    actionLabel
    actionLabelFil
    actionUrl
    position
    isRequired
    verification
    isActive
  }
`)

const verifications = ['SELF', 'AUTO', 'REVIEW'].map((value) => ({ value }))

export const fields: Field<TaskInput>[] = [
  { name: 'title', as: 'text', required: true },
  { name: 'titleFil', as: 'text' },
  { name: 'points', as: 'number', required: true, min: 0, half: true },
  {
    name: 'verification',
    as: 'choice',
    required: true,
    half: true,
    choices: verifications,
  },
  { name: 'actionLabel', as: 'text', required: true, half: true },
  { name: 'actionLabelFil', as: 'text', half: true },
  { name: 'actionUrl', as: 'text' },
  { name: 'description', as: 'richText' },
  { name: 'descriptionFil', as: 'richText' },
  { name: 'isRequired', as: 'switch' },
  { name: 'isActive', as: 'switch' },
]

export const start: Partial<TaskInput> = {
  verification: 'SELF',
  points: 10,
  isRequired: true,
  isActive: true,
}

export const toInput = (input: TaskInput) => filled(input, 'description')
