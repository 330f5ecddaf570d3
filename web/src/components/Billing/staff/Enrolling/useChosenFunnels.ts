import { useState } from 'react'

import type { EnrolFunnelsQuery } from 'types/graphql'

import { DEFAULT_PAYMENT_TERM_ID } from '$api/src/shared/constants'

export type PickableFunnel = EnrolFunnelsQuery['funnelsByProductId'][number]

export type ChosenFunnel = {
  funnel: PickableFunnel
  paymentTerm: string
  /** The typed text. */
  validityByDays: string
  startByDays: string
}

export type ChosenFunnels = ReturnType<typeof useChosenFunnels>

const asChosen = (funnel: PickableFunnel): ChosenFunnel => {
  const termIds = funnel.funnelPaymentTerm.map(
    ({ paymentTermId }) => paymentTermId
  )
  return {
    funnel,
    paymentTerm: termIds.includes(DEFAULT_PAYMENT_TERM_ID)
      ? DEFAULT_PAYMENT_TERM_ID
      : (termIds[0] ?? ''),
    validityByDays: String(funnel.validityByDays ?? ''),
    startByDays: String(funnel.startByDays),
  }
}

/** The chosen funnels, each with its term and days. */
export const useChosenFunnels = () => {
  const [chosen, setChosen] = useState<ChosenFunnel[]>([])
  return {
    chosen,
    has: (id: string) => chosen.some(({ funnel }) => funnel.id === id),
    select: (funnel: PickableFunnel) =>
      setChosen((before) => [...before, asChosen(funnel)]),
    remove: (id: string) =>
      setChosen((before) => before.filter(({ funnel }) => funnel.id !== id)),
    change: (id: string, changes: Partial<ChosenFunnel>) =>
      setChosen((before) =>
        before.map((each) =>
          each.funnel.id === id ? { ...each, ...changes } : each
        )
      ),
  }
}
