import type { TaskInput } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import type { Field } from 'src/components/ui/form/ResourceForm/field'

import { TargetControl } from './TargetControl'

import { namesTarget, needsTarget } from '$api/src/shared/community/autoKinds'

registerFragment(gql`
  fragment TaskFields on Task {
    id
    olderTranslations
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
    autoKind
    autoTargetId
    proofKind
    isRetired
  }
`)

const verifications = ['SELF', 'AUTO', 'REVIEW'].map((value) => ({ value }))

const autoKinds = ['LESSON', 'EVENT', 'FORM', 'POST', 'QUESTION'].map(
  (value) => ({ value })
)
const proofKinds = ['NONE', 'TEXT', 'LINK', 'FILE'].map((value) => ({ value }))

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
  {
    name: 'autoKind',
    as: 'choice',
    required: true,
    half: true,
    choices: autoKinds,
    when: ({ verification }) => verification === 'AUTO',
  },
  {
    name: 'autoTargetId',
    as: 'number',
    control: TargetControl,
    requiredWhen: ({ autoKind }) => needsTarget(autoKind),
    when: ({ verification, autoKind }) =>
      verification === 'AUTO' && namesTarget(autoKind),
  },
  {
    name: 'proofKind',
    as: 'choice',
    required: true,
    choices: proofKinds,
    when: ({ verification }) => verification === 'REVIEW',
  },
  { name: 'actionLabel', as: 'text', required: true, half: true },
  { name: 'actionLabelFil', as: 'text', half: true },
  { name: 'actionUrl', as: 'text' },
  { name: 'description', as: 'richText', linksModals: true, empty: '' },
  { name: 'descriptionFil', as: 'richText', linksModals: true },
  { name: 'isRequired', as: 'switch' },
  { name: 'isActive', as: 'switch' },
  { name: 'isRetired', as: 'switch' },
]

export const start: Partial<TaskInput> = {
  verification: 'SELF',
  autoKind: 'LESSON',
  proofKind: 'TEXT',
  points: 10,
  isRequired: true,
  isActive: true,
}
