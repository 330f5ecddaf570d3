import { ChevronRight, CirclePlay, CircleUser, WalletCards } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Link } from '@redwoodjs/router'

import { Card } from 'src/components/ui/Card/Card'
import { useAccess } from 'src/hooks/useAccess'
import { pathTo } from 'src/hooks/useMenu'

// Only those show whose page exists and may be opened.
const options = [
  {
    route: 'account',
    params: { q: 'billings' },
    text: 'canBills',
    icon: WalletCards,
  },
  { route: 'freeLessons', params: {}, text: 'canLessons', icon: CirclePlay },
  {
    route: 'myProfile',
    params: { tab: 'socials' },
    text: 'canProfile',
    icon: CircleUser,
  },
] as const

/** What is open without a membership. */
const GuestOptions = () => {
  const { t } = useTranslation('accounts')
  const { mayOpen } = useAccess()
  const open = options
    .map((option) => ({ ...option, path: pathTo(option.route, option.params) }))
    .filter(({ route, path }) => path && mayOpen(route))
  if (open.length === 0) return null

  return (
    <Card title={t('home.guestCan')} padded={false}>
      <ul className="divide-base-300 mt-3 divide-y">
        {open.map(({ route, path, text, icon: Icon }) => (
          <li key={route}>
            <Link
              to={path ?? '/'}
              className="hover:bg-base-200 flex items-center gap-4 px-4 py-3.5 -outline-offset-2 sm:px-6"
            >
              <Icon
                className="text-primary size-5 shrink-0"
                strokeWidth={1.75}
                aria-hidden
              />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{t(`home.${text}`)}</span>
                <span className="text-muted block text-sm">
                  {t(`home.${text}Text`)}
                </span>
              </span>
              <ChevronRight
                className="text-muted size-5 shrink-0"
                aria-hidden
              />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

export default GuestOptions
