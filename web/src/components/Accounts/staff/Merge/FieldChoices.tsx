import { useTranslation } from 'react-i18next'

import { Card } from 'src/components/ui/layout/Card'

import type { Preview } from './preview'

type FieldChoicesProps = {
  fields: Preview['fields']
  /** The fields whose value of the merged account stays. */
  taken: string[]
  onTake: (taken: string[]) => void
}

// Stored ids say nothing to a reader.
const unreadable = ['profileImageId', 'successManagerId']

/** For each field that differs, whose value stays. */
export const FieldChoices = ({ fields, taken, onTake }: FieldChoicesProps) => {
  const { t } = useTranslation('accounts.merge')
  const shown = (field: string, value?: string | null) =>
    value === null || value === undefined
      ? t('choose.empty')
      : unreadable.includes(field)
        ? t('choose.picture')
        : value
  return (
    <Card title={t('choose.title')}>
      {fields.length === 0 && <p className="text-muted">{t('choose.same')}</p>}
      {fields.map(({ field, survivor, merged }) => (
        <fieldset key={field} className="mb-4">
          <legend className="mb-1 font-semibold">
            {t(`field.${field}` as 'field.firstName')}
          </legend>
          <div className="grid gap-2 sm:grid-cols-2">
            {[survivor, merged].map((value, index) => {
              const isMerged = index === 1
              return (
                <label
                  key={isMerged ? 'merged' : 'survivor'}
                  className="border-base-300 flex min-h-11 items-center gap-3 rounded-lg border px-3 py-2"
                >
                  <input
                    type="radio"
                    className="radio radio-primary radio-sm"
                    name={field}
                    checked={taken.includes(field) === isMerged}
                    onChange={() =>
                      onTake([
                        ...taken.filter((each) => each !== field),
                        ...(isMerged ? [field] : []),
                      ])
                    }
                  />
                  <span className="min-w-0 wrap-anywhere">
                    <span className="text-muted block text-xs">
                      {t(isMerged ? 'preview.ends' : 'preview.stays')}
                    </span>
                    {shown(field, value)}
                  </span>
                </label>
              )
            })}
          </div>
        </fieldset>
      ))}
    </Card>
  )
}
