import { ListX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MissedPathFields } from 'types/graphql'

import { NewRedirectRule } from 'src/components/Marketing/staff/RedirectRule/NewRedirectRule'
import {
  missedColumns,
  shownIn,
} from 'src/components/Marketing/staff/RedirectRule/redirectRule'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { useSave } from 'src/hooks/data/useSave'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: Doc<'MissedPathsPageQuery'> = gql`
  query MissedPathsPageQuery(
    $page: Int
    $perPage: Int
    $sort: MissedPathsSort
    $q: String
  ) {
    missedPathsPage(page: $page, perPage: $perPage, sort: $sort, q: $q) {
      rows {
        ...MissedPathFields
      }
      total
    }
    accessLevels {
      id
      name
      label
    }
  }
`

const FORGET: Doc<'ForgetMissedPathsMutation'> = gql`
  mutation ForgetMissedPathsMutation($paths: [String!]!) {
    forgetMissedPaths(paths: $paths)
  }
`

const list = { columns: missedColumns, statePrefix: 'missed' }

export const beforeQuery = listQuery<VariablesOf<'MissedPathsPageQuery'>>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  missedPathsPage,
  accessLevels,
  updating,
}: Pick<
  PropsOf<'MissedPathsPageQuery'>,
  'missedPathsPage' | 'accessLevels' | 'updating'
>) => {
  const { t } = useTranslation('marketing.redirects')
  const [forget] = useSave(FORGET, {
    done: ({ forgetMissedPaths: count }) => t('missed.forgotten', { count }),
    refetch: shownIn,
  })
  return (
    <ResourceList<MissedPathFields>
      entity="marketing.redirects.missed"
      query={QUERY}
      page={missedPathsPage}
      updating={updating}
      {...list}
      actions={({ path }) => (
        <NewRedirectRule levels={accessLevels} source={path} />
      )}
      batchActions={[
        {
          label: t('missed.forget'),
          icon: ListX,
          onRun: (rows) => void forget({ paths: rows.map(({ path }) => path) }),
        },
      ]}
    />
  )
}
