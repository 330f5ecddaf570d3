import { useState } from 'react'

import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { useAuth } from 'src/auth'
import { Button, LinkButton } from 'src/components/ui/control/Button/Button'
import {
  hasCelebrated,
  thisLoad,
} from 'src/components/ui/feedback/Confetti/thisVisit'
import { Card } from 'src/components/ui/layout/Card'
import { useSavePreference } from 'src/hooks/access/useSavePreference'
import { readStored, storageKeys, store } from 'src/lib/browser/storageKeys'

/** The two reminders of spec sections 2.7 and 4, with the flag of this device and that of the account. */
const reminders = {
  linked: {
    name: 'socialProfile',
    flag: storageKeys.neverShowAgainFacebookReminder,
    preference: 'hidesSocialReminder',
  },
  missing: {
    name: 'socialProfileMissing',
    flag: storageKeys.neverShowAgainSocialProfile,
    preference: 'hidesMissingSocialReminder',
  },
} as const

type SocialReminderProps = {
  setup: {
    hidesSocialReminder: boolean
    hidesMissingSocialReminder: boolean
  }
}

/** Reminds members of the social profile by which their group finds them; never in a visit with a celebration. */
export const SocialReminder = ({ setup }: SocialReminderProps) => {
  const { t } = useTranslation(['accounts.profile', 'common'])
  const { currentUser } = useAuth()
  const savePreference = useSavePreference()
  const [isNever, setIsNever] = useState(false)
  const [isClosed, setIsClosed] = useState(thisLoad.reminderClosed)

  const { name, flag, preference } =
    reminders[currentUser?.facebookProfile ? 'linked' : 'missing']
  if (isClosed || setup[preference] || readStored(flag) || hasCelebrated())
    return null

  const onClose = () => {
    thisLoad.reminderClosed = true
    setIsClosed(true)
    if (!isNever) return
    store(flag, true)
    savePreference({ [preference]: true })
  }
  return (
    <Card
      title={t(`${name}.title`)}
      aside={
        <Button look="ghost" size="sm" iconOnly icon={X} onClick={onClose}>
          {t('common:action.close')}
        </Button>
      }
    >
      <p className="text-muted">{t(`${name}.text`)}</p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <label className="flex cursor-pointer items-center gap-2.5 text-sm">
          <input
            type="checkbox"
            className="checkbox checkbox-sm"
            checked={isNever}
            onChange={({ target }) => setIsNever(target.checked)}
          />
          {t('never')}
        </label>
        <LinkButton
          to={routes.myProfile({ tab: 'socials' })}
          look="primary"
          onClick={onClose}
        >
          {t(`${name}.action`)}
        </LinkButton>
      </div>
    </Card>
  )
}
