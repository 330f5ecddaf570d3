import { Plus, Trophy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { HomeWinsQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { LinkButton } from 'src/components/ui/control/Button/Button'
import { Card } from 'src/components/ui/layout/Card'
import { DateText } from 'src/components/ui/text/DateText'

type HomeWinsProps = { wins: HomeWinsQuery['myLatestWins'] }

/** The newest wins, one line each. */
export const HomeWins = ({ wins }: HomeWinsProps) => {
  const { t } = useTranslation('accounts.profile')
  return (
    <Card
      title={t('win.list')}
      aside={
        <LinkButton
          to={routes.myProfile({ tab: 'wins' })}
          look="ghost"
          size="sm"
          icon={Plus}
        >
          {t('win.create')}
        </LinkButton>
      }
      padded={false}
    >
      <ul className="divide-base-300 mt-3 divide-y">
        {wins.map(({ id, title, achievedOn }) => (
          <li key={id} className="flex h-16 items-center gap-4 px-4 sm:px-6">
            <Trophy
              className="text-primary size-5 shrink-0"
              strokeWidth={1.75}
              aria-hidden
            />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-semibold" title={title}>
                {title}
              </span>
              <span className="text-muted block text-sm">
                <DateText date={achievedOn} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
