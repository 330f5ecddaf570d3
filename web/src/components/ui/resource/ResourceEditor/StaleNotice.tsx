import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { Comparison } from 'src/components/ui/resource/Comparison/Comparison'
import type { EntityWords } from 'src/hooks/resource/useEntityWords'

type StaleNoticeProps = {
  fields: readonly Field<never>[]
  words: EntityWords
  /** The other person's saved values and the values typed here. */
  theirs: Record<string, unknown>
  mine: Record<string, unknown>
  onKeepMine: () => unknown
  onTakeTheirs: () => void
}

/** Two people have edited the same record: shows both versions, so that neither is overwritten unnoticed. */
export const StaleNotice = ({
  onKeepMine,
  onTakeTheirs,
  theirs,
  mine,
  ...shown
}: StaleNoticeProps) => {
  const { t } = useTranslation('common.tools')
  return (
    <section
      role="alert"
      aria-labelledby="stale-title"
      className="border-warning mb-6 space-y-4 rounded-lg border p-4 sm:p-5"
    >
      <h2 id="stale-title" className="text-lg">
        {t('stale.title')}
      </h2>
      <p className="text-sm">{t('stale.text')}</p>
      <Comparison {...shown} before={theirs} after={mine} />
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" onClick={onTakeTheirs}>
          {t('stale.theirs')}
        </Button>
        <Button look="primary" onClick={onKeepMine}>
          {t('stale.mine')}
        </Button>
      </div>
    </section>
  )
}
