import { useTranslation } from 'react-i18next'

import { Metadata } from '@redwoodjs/web'

import CertificateCheckCell from 'src/components/Learning/Certificates/CertificateCheckCell'

type CertificateCheckPageProps = { code: string }

/** The public page behind a certificate's code: tells anyone whether the certificate is genuine. */
const CertificateCheckPage = ({ code }: CertificateCheckPageProps) => {
  const { t } = useTranslation('learning')
  return (
    <>
      <Metadata title={t('certificate.title')} robots="noindex" />
      <div className="mx-auto max-w-xl">
        <CertificateCheckCell code={code} />
      </div>
    </>
  )
}

export default CertificateCheckPage
