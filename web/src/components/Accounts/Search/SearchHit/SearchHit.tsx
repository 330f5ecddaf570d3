import { useTranslation } from 'react-i18next'
import type { GlobalSearchQuery } from 'types/graphql'

import {
  isSearchType,
  searchKinds,
} from 'src/components/Accounts/Search/searchKinds'
import { useSearchLinks } from 'src/components/Accounts/Search/useSearchLinks'
import { Link } from 'src/components/ui/control/Link/Link'

type SearchHitProps = {
  id: string
  hit: GlobalSearchQuery['globalSearch'][number]
  isActive: boolean
}

/** One result: an option of the result list, and a link to its page. */
export const SearchHit = ({ id, hit, isActive }: SearchHitProps) => {
  const { t } = useTranslation()
  const { linkOf } = useSearchLinks()
  const { type, title } = hit
  const to = isSearchType(type) && linkOf({ ...hit, type })
  if (!to) return null

  const Icon = searchKinds[type].icon
  return (
    <Link
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      to={to}
      className={`hover:bg-base-200 flex items-center gap-3 rounded-lg px-3 py-2 ${isActive ? 'bg-base-200 outline-primary outline-2 -outline-offset-2' : ''}`}
    >
      <Icon
        className="text-primary size-5 shrink-0"
        strokeWidth={1.75}
        aria-hidden
      />
      <span className="min-w-0">
        <span className="line-clamp-2 font-medium wrap-anywhere">{title}</span>
        <span className="text-muted block text-sm">
          {t(`search.kind.${type}`)}
        </span>
      </span>
    </Link>
  )
}
