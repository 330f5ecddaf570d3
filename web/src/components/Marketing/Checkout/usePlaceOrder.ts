import { useEffect, useRef, useState } from 'react'

import type { ApolloError } from '@apollo/client'
import type { PlaceOrderMutation } from 'types/graphql'

import { navigate, routes } from '@redwoodjs/router'
import { useMutation } from '@redwoodjs/web'

import { useConnection } from 'src/hooks/data/useConnection'
import { keptAffiliateCode } from 'src/lib/browser/keptAffiliateCode'
import { openPlace } from 'src/lib/browser/openPlace'
import { errorCode, errorText } from 'src/lib/data/errorText'

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
  /** The idempotency key of this checkout. */
  orderKey: string
  onPlaced: () => void
  /** Null while the price is not known. */
  choice: OrderChoice | null
  /** The cost of the chosen term as the page shows it, while its own price is on its way. */
  comingCentavos?: number
  /** Signs the buyer up or in if needed; returns whether a buyer is signed in. */
  ensureBuyer: () => Promise<boolean>
  /** Called when the price differs from the one the buyer agreed to. */
  onPriceChanged: () => Promise<unknown>
}

/** These errors use up the key: another click would be a new order. */
const usedUp = ['ALREADY_SUBSCRIBED', 'IDEMPOTENCY_MISMATCH']

/** Places the order, or explains why it was not placed. */
export const usePlaceOrder = ({
  orderKey: key,
  onPlaced,
  choice,
  comingCentavos,
  ensureBuyer,
  onPriceChanged,
}: Options) => {
  const { whenOnline, sendOnline } = useConnection()
  const [isBusy, setIsBusy] = useState(false)
  /** The price that a buyer saw who pressed before theirs had come: the order follows if it is the same. */
  const [awaited, setAwaited] = useState<number>()
  const [notice, setNotice] = useState<OrderNotice>()
  const isUnderWay = useRef(false)
  const [mutate] = useMutation<
    PlaceOrderMutation,
    VariablesOf<'PlaceOrderMutation'>
  >(PLACE_ORDER)

  const send = async (order: OrderChoice) => {
    const input = { key, ...order, affCode: keptAffiliateCode()?.code }
    // The server places one order for a key.
    const { data } = await sendOnline(
      () => mutate({ variables: { input } }),
      true
    )
    const { id, status, invoiceNumber, thankYouUrl } = (
      data as PlaceOrderMutation
    ).placeOrder
    const isFree = status === 'ENROLLED'
    onPlaced()
    if (thankYouUrl) return openPlace(thankYouUrl)
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
    if (isUnderWay.current) return
    if (!choice) return setAwaited(comingCentavos)
    isUnderWay.current = true
    setIsBusy(true)
    setNotice(undefined)
    try {
      await whenOnline()
      if (await ensureBuyer()) await send(choice)
    } catch (error) {
      await onRefused(error as ApolloError, choice)
    } finally {
      isUnderWay.current = false
      setIsBusy(false)
    }
  }

  const place = useRef(placeOrder)
  place.current = placeOrder
  const totalCentavos = choice?.totalCentavos
  useEffect(() => {
    if (awaited === undefined || comingCentavos !== undefined) return
    setAwaited(undefined)
    if (totalCentavos === awaited) void place.current()
  }, [awaited, comingCentavos, totalCentavos])

  return { placeOrder, isBusy: isBusy || awaited !== undefined, notice }
}
