import type { ReactNode } from 'react'

import { ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { refundTerms } from '$api/src/shared/billing/paying/refundTerms'

/** The school's promise about refunds with its condition, and what follows it. */
export const RefundLine = ({
  line,
  children,
}: {
  line: string
  children?: ReactNode
}) => {
  const { t } = useTranslation('marketing')
  return (
    <p className="flex gap-3">
      <ShieldCheck
        className="text-success mt-0.5 size-5 shrink-0"
        strokeWidth={1.75}
        aria-hidden
      />
      <span className="min-w-0 wrap-anywhere">
        {line} {t('offer.refundCondition', refundTerms)} {children}
      </span>
    </p>
  )
}
