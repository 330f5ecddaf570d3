import { Award } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Links to the user's own certificate as a document, which the browser opens or downloads. */
export const CertificateLink = ({ id }: { id: number }) => {
  const { t } = useTranslation('learning')
  return (
    <a
      href={`/api/documents/certificates/${id}`}
      target="_blank"
      rel="noreferrer"
      className="btn btn-secondary w-full"
    >
      <Award className="size-5 shrink-0" strokeWidth={1.75} aria-hidden />
      {t('certificate.open')}
    </a>
  )
}
