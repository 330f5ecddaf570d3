import { useRef, useState } from 'react'

import type { ApolloError } from '@apollo/client'
import type {
  PlaceOrderMutation,
  PlaceOrderMutationVariables,
} from 'types/graphql'

import { navigate, routes } from '@redwoodjs/router'
import { useMutation } from '@redwoodjs/web'

import { errorCode, errorText } from 'src/lib/errorText'
import { safeRedirect } from 'src/lib/safeRedirect'

const PLACE_ORDER = gql`
  mutation PlaceOrderMutation($input: PlaceOrderInput!) {
    placeOrder(input: $input) {
      id
      status
      invoiceNumber
      thankYouUrl
    }
  }
`

export type OrderChoice = {
  funnelId: string
  paymentTermId: string
  couponCode?: string
  totalCentavos: number
}

export type OrderNotice = { code?: string; text: string }

type Options = {
  /** Of this checkout: however often the button is pressed, it places one order. */
  orderKey: string
  onPlaced: () => void
  choice: OrderChoice | null
  /** Signs the buyer up or in where needed; answers whether there is one now. */
  ensureBuyer: () => Promise<boolean>
  /** The price is not what was agreed to any more. */
  onPriceChanged: () => Promise<unknown>
}

/** After these the key has done its work: the next press would be another order. */
const usedUp = ['ALREADY_SUBSCRIBED', 'IDEMPOTENCY_MISMATCH']

/** Places the order, or says why there is none. */
export const usePlaceOrder = ({
  orderKey: key,
  onPlaced,
  choice,
  ensureBuyer,
  onPriceChanged,
}: Options) => {
  const [isBusy, setIsBusy] = useState(false)
  const [notice, setNotice] = useState<OrderNotice>()
  const isUnderWay = useRef(false)
  const [mutate] = useMutation<PlaceOrderMutation, PlaceOrderMutationVariables>(
    PLACE_ORDER
  )

  const send = async (order: OrderChoice) => {
    const { data } = await mutate({ variables: { input: { key, ...order } } })
    const { id, status, invoiceNumber, thankYouUrl } = (
      data as PlaceOrderMutation
    ).placeOrder
    const isFree = status === 'ENROLLED'
    onPlaced()
    if (thankYouUrl?.startsWith('https://'))
      return window.location.assign(thankYouUrl)
    if (thankYouUrl) return navigate(safeRedirect(thankYouUrl))
    navigate(
      routes.thankYou({
        order: id,
        invoice: invoiceNumber,
        ...(isFree && { free: 1 }),
      })
    )
  }

  const onRefused = async (error: ApolloError, { funnelId }: OrderChoice) => {
    const code = errorCode(error)
    if (usedUp.includes(code ?? '')) onPlaced()
    if (code === 'FUNNEL_CLOSED' || code === 'FUNNEL_FULL') {
      return navigate(routes.funnelClosed({ funnel: funnelId }))
    }
    if (code === 'PRICE_CHANGED' || code?.startsWith('COUPON_')) {
      await onPriceChanged()
    }
    setNotice({ code, text: await errorText(error) })
  }

  const placeOrder = async () => {
    if (!choice || isUnderWay.current) return
    isUnderWay.current = true
    setIsBusy(true)
    setNotice(undefined)
    try {
      if (await ensureBuyer()) await send(choice)
    } catch (error) {
      await onRefused(error as ApolloError, choice)
    } finally {
      isUnderWay.current = false
      setIsBusy(false)
    }
  }

  return { placeOrder, isBusy, notice }
}
