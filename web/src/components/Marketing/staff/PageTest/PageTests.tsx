import { useTranslation } from 'react-i18next'
import type { PageTestFields } from 'types/graphql'

import { DateText } from 'src/components/ui/text/DateText'
import { useAccess } from 'src/hooks/access/useAccess'

import { EndPageTest } from './EndPageTest'
import { PageTestFigures } from './PageTestFigures'

const RunningTest = ({ test }: { test: PageTestFields }) => {
  const { t } = useTranslation('marketing.staff', { keyPrefix: 'pageTest' })
  const { mayOpen } = useAccess()
  return (
    <section className="space-y-4">
      <p className="text-muted text-sm">
        {t('runsSince')} <DateText date={test.startedAt} look="time" />.{' '}
        {t('versionB', { version: test.version })}
      </p>
      <PageTestFigures test={test} />
      {mayOpen('editProduct') && <EndPageTest test={test} />}
    </section>
  )
}

const EndedTest = ({ test }: { test: PageTestFields }) => {
  const { t } = useTranslation('marketing.staff', { keyPrefix: 'pageTest' })
  return (
    <details className="border-base-300 border-t py-3">
      <summary className="cursor-pointer text-sm font-medium">
        <DateText date={test.startedAt} /> – <DateText date={test.endedAt} /> ·{' '}
        {t('kept', { variant: test.kept })}
      </summary>
      <div className="pt-3">
        <PageTestFigures test={test} />
      </div>
    </details>
  )
}

/** The running test of a funnel's page with its figures, and the tests before it. */
export const PageTests = ({ tests }: { tests: PageTestFields[] }) => {
  const { t } = useTranslation('marketing.staff', { keyPrefix: 'pageTest' })
  const running = tests.find(({ kept }) => !kept)
  const ended = tests.filter(({ kept }) => kept)
  return (
    <div className="space-y-5">
      {running ? (
        <RunningTest test={running} />
      ) : (
        <p className="text-muted text-sm">{t('howTo')}</p>
      )}
      {ended.length > 0 && (
        <section>
          <h3 className="mb-2 text-base font-semibold">{t('earlier')}</h3>
          {ended.map((test) => (
            <EndedTest key={test.id} test={test} />
          ))}
        </section>
      )}
    </div>
  )
}
