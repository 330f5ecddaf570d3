import { useId, useState } from 'react'

import { useTranslation } from 'react-i18next'

import { CopyButton } from 'src/components/ui/control/CopyButton'

import { normalizeCode } from '$api/src/shared/billing/coupon'

type CodeProps = {
  label: string
  value: string
  onChange: (code: string) => void
}

const Code = ({ label, value, onChange }: CodeProps) => {
  const id = useId()
  return (
    <div className="min-w-0 flex-1 basis-36">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        className="input w-full text-base"
      />
    </div>
  )
}

/** Builds the funnel's link with a coupon and an affiliate code. */
export const LinkMaker = ({ slug }: { slug: string }) => {
  const { t } = useTranslation('marketing.staff')
  const [coupon, setCoupon] = useState('')
  const [aff, setAff] = useState('')
  const query = new URLSearchParams({
    ...(coupon.trim() && { coupon: normalizeCode(coupon) }),
    ...(aff.trim() && { aff: aff.trim() }),
  }).toString()
  const link = `${window.location.origin}/${slug}${query && `?${query}`}`
  return (
    <div className="mb-4 space-y-3">
      <p className="flex flex-wrap items-center gap-2 break-all">
        {link}
        <CopyButton text={link} />
      </p>
      <div className="flex flex-wrap gap-3">
        <Code label={t('links.coupon')} value={coupon} onChange={setCoupon} />
        <Code label={t('links.affiliate')} value={aff} onChange={setAff} />
      </div>
      <p className="text-muted text-sm">{t('links.help')}</p>
    </div>
  )
}
