import { LogIn } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useReturnElsewhere } from './useReturnElsewhere'

/** Says that the session has ended, after the dialog was closed; the page below keeps what was typed. */
const SignedOutLine = () => {
  const { t } = useTranslation('accounts.signInAgain')
  useReturnElsewhere()
  return (
    <aside
      aria-label={t('title')}
      className="bg-warning text-warning-content flex items-center gap-3 px-4 py-2 text-sm sm:px-6"
    >
      <LogIn className="size-5 shrink-0" aria-hidden />
      <p className="min-w-0 flex-1 font-semibold">{t('ended')}</p>
    </aside>
  )
}

export default SignedOutLine
