import { useId } from 'react'

import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useQuery } from '@redwoodjs/web'

import { Can } from 'src/components/access/Can'
import type { ChosenFunnel } from 'src/components/Billing/staff/Enrolling/useChosenFunnels'
import { Button } from 'src/components/ui/control/Button/Button'

const TERMS: Doc<'EnrolTermsQuery'> = gql`
  query EnrolTermsQuery($funnelId: String!) {
    paymentTermsByFunnelId(funnelId: $funnelId) {
      id
      label
      isActive
    }
  }
`

type ChosenFunnelRowProps = {
  chosen: ChosenFunnel
  withDays: boolean
  onChange: (changes: Partial<ChosenFunnel>) => void
  onRemove: () => void
}

/** One chosen funnel with its payment term, and for staff its duration and start. */
export const ChosenFunnelRow = ({
  chosen,
  withDays,
  onChange,
  onRemove,
}: ChosenFunnelRowProps) => {
  const { t } = useTranslation('billing')
  const id = useId()
  const { funnel, paymentTerm } = chosen
  const { data } = useQuery(TERMS, { variables: { funnelId: funnel.id } })
  const terms = (data?.paymentTermsByFunnelId ?? []).filter(
    ({ isActive, id: termId }) => isActive || termId === paymentTerm
  )

  return (
    <li className="border-base-300 rounded-lg border p-4">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 font-semibold wrap-anywhere">{funnel.name}</p>
        <Can do="user_enroll/unenroll">
          <Button
            look="ghost"
            size="sm"
            icon={X}
            aria-label={t('enrolling.removeNamed', { name: funnel.name })}
            onClick={onRemove}
          >
            {t('enrolling.remove')}
          </Button>
        </Can>
      </div>
      <div className="mt-2 grid gap-3 sm:grid-cols-3">
        <div>
          <label htmlFor={`${id}-term`} className="mb-1 block text-sm">
            {t('enrolling.term')}
          </label>
          <select
            id={`${id}-term`}
            className="select w-full"
            value={paymentTerm}
            onChange={({ target }) => onChange({ paymentTerm: target.value })}
          >
            {terms.map((term) => (
              <option key={term.id} value={term.id}>
                {term.label}
              </option>
            ))}
          </select>
        </div>
        {withDays &&
          (['validityByDays', 'startByDays'] as const).map((name) => (
            <div key={name}>
              <label htmlFor={`${id}-${name}`} className="mb-1 block text-sm">
                {t(`enrolling.${name}`)}
              </label>
              <input
                id={`${id}-${name}`}
                inputMode="numeric"
                autoComplete="off"
                className="input w-full"
                value={chosen[name]}
                aria-describedby={`${id}-${name}-help`}
                onChange={({ target }) => onChange({ [name]: target.value })}
              />
              <p id={`${id}-${name}-help`} className="text-muted mt-1 text-sm">
                {t(`enrolling.help.${name}`)}
              </p>
            </div>
          ))}
      </div>
    </li>
  )
}
