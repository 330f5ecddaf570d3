import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SendFormMutation } from 'types/graphql'

import { LinkButton } from 'src/components/ui/control/Button/Button'
import { pathTo } from 'src/hooks/access/useMenu'

import type { Form } from './form'

type SentFormProps = { sent: SendFormMutation['sendForm']; form: Form }

/** Thanks after sending, and the way on: to the stage that the journey form gave, or to the page that the form names. */
export const SentForm = ({
  sent: { successText, stageNumber, redirectUrl },
  form,
}: SentFormProps) => {
  const { t } = useTranslation('marketing.forms')
  const stagePath = pathTo('viewStage')
  return (
    <div role="status" className="mt-6">
      <CircleCheck className="text-success size-12" aria-hidden />
      <p className="mt-3 text-lg whitespace-pre-line">
        {successText || t('sent.text')}
      </p>
      {stageNumber != null && (
        <p className="mt-2">{t('sent.stage', { number: stageNumber })}</p>
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        {stageNumber != null && stagePath ? (
          <LinkButton look="primary" to={stagePath}>
            {t('sent.toStage')}
          </LinkButton>
        ) : (
          <LinkButton
            look="primary"
            to={redirectUrl || (form.loginRequired && pathTo('home')) || '/'}
          >
            {t('sent.on')}
          </LinkButton>
        )}
      </div>
    </div>
  )
}
