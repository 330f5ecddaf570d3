import { forwardRef, type ComponentPropsWithoutRef } from 'react'

// eslint-disable-next-line no-restricted-imports -- the one place that may
import { Link as RouterLink } from '@redwoodjs/router'

import { hrefOf, isOwn } from 'src/lib/browser/openPlace'

type LinkProps = Omit<ComponentPropsWithoutRef<typeof RouterLink>, 'ref'>

/** A link to any address. The browser itself follows those of other sites, and those that open another tab. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(
  ({ to, options, children, ...rest }, ref) =>
    isOwn(to) && !rest.target ? (
      <RouterLink {...rest} ref={ref} to={to} options={options}>
        {children}
      </RouterLink>
    ) : (
      <a {...rest} ref={ref} href={hrefOf(to)}>
        {children}
      </a>
    )
)
