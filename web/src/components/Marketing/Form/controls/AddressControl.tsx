import { useTranslation } from 'react-i18next'

import type { ControlProps } from 'src/components/ui/form/ResourceForm/field'

import type { Address } from '$api/src/shared/marketing/forms/formPath'

const parts = [
  { key: 'street', autoComplete: 'street-address' },
  { key: 'city', autoComplete: 'address-level2' },
  { key: 'province', autoComplete: 'address-level1' },
] as const

const empty: Address = { street: '', city: '', province: '' }

/** Street, city and province; nothing of an address that is left empty. */
export const AddressControl = ({
  id,
  value,
  onChange,
  onBlur,
  inputRef,
  labelledBy,
  isInvalid,
  describedBy,
  field: { required },
}: ControlProps) => {
  const { t } = useTranslation('marketing.forms')
  const address = (value as Address | null) ?? empty
  return (
    <div
      role="group"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className="grid gap-2 @md:grid-cols-2"
    >
      {parts.map(({ key, autoComplete }, index) => (
        <input
          key={key}
          id={index === 0 ? id : undefined}
          ref={index === 0 ? inputRef : undefined}
          aria-label={t(`address.${key}`)}
          placeholder={t(`address.${key}`)}
          aria-required={required && key !== 'street'}
          aria-invalid={isInvalid}
          autoComplete={autoComplete}
          maxLength={100}
          value={address[key]}
          onBlur={onBlur}
          onChange={({ target }) => {
            const next = { ...address, [key]: target.value }
            const isBlank = Object.values(next).every((part) => !part.trim())
            onChange(isBlank ? null : next)
          }}
          className={`input w-full text-base ${key === 'street' ? 'col-span-full' : ''}`}
        />
      ))}
    </div>
  )
}
