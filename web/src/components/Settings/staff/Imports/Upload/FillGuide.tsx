import { useTranslation } from 'react-i18next'

import { exampleOf } from './examples'

import {
  importSheets,
  type ImportKind,
} from '$api/src/shared/settings/imports/templates'

/**
 * Explains each column of the template, with an example. It is on the page, because the template has exactly the
 * sheets of the specification and an example row in it would be imported.
 */
export const FillGuide = ({ kind }: { kind: ImportKind }) => {
  const { t } = useTranslation('settings.imports')
  return (
    <details className="mb-4">
      <summary className="cursor-pointer py-1.5 text-sm font-semibold">
        {t('guide.title')}
      </summary>
      <div className="mt-3 space-y-6">
        {importSheets[kind].map(({ name, columns }) => (
          <section key={name} aria-label={name}>
            <h3 className="text-base">{name}</h3>
            <dl className="divide-base-300 mt-2 divide-y text-sm">
              {columns.map(({ key, heading }) => (
                <div
                  key={key}
                  className="grid gap-x-4 gap-y-1 py-2 sm:grid-cols-[12rem_1fr_14rem]"
                >
                  <dt className="font-medium">{heading}</dt>
                  <dd>{t(`guide.${name}.${key}` as 'guide.Members.email')}</dd>
                  <dd className="text-muted wrap-anywhere">
                    {t('guide.example', { value: exampleOf(name, key) })}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </details>
  )
}
