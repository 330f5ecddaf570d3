// Stands in for @redwoodjs/router: names, paths and links, without a browser's history.
import type { ComponentPropsWithoutRef } from 'react'

import { replaceParams } from '@redwoodjs/router/util'

import { screenNow } from '../screen'

declare const ROUTE_PATHS: Record<string, string>

export const routes = Object.fromEntries(
  Object.entries(ROUTE_PATHS).map(([name, path]) => [
    name,
    (args?: Record<string, string | number>) => replaceParams(path, args),
  ])
)

type LinkProps = ComponentPropsWithoutRef<'a'> & { to: string }

export const Link = ({ to, children, ...rest }: LinkProps) => (
  <a href={to} {...rest}>
    {children}
  </a>
)

export const useLocation = () => {
  const { pathname, search } = screenNow()
  return { pathname, search, hash: '' }
}

export const useRouteName = () => screenNow().name

export const navigate = () => {}

export const back = () => {}

export const useBlocker = () => ({ state: 'IDLE' })

/** The browser redirects; until then the page stays empty. */
export const Redirect = () => null
