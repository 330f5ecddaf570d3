import type { UnitInput } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import type { Field } from 'src/components/ui/form/ResourceForm/field'

registerFragment(gql`
  fragment UnitFields on Unit {
    id
    olderTranslations
    courseId
    name
    nameFil
    shortDescription
    shortDescriptionFil
    description
    descriptionFil
    position
    opensBy
    opensOn
    opensAfterDays
    opensAtStage
    overrideCount
    lessons {
      id
      unitId
      name
      type
      status
      isRequired
      isPreview
      videoSeconds
      position
      opensBy
      opensOn
      opensAfterDays
      opensAtStage
      overrideCount
    }
  }
`)

export const fields: Field<UnitInput>[] = [
  { name: 'name', as: 'text', required: true, half: true },
  { name: 'nameFil', as: 'text', half: true },
  { name: 'shortDescription', as: 'textarea', half: true, empty: '' },
  { name: 'shortDescriptionFil', as: 'textarea', half: true },
  { name: 'description', as: 'richText', empty: '' },
  { name: 'descriptionFil', as: 'richText' },
]
