import { useTranslation } from 'react-i18next'
import type {
  OverlappingBatchesQuery,
  OverlappingBatchesQueryVariables,
} from 'types/graphql'

import { useFormContext } from '@redwoodjs/forms'
import { useQuery } from '@redwoodjs/web'

import { isDay } from '$api/src/shared/manilaTime'

const OVERLAPS = gql`
  query OverlappingBatchesQuery(
    $launchFrom: String!
    $launchTo: String!
    $exceptId: Int
  ) {
    overlappingBatches(
      launchFrom: $launchFrom
      launchTo: $launchTo
      exceptId: $exceptId
    ) {
      id
      name
    }
  }
`

/** In the form of a batch: names the batches that share a day with the typed dates. They may be saved all the same. */
export const OverlapWarning = ({ batchId }: { batchId?: number }) => {
  const { t } = useTranslation('community.batches')
  const { watch } = useFormContext()
  const [launchFrom, launchTo] = [
    String(watch('launchFrom') ?? ''),
    String(watch('launchTo') ?? ''),
  ]
  const { data } = useQuery<
    OverlappingBatchesQuery,
    OverlappingBatchesQueryVariables
  >(OVERLAPS, {
    variables: { launchFrom, launchTo, exceptId: batchId },
    skip: !isDay(launchFrom) || !isDay(launchTo) || launchTo < launchFrom,
    fetchPolicy: 'cache-and-network',
  })
  const names = (data?.overlappingBatches ?? []).map(({ name }) => name)
  return (
    <div role="status">
      {names.length > 0 && (
        <p className="alert alert-warning alert-soft block text-sm">
          {t('warning.overlaps', { names: names.join(', ') })}
        </p>
      )}
    </div>
  )
}
