import { useEffect, useRef } from 'react'

import { useTranslation } from 'react-i18next'

import { useFormContext } from '@redwoodjs/forms'

import { Button } from 'src/components/ui/control/Button/Button'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { Comparison } from 'src/components/ui/resource/Comparison/Comparison'
import type { EntityWords } from 'src/hooks/resource/useEntityWords'

type StaleNoticeProps = {
  fields: readonly Field<never>[]
  words: EntityWords
  /** The other person's saved values, and the typed ones, of the fields that both have changed. */
  theirs: Record<string, unknown>
  mine: Record<string, unknown>
  onSettle: () => void
}

/** Two people have edited the same fields: shows both versions inside the form, which saves the typed one if asked again. */
export const StaleNotice = ({
  onSettle,
  theirs,
  mine,
  ...shown
}: StaleNoticeProps) => {
  const { t } = useTranslation('common.tools')
  const { setValue } = useFormContext()
  const place = useRef<HTMLElement>(null)
  // It appears below a long form, at the button that was pressed.
  useEffect(() => place.current?.scrollIntoView?.({ block: 'nearest' }), [])
  const takeTheirs = () => {
    for (const [name, value] of Object.entries(theirs)) setValue(name, value)
    onSettle()
  }
  return (
    <section
      ref={place}
      role="alert"
      aria-labelledby="stale-title"
      className="border-warning space-y-4 rounded-lg border p-4 sm:p-5"
    >
      <h2 id="stale-title" className="text-lg">
        {t('stale.title')}
      </h2>
      <p className="text-sm">{t('stale.text')}</p>
      <Comparison {...shown} before={theirs} after={mine} />
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" onClick={takeTheirs}>
          {t('stale.theirs')}
        </Button>
        <Button type="submit" look="primary">
          {t('stale.mine')}
        </Button>
      </div>
    </section>
  )
}
