import type { ReactNode } from 'react'

import { useLocation } from '@redwoodjs/router'

import type { Entry } from 'src/components/access/menu'
import { Link } from 'src/components/ui/control/Link'
import { pathTo } from 'src/hooks/access/useMenu'

type Place = Pick<Entry<string>, 'route' | 'params'>

/**
 * True on the route's own page and pages below it. Home matches only itself, and /stages/my-stage does not count as
 * below /stages.
 */
export const isWithin = (pathname: string, { route, params }: Place) => {
  const path = pathTo(route, params)
  if (!path) return false
  if (pathname === path) return true
  return (
    path !== '/' &&
    pathname.startsWith(`${path}/`) &&
    !/^\/(my|manage)-/.test(pathname.slice(path.length))
  )
}

/** The entry of a menu that a page belongs to. */
export const sectionAt = <Each extends Place>(
  pathname: string,
  entries: Each[]
) => entries.find((entry) => isWithin(pathname, entry))

type MenuLinkProps = {
  entry: Place
  className: string
  currentClassName: string
  children: ReactNode
}

// Redwood's NavLink would replace the class name and does not match pages below.
export const MenuLink = ({
  entry,
  className,
  currentClassName,
  children,
}: MenuLinkProps) => {
  const isCurrent = isWithin(useLocation().pathname, entry)
  return (
    <Link
      to={pathTo(entry.route, entry.params) ?? '/'}
      aria-current={isCurrent ? 'page' : undefined}
      className={`${className} ${isCurrent ? currentClassName : ''}`}
    >
      {children}
    </Link>
  )
}
