import type { UnitInput } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import type { Field } from 'src/components/ui/ResourceForm/field'
import { filled } from 'src/lib/filled'

registerFragment(gql`
  fragment UnitFields on Unit {
    id
    olderTranslations
    courseId
    name
    nameFil
    shortDescription
    shortDescriptionFil
    position
    lessons {
      id
      name
      type
      status
      isRequired
      position
    }
  }
`)

export const fields: Field<UnitInput>[] = [
  { name: 'name', as: 'text', required: true },
  { name: 'nameFil', as: 'text' },
  { name: 'shortDescription', as: 'textarea' },
  { name: 'shortDescriptionFil', as: 'textarea' },
]

export const toInput = (input: UnitInput) => filled(input, 'shortDescription')
