import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { UserDetailFields } from 'types/graphql'

import { shownLevels } from 'src/components/Accounts/Profile/shownLevels'
import { Button } from 'src/components/ui/control/Button/Button'
import { Card } from 'src/components/ui/layout/Card'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'

import { AssignLevels } from './AssignLevels'

/** The access levels that a user has, from staff and from purchases. */
export const UserLevels = ({ user }: { user: UserDetailFields }) => {
  const { t } = useTranslation('accounts.staff')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card
      title={t('detail.levels')}
      aside={
        user.mayAssign && (
          <Button size="sm" onClick={() => setIsOpen(true)}>
            {t('detail.assign')}
          </Button>
        )
      }
    >
      {user.levels.length === 0 ? (
        <p className="text-muted">{t('detail.none')}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {shownLevels(user.levels).map(({ id, label, isByHand }) => (
            <li key={id} className="min-w-0">
              <StatusBadge tone={isByHand ? 'info' : 'outline'}>
                {isByHand ? label : `${label} · ${t('detail.byPurchase')}`}
              </StatusBadge>
            </li>
          ))}
        </ul>
      )}
      {isOpen && <AssignLevels user={user} onClose={() => setIsOpen(false)} />}
    </Card>
  )
}
