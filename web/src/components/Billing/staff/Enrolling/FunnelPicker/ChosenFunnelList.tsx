import { useRef } from 'react'

import { useTranslation } from 'react-i18next'

import type { ChosenFunnels } from 'src/components/Billing/staff/Enrolling/useChosenFunnels'

import { ChosenFunnelRow } from './ChosenFunnelRow'

type ChosenFunnelListProps = { picked: ChosenFunnels; withDays: boolean }

export const ChosenFunnelList = ({
  picked,
  withDays,
}: ChosenFunnelListProps) => {
  const { t } = useTranslation('billing')
  const heading = useRef<HTMLHeadingElement>(null)

  // The pressed button disappears with its row, so the heading takes the focus.
  const onRemove = (id: string) => {
    picked.remove(id)
    heading.current?.focus()
  }

  return (
    <section aria-labelledby="chosen-funnels">
      <h3
        id="chosen-funnels"
        ref={heading}
        tabIndex={-1}
        className="text-base outline-none"
      >
        {t('enrolling.chosen')}
      </h3>
      {picked.chosen.length === 0 ? (
        <p className="text-muted mt-2">{t('enrolling.noneChosen')}</p>
      ) : (
        <ul className="mt-2 space-y-3">
          {picked.chosen.map((each) => (
            <ChosenFunnelRow
              key={each.funnel.id}
              chosen={each}
              withDays={withDays}
              onChange={(changes) => picked.change(each.funnel.id, changes)}
              onRemove={() => onRemove(each.funnel.id)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
