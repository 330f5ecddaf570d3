import type { ReactNode } from 'react'

import { Link, useLocation } from '@redwoodjs/router'

import type { Entry } from 'src/components/access/menu'
import { pathTo } from 'src/hooks/useMenu'

type Place = Pick<Entry<string>, 'route' | 'params'>

/** On the route's own page or on one below it; home is only home. */
export const isWithin = (pathname: string, { route, params }: Place) => {
  const path = pathTo(route, params)
  if (!path) return false
  return pathname === path || (path !== '/' && pathname.startsWith(`${path}/`))
}

type MenuLinkProps = {
  entry: Place
  className: string
  currentClassName: string
  children: ReactNode
}

// Redwood's NavLink would replace the class name and knows nothing of pages below.
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
