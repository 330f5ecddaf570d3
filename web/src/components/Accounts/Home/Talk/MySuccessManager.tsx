import { CalendarPlus, Mail, MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { HomeTalkQuery } from 'types/graphql'

import { Avatar } from 'src/components/ui/layout/Avatar'
import { Card } from 'src/components/ui/layout/Card'

import { messengerUrl } from '$api/src/shared/accounts/contact'

type Manager = NonNullable<HomeTalkQuery['mySuccessManager']>

/** A member's success manager, and the ways to reach them. */
export const MySuccessManager = ({ manager }: { manager: Manager }) => {
  const { t } = useTranslation('community.feeds')
  const { name, email, profileImage, bookingUrl, facebookProfile } = manager
  const messenger = facebookProfile && messengerUrl(facebookProfile)
  return (
    <Card title={t('care.title')}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Avatar name={name} src={profileImage} />
        <div className="min-w-0 flex-1 basis-40">
          <p className="font-medium">{name}</p>
          <p className="text-muted text-sm">{t('care.text')}</p>
        </div>
        {bookingUrl && (
          <a
            href={bookingUrl}
            target="_blank"
            rel="noreferrer"
            className="btn btn-secondary btn-sm text-sm"
          >
            <CalendarPlus className="size-5" aria-hidden />
            {t('care.book')}
          </a>
        )}
        <a
          href={`mailto:${email}`}
          className="btn btn-outline border-control btn-sm text-sm"
        >
          <Mail className="size-5" aria-hidden />
          {t('care.mail')}
        </a>
        {messenger && (
          <a
            href={messenger}
            target="_blank"
            rel="noreferrer"
            className="btn btn-outline border-control btn-sm text-sm"
          >
            <MessageCircle className="size-5" aria-hidden />
            {t('care.message')}
          </a>
        )}
      </div>
    </Card>
  )
}
