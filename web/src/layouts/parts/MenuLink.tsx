import type { ReactNode } from 'react'

import { Link, useLocation } from '@redwoodjs/router'

import { pathTo } from 'src/hooks/useMenu'

/** On the route's own page or on one below it; home is only home. */
export const isWithin = (pathname: string, route: string) => {
  const path = pathTo(route)
  if (!path) return false
  return pathname === path || (path !== '/' && pathname.startsWith(`${path}/`))
}

type MenuLinkProps = {
  route: string
  className: string
  currentClassName: string
  children: ReactNode
}

// Redwood's NavLink would replace the class name and knows nothing of pages below.
export const MenuLink = ({
  route,
  className,
  currentClassName,
  children,
}: MenuLinkProps) => {
  const isCurrent = isWithin(useLocation().pathname, route)
  return (
    <Link
      to={pathTo(route) ?? '/'}
      aria-current={isCurrent ? 'page' : undefined}
      className={`${className} ${isCurrent ? currentClassName : ''}`}
    >
      {children}
    </Link>
  )
}
