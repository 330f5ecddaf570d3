import { useTranslation } from 'react-i18next'

import FrontPageCell from 'src/components/Accounts/SignIn/FrontPage/FrontPageCell'
import { SchoolValues } from 'src/components/Accounts/SignIn/SchoolValues'

/** The school's front page, beside the sign-in form: what it is, a free lesson and what is open for enrolment. */
export const FrontPage = () => {
  const { t } = useTranslation('accounts.frontPage')
  return (
    <div className="space-y-6">
      <div className="max-w-xl">
        <h2 className="text-2xl sm:text-3xl">{t('title')}</h2>
        <p className="text-muted mt-2">{t('text')}</p>
        <a href="#email" className="link link-primary mt-2 block lg:hidden">
          {t('toForm')}
        </a>
      </div>
      <FrontPageCell />
      <div className="max-lg:hidden">
        <SchoolValues />
      </div>
    </div>
  )
}

export default FrontPage
