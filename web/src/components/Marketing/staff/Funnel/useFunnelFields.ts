import { useMemo } from 'react'

import type { FunnelChoicesQuery } from 'types/graphql'

import { useQuery } from '@redwoodjs/web'

import { fieldsWith } from './funnel'

const CHOICES = gql`
  query FunnelChoicesQuery {
    paymentTerms {
      id
      label
    }
    accessLevels {
      id
      label
      isGrantable
    }
    funnelNames {
      id
      name
    }
  }
`

const asChoice = ({ id, label }: { id: string; label: string }) => ({
  value: id,
  label,
})

/** The fields of the funnel form, with the payment terms it may offer and the levels a purchase may grant. */
export const useFunnelFields = (ownId?: string) => {
  const { data } = useQuery<FunnelChoicesQuery>(CHOICES)
  return useMemo(
    () =>
      fieldsWith({
        terms: (data?.paymentTerms ?? []).map(asChoice),
        levels: (data?.accessLevels ?? [])
          .filter(({ isGrantable }) => isGrantable)
          .map(asChoice),
        renewable: (data?.funnelNames ?? [])
          .filter(({ id }) => id !== ownId)
          .map(({ id, name }) => ({ value: id, label: name })),
      }),
    [data, ownId]
  )
}
