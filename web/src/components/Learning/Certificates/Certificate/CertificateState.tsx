import { Suspense, type ReactNode } from 'react'

import { BadgeCheck, CircleHelp, ShieldX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CertificateCheckQuery } from 'types/graphql'

import { ShareButton } from 'src/components/ui/control/ShareButton'
import { useAccess } from 'src/hooks/access/useAccess'
import { lazyPart } from 'src/lib/loading/lazyPart'

import { readableCode } from '$api/src/shared/learning/certificateCode'
import { formatDay } from '$api/src/shared/manilaTime'

// Loaded lazily: few viewers of a certificate may revoke it.
const RevokeCertificate = lazyPart(() => import('./RevokeCertificate'))

export type Check = CertificateCheckQuery['certificateCheck']

const icons = {
  VALID: BadgeCheck,
  REVOKED: ShieldX,
  UNKNOWN: CircleHelp,
}
const colours = {
  VALID: 'text-success',
  REVOKED: 'text-error',
  UNKNOWN: 'text-muted',
}
const words = {
  VALID: 'valid',
  REVOKED: 'revoked',
  UNKNOWN: 'unknown',
} as const

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="py-3">
    <dt className="text-muted text-sm">{label}</dt>
    <dd className="font-semibold wrap-anywhere">{children}</dd>
  </div>
)

/** Shows whether a certificate is genuine, and only its owner, course and date. */
export const CertificateState = ({ check }: { check: Check }) => {
  const { t, i18n } = useTranslation('learning')
  const { mayOpen } = useAccess()
  const { code, state, name, courseTitle, issuedOn } = check
  const Icon = icons[state]

  return (
    <div className="panel p-6 sm:p-8">
      <Icon className={`size-14 ${colours[state]}`} aria-hidden />
      <h1 className="mt-4 text-2xl">{t(`certificate.${words[state]}`)}</h1>
      <p className="text-muted mt-1">{t(`certificate.${words[state]}Help`)}</p>
      {name && courseTitle && issuedOn && (
        <dl className="divide-base-300 mt-4 divide-y">
          <Fact label={t('certificate.name')}>{name}</Fact>
          <Fact label={t('certificate.course')}>{courseTitle}</Fact>
          <Fact label={t('certificate.issued')}>
            {formatDay(issuedOn, i18n.language)}
          </Fact>
        </dl>
      )}
      <p className="text-muted mt-4 text-sm wrap-anywhere tabular-nums">
        {t('certificate.typed', { code: readableCode(code) })}
      </p>
      {state === 'VALID' && courseTitle && (
        <div className="mt-4">
          <ShareButton
            label={t('certificate.share')}
            copied={t('certificate.linkCopied')}
            title={courseTitle}
            address={`/certificates/${code}`}
          />
        </div>
      )}
      {state === 'VALID' && mayOpen('editCourse') && (
        <Suspense fallback={null}>
          <RevokeCertificate code={code} />
        </Suspense>
      )}
    </div>
  )
}
