import type { LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { GlobalSearchQuery } from 'types/graphql'

import {
  isMemberType,
  isSearchType,
  memberKinds,
  searchKinds,
} from 'src/components/Accounts/Search/searchKinds'
import { useSearchLinks } from 'src/components/Accounts/Search/useSearchLinks'
import { Link } from 'src/components/ui/control/Link'

type SearchHitProps = {
  id: string
  hit: GlobalSearchQuery['globalSearch'][number]
  isActive: boolean
}

/** A course, event, resource or lesson. */
export const SearchHit = ({ id, hit, isActive }: SearchHitProps) => {
  const { t } = useTranslation()
  const { linkOf } = useSearchLinks()
  const { type, title } = hit
  const to = isSearchType(type) && linkOf({ ...hit, type })
  if (!to) return null
  return (
    <Hit
      id={id}
      to={to}
      icon={searchKinds[type].icon}
      title={title}
      note={t(`search.kind.${type}`)}
      isActive={isActive}
    />
  )
}

type MemberHitProps = {
  id: string
  hit: GlobalSearchQuery['memberSearch'][number]
  isActive: boolean
}

/** A person, post or bill. */
export const MemberHit = ({ id, hit, isActive }: MemberHitProps) => {
  const { t } = useTranslation('common.tools')
  const { type, title, note, path } = hit
  if (!isMemberType(type)) return null
  const kind = t(`search.${type}`)
  return (
    <Hit
      id={id}
      to={path}
      icon={memberKinds[type].icon}
      title={title}
      note={note ? `${kind} · ${note}` : kind}
      isActive={isActive}
    />
  )
}

type HitProps = {
  id: string
  to: string
  icon: LucideIcon
  title: string
  note: string
  isActive: boolean
}

/** One result: an option of the result list, and a link to its page. */
const Hit = ({ id, to, icon: Icon, title, note, isActive }: HitProps) => (
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
      <span className="text-muted block text-sm">{note}</span>
    </span>
  </Link>
)
