import { useTranslation } from 'react-i18next'

import { likelyEmail } from './likelyEmail'

type EmailHintProps = { typed: string; onAccept: (email: string) => void }

/** "Did you mean ana@gmail.com?" below a mistyped address. People who meant what they typed go on. */
const EmailHint = ({ typed, onAccept }: EmailHintProps) => {
  const { t } = useTranslation('common.tools')
  const meant = likelyEmail(typed)
  return (
    <p role="status" className="text-sm">
      {meant && (
        <>
          {t('didYouMean')}{' '}
          <button
            type="button"
            className="link link-primary font-semibold wrap-anywhere"
            onClick={() => onAccept(meant)}
          >
            {meant}
          </button>
          ?
        </>
      )}
    </p>
  )
}

export default EmailHint
