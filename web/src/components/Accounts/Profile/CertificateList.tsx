import { Award } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { Link } from 'src/components/ui/control/Link'
import { Card } from 'src/components/ui/layout/Card'
import { DateText } from 'src/components/ui/text/DateText'

import type { ShownProfile } from './profile'

type CertificateListProps = {
  /** Newest first. Those of the user's own profile have the code of their public page. */
  certificates: ShownProfile['certificates']
}

/** The certificates of a profile; their owner opens each as a document and as the page to share. */
export const CertificateList = ({ certificates }: CertificateListProps) => {
  const { t } = useTranslation('accounts.profile')
  return (
    <Card title={t('certificates.title')} padded={false}>
      <ul className="divide-base-300 divide-y">
        {certificates.map(({ id, courseTitle, issuedOn, code }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 sm:px-6"
          >
            <Award className="text-primary size-6 shrink-0" aria-hidden />
            <div className="min-w-40 flex-1">
              <p className="font-semibold wrap-anywhere">{courseTitle}</p>
              <p className="text-muted text-sm">
                <DateText date={issuedOn} />
              </p>
            </div>
            {code && (
              <p className="flex gap-4 text-sm max-sm:pl-9">
                <a
                  className="link"
                  href={`/api/documents/certificates/${id}`}
                  target="_blank"
                  rel="noreferrer"
                >
                  {t('certificates.open')}
                </a>
                <Link className="link" to={routes.certificateCheck({ code })}>
                  {t('certificates.share')}
                </Link>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
