import { forwardRef, type ComponentPropsWithoutRef } from 'react'

import { useTranslation } from 'react-i18next'
import type { UnreadChangelogQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'
import { useQuery } from '@redwoodjs/web'

import { Link } from 'src/components/ui/control/Link'

const UNREAD = gql`
  query UnreadChangelogQuery {
    unreadChangelog
  }
`

type WhatsNewLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'>

/** Links to the changelog; a dot marks new entries. */
export const WhatsNewLink = forwardRef<HTMLAnchorElement, WhatsNewLinkProps>(
  (props, ref) => {
    const { t } = useTranslation()
    const { data } = useQuery<UnreadChangelogQuery>(UNREAD)
    const count = data?.unreadChangelog ?? 0
    return (
      <Link {...props} ref={ref} to={routes.changelog()}>
        {t('menu.whatsNew')}
        {count > 0 && (
          <span className="bg-error ml-auto size-2 rounded-full">
            <span className="sr-only">{t('menu.unread', { count })}</span>
          </span>
        )}
      </Link>
    )
  }
)
