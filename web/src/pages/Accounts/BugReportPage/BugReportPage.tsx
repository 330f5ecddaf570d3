import { useRef, useState } from 'react'

import { useTranslation } from 'react-i18next'

import { Metadata } from '@redwoodjs/web'

import { BugReportForm } from 'src/components/Accounts/BugReport/BugReportForm'
import { pageBefore } from 'src/components/Accounts/BugReport/pageBefore'
import { Button } from 'src/components/ui/control/Button/Button'
import { Link } from 'src/components/ui/control/Link'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'

type BugReportPageProps = { from?: string }

const BugReportPage = ({ from }: BugReportPageProps) => {
  const { t } = useTranslation('accounts.profile')
  const [isSent, setIsSent] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const page = pageBefore(from)

  // The pressed button disappears, so the heading takes the focus.
  const show = (sent: boolean) => {
    heading.current?.focus()
    setIsSent(sent)
  }

  return (
    <section className="panel mx-auto w-full max-w-xl p-5 sm:p-8">
      <Metadata title={t('reportBug.title')} />
      <h1 ref={heading} tabIndex={-1} className="rounded text-2xl">
        {t('reportBug.heading')}
      </h1>
      {isSent ? (
        <EmptyState
          drawing="done"
          title={t('reportBug.thanks')}
          text={t('reportBug.thanksText')}
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <Button look="ghost" onClick={() => show(false)}>
                {t('reportBug.another')}
              </Button>
              <Link to={page || '/'} className="btn btn-primary">
                {t('reportBug.back')}
              </Link>
            </div>
          }
        />
      ) : (
        <>
          <p className="text-muted mt-1 mb-6">{t('reportBug.lead')}</p>
          <BugReportForm page={page} onSent={() => show(true)} />
        </>
      )}
    </section>
  )
}

export default BugReportPage
