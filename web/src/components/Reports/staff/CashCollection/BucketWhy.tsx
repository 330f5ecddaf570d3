import { useState } from 'react'

import { CircleHelp } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'

import { collectionRanges } from '$api/src/shared/billing/collecting/collectionBucket'
import { GRACE_DAYS } from '$api/src/shared/constants'
import { formatShownDay } from '$api/src/shared/manilaTime'

export type Bucketed = {
  memberName: string
  bucket?: string | null
  rule: string
  expiryDay?: string | null
  daysLeft?: number | null
}

const rangeOf = (bucket?: string | null) =>
  collectionRanges[bucket as keyof typeof collectionRanges]

/** Explains ("Bakit?") the rule that put a membership in its tab, with its inputs. */
export const BucketWhy = ({ row }: { row: Bucketed }) => {
  const { t, i18n } = useTranslation('reports')
  const [isOpen, setIsOpen] = useState(false)
  const { bucket, rule, expiryDay, daysLeft } = row
  const range = rangeOf(bucket)
  return (
    <>
      <Button
        look="ghost"
        size="sm"
        icon={CircleHelp}
        aria-label={t('why.of', { name: row.memberName })}
        onClick={() => setIsOpen(true)}
      >
        {t('why.open')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('why.of', { name: row.memberName })}
        text={t(`why.rule.${rule as 'range'}`, {
          tab: bucket ? t(`cash.tabs.${bucket as 'all'}`) : '',
          from: range?.from,
          to: range?.to,
          grace: GRACE_DAYS,
        })}
      >
        <dl className="grid grid-cols-2 gap-2">
          <dt className="text-muted">{t('why.expiryDay')}</dt>
          <dd>
            {expiryDay
              ? formatShownDay(expiryDay, i18n.language)
              : t('why.noExpiry')}
          </dd>
          <dt className="text-muted">{t('why.daysLeft')}</dt>
          <dd>{daysLeft ?? '–'}</dd>
        </dl>
      </Dialog>
    </>
  )
}
