import type { RedirectRuleFields } from 'types/graphql'

import { NewRedirectRule } from 'src/components/Marketing/staff/RedirectRule/NewRedirectRule'
import { RedirectActions } from 'src/components/Marketing/staff/RedirectRule/RedirectActions'
import {
  columns,
  filters,
} from 'src/components/Marketing/staff/RedirectRule/redirectRule'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: Doc<'RedirectRulesPageQuery'> = gql`
  query RedirectRulesPageQuery(
    $page: Int
    $perPage: Int
    $sort: RedirectRulesSort
    $q: String
    $filter: RedirectRulesFilter
  ) {
    redirectRulesPage(
      page: $page
      perPage: $perPage
      sort: $sort
      q: $q
      filter: $filter
    ) {
      rows {
        ...RedirectRuleFields
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

const list = { columns, filters }

export const beforeQuery =
  listQuery<VariablesOf<'RedirectRulesPageQuery'>>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  redirectRulesPage,
  accessLevels,
  updating,
}: Pick<
  PropsOf<'RedirectRulesPageQuery'>,
  'redirectRulesPage' | 'accessLevels' | 'updating'
>) => (
  <>
    <div className="mb-4 flex justify-end">
      <NewRedirectRule levels={accessLevels} />
    </div>
    <ResourceList<RedirectRuleFields>
      entity="marketing.redirects.rule"
      query={QUERY}
      page={redirectRulesPage}
      updating={updating}
      {...list}
      actions={(rule) => <RedirectActions rule={rule} levels={accessLevels} />}
    />
  </>
)
