import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'

import { CodeForm } from './CodeForm'
import { sendSignInCode } from './sendSignInCode'

type SignInCodeProps = {
  handle: string
  onDone: (userId: number) => void
  onBack: () => void
}

/** The second step of a sign-in. */
const SignInCode = ({ handle, onDone, onBack }: SignInCodeProps) => {
  const { t } = useTranslation('accounts.factor')
  const onCode = async (code: string) => {
    const answer = await sendSignInCode(handle, code)
    if ('refusal' in answer) return answer.refusal
    onDone(answer.id)
    return ''
  }
  return (
    <section aria-label={t('signIn.title')} className="space-y-4 pb-3">
      <p role="status">{t('signIn.text')}</p>
      <CodeForm onCode={onCode} />
      <p className="text-muted text-sm">{t('signIn.lost')}</p>
      <Button look="ghost" block onClick={onBack}>
        {t('signIn.back')}
      </Button>
    </section>
  )
}

export default SignInCode
