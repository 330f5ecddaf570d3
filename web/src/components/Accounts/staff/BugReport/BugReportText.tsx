import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { FindBugReportQuery } from 'types/graphql'

import { Card } from 'src/components/ui/layout/Card'

type BugReportTextProps = {
  report: NonNullable<FindBugReportQuery['bugReport']>
}

/** The description, the screenshot and the browser of a report. */
export const BugReportText = ({ report }: BugReportTextProps) => {
  const { t } = useTranslation('accounts.staff')
  const { description, fileUrl, userAgent } = report
  return (
    <Card title={t('bugReport.fields.description')} padded>
      <p className="wrap-anywhere whitespace-pre-wrap">{description}</p>
      {fileUrl && <Screenshot url={fileUrl} />}
      {userAgent && (
        <p className="text-muted mt-4 text-sm wrap-anywhere">{userAgent}</p>
      )}
    </Card>
  )
}

const Screenshot = ({ url }: { url: string }) => {
  const { t } = useTranslation('accounts.staff')
  const [isPicture, setIsPicture] = useState(true)
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="link link-primary mt-4 inline-block"
    >
      {isPicture ? (
        <img
          src={url}
          alt={t('bugReport.screenshot')}
          className="border-base-300 max-h-96 w-auto rounded-lg border"
          onError={() => setIsPicture(false)}
        />
      ) : (
        t('bugReport.openFile')
      )}
    </a>
  )
}
