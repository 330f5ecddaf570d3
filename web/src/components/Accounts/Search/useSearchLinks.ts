import { menuPlaceOf } from 'src/components/access/menu'
import { useAccess } from 'src/hooks/access/useAccess'
import { useCurrentRole } from 'src/hooks/access/useCurrentRole'
import { pathTo } from 'src/hooks/access/useMenu'

import { searchKinds, type SearchType } from './searchKinds'

type Hit = { type: SearchType; id: number; subId?: number | null }

/** Results link to the learners' pages for learners, and to the staff pages for other roles, if they may open them. */
export const useSearchLinks = () => {
  const role = useCurrentRole()
  const { mayOpen } = useAccess()
  const asLearner = menuPlaceOf(role.name) === 'top'

  const linkOf = (hit: Hit) => {
    const { learners, others } = searchKinds[hit.type]
    return asLearner || !mayOpen(others.needs)
      ? pathTo(learners.route, learners.params(hit) as Record<string, unknown>)
      : pathTo(others.route, { id: hit.id })
  }
  return { asLearner, linkOf }
}
