import { Circle, CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { passwordChecklist } from '$api/src/shared/accounts/passwordRules'

/** Checks the password against each rule while it is typed. */
export const PasswordChecklist = ({ password }: { password: string }) => {
  const { t } = useTranslation('accounts.profile')
  return (
    <ul
      aria-label={t('checklist.label')}
      className="grid grid-cols-1 gap-1.5 text-sm sm:grid-cols-2"
    >
      {passwordChecklist(password).map(({ rule, isMet }) => {
        const Icon = isMet ? CircleCheck : Circle
        return (
          <li
            key={rule}
            className={`flex items-center gap-2 ${isMet ? 'text-success' : 'text-muted'}`}
          >
            <Icon className="size-4 shrink-0" aria-hidden />
            {t(`checklist.${rule}`)}
            <span className="sr-only">
              {t(isMet ? 'checklist.met' : 'checklist.open')}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
