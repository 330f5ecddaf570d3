import { useMemo } from 'react'

import type { StageChoicesQuery } from 'types/graphql'

import { useQuery } from '@redwoodjs/web'

import type { Choice } from 'src/components/ui/form/ResourceForm/field'

const CHOICES = gql`
  query StageChoicesQuery {
    stages {
      id
      number
      name
    }
  }
`

/** The active stages. */
export const useStages = () => useQuery<StageChoicesQuery>(CHOICES).data?.stages

/** The active stages, as choices of forms and lists. */
export const useStageChoices = (): Choice<number>[] => {
  const stages = useStages()
  return useMemo(
    () =>
      (stages ?? []).map(({ id, number, name }) => ({
        value: id,
        label: `${number} · ${name}`,
      })),
    [stages]
  )
}
