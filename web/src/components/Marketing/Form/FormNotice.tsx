import { useTranslation } from 'react-i18next'

import { routes, useLocation } from '@redwoodjs/router'

import { useAuth } from 'src/auth'
import { LinkButton } from 'src/components/ui/control/Button/Button'

import type { Form } from './form'

import { formatShownTime } from '$api/src/shared/manilaTime'

/** Why a form cannot be filled in now, and what its reader can do. */
export const FormNotice = ({ form }: { form: Form }) => {
  const { t, i18n } = useTranslation('marketing.forms')
  const { isAuthenticated } = useAuth()
  const { state, mine, slug, opensAt } = form
  const { search } = useLocation()
  const redirectTo = routes.viewForm({ slug }) + search
  const when = (instant: string | null | undefined) =>
    instant ? formatShownTime(new Date(instant), i18n.language) : ''
  if (mine?.isSent)
    return (
      <p role="status" className="alert alert-success alert-soft mt-6">
        {t('notice.sent', { when: when(mine.submittedAt) })}
      </p>
    )
  if (state === 'OPEN' && form.loginRequired && !isAuthenticated)
    return (
      <div className="mt-6">
        <p role="status">{t('notice.signIn')}</p>
        <div className="mt-4 flex flex-wrap gap-2">
          <LinkButton look="primary" to={routes.login({ redirectTo })}>
            {t('notice.login')}
          </LinkButton>
          <LinkButton look="outline" to={routes.signup({ redirectTo })}>
            {t('notice.signup')}
          </LinkButton>
        </div>
      </div>
    )
  return (
    <p role="status" className="alert alert-soft mt-6">
      {state === 'NOT_YET'
        ? t('notice.NOT_YET', { when: when(opensAt) })
        : t(state === 'FULL' ? 'notice.FULL' : 'notice.CLOSED')}
    </p>
  )
}
