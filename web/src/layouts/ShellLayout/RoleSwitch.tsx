import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { navigate, routes } from '@redwoodjs/router'

import {
  saveRole,
  useCurrentRole,
  useHeldRoles,
} from 'src/hooks/access/useCurrentRole'
import { useEntityWords } from 'src/hooks/resource/useEntityWords'

/**
 * Lets users with several access levels switch roles (spec section 6). A role changes the menus and the home page,
 * never the rights.
 */
export const RoleSwitch = ({ onSwitch }: { onSwitch: () => void }) => {
  const { t } = useTranslation(['accounts.staff', 'common'])
  const { choice } = useEntityWords('accounts.staff.user')
  const held = useHeldRoles()
  const current = useCurrentRole()
  if (held.length < 2) return null

  return (
    <div
      role="group"
      aria-label={t('common:shell.switchRole')}
      className="border-base-300 mt-2 border-t pt-2"
    >
      <p className="text-muted px-3 py-1 text-xs font-semibold">
        {t('common:shell.switchRole')}
      </p>
      {held.map((level) => {
        const isCurrent = level.id === current.id
        return (
          <button
            key={level.id}
            type="button"
            aria-pressed={isCurrent}
            onClick={() => {
              saveRole(level)
              onSwitch()
              navigate(routes.home())
            }}
            className="hover:bg-base-200 flex min-h-10 w-full cursor-pointer items-center justify-between gap-3 rounded-lg px-3 py-2 text-left text-sm aria-pressed:font-semibold"
          >
            {choice('accessLevel', level.name)}
            {isCurrent && <Check className="size-4" aria-hidden />}
          </button>
        )
      })}
    </div>
  )
}
