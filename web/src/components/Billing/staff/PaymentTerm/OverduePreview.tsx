import { useFormContext } from '@redwoodjs/forms'

import OverduePreviewCell from 'src/components/Billing/staff/PaymentTerm/OverduePreviewCell'
import { useDebounced } from 'src/hooks/browser/useDebounced'

import { SEARCH_DEBOUNCE_MS } from '$api/src/shared/constants'

/**
 * Shown beside the form of a payment term: the members whom the overdue policy would affect today, calculated with the
 * unsaved values.
 */
export const OverduePreview = ({ termId }: { termId: string }) => {
  const { watch } = useFormContext()
  const graceDays = Number(useDebounced(watch('graceDays'), SEARCH_DEBOUNCE_MS))
  const isAsked =
    Number.isInteger(graceDays) && graceDays >= 0 && graceDays <= 365
  if (!isAsked) return null
  return (
    <OverduePreviewCell
      paymentTermId={termId}
      graceDays={graceDays}
      effect={watch('overdueEffect') ?? 'NONE'}
    />
  )
}
