import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { HowToPayFields } from 'types/graphql'

import { CopyButton } from 'src/components/ui/control/CopyButton'

import { platformLabel } from '$api/src/shared/billing/platforms'

type AccountCardProps = { account: HowToPayFields['accounts'][number] }

/** One account: its number to copy, its name to compare, and its QR picture to save. */
export const AccountCard = ({
  account: { platform, label, accountName, accountNumber, instructions, qrUrl },
}: AccountCardProps) => {
  const { t } = useTranslation('billing')
  return (
    <div className="border-base-300 bg-base-100 rounded-lg border p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        {/* On a narrow card the picture goes below the text. */}
        <dl className="min-w-0 flex-[1_1_12rem] space-y-2">
          <div>
            <dt className="text-muted text-sm">{platformLabel(platform)}</dt>
            <dd className="font-semibold">{label}</dd>
          </div>
          {accountNumber && (
            <div>
              <dt className="text-muted text-sm">{t('payTo.number')}</dt>
              <dd className="flex flex-wrap items-center justify-between gap-x-2">
                <span className="text-lg font-bold tabular-nums select-all">
                  {accountNumber}
                </span>
                <CopyButton
                  // Banking apps accept the number without its spaces.
                  text={accountNumber.replace(/\s+/g, '')}
                  label={t('payTo.copyNumber')}
                  iconOnly
                />
              </dd>
            </div>
          )}
          <div>
            <dt className="text-muted text-sm">{t('payTo.name')}</dt>
            <dd className="wrap-anywhere">{accountName}</dd>
          </div>
        </dl>
        {qrUrl && (
          <div className="text-center">
            <a href={qrUrl} target="_blank" rel="noreferrer">
              <img
                src={qrUrl}
                alt={t('payTo.qrOf', { name: label })}
                width={144}
                height={144}
                className="size-36 rounded-lg bg-white object-contain"
              />
            </a>
            <a
              href={qrUrl}
              download
              className="btn btn-ghost btn-sm mt-1 text-sm"
            >
              <Download className="size-5" strokeWidth={1.75} aria-hidden />
              {t('payTo.saveQr')}
            </a>
          </div>
        )}
      </div>
      {instructions && (
        <p className="mt-3 text-sm whitespace-pre-line">{instructions}</p>
      )}
    </div>
  )
}
