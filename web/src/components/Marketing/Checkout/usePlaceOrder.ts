import { useRef, useState } from 'react'

import type { ApolloError } from '@apollo/client'
import type {
  PlaceOrderMutation,
  PlaceOrderMutationVariables,
} from 'types/graphql'

import { navigate, routes } from '@redwoodjs/router'
import { useMutation } from '@redwoodjs/web'

import { errorCode, errorText } from 'src/lib/errorText'
import { newKey } from 'src/lib/newKey'

const PLACE_ORDER = gql`
  mutation PlaceOrderMutation($input: PlaceOrderInput!) {
    placeOrder(input: $input) {
      id
      status
      invoiceNumber
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
  choice: OrderChoice | null
  /** Signs the buyer up or in where needed; answers whether there is one now. */
  ensureBuyer: () => Promise<boolean>
  /** The price is not what was agreed to any more. */
  onPriceChanged: () => Promise<unknown>
}

/** However often the button is pressed, this page places one order: the key is made when it opens. */
export const usePlaceOrder = ({
  choice,
  ensureBuyer,
  onPriceChanged,
}: Options) => {
  const [key] = useState(newKey)
  const [isBusy, setIsBusy] = useState(false)
  const [notice, setNotice] = useState<OrderNotice>()
  const isUnderWay = useRef(false)
  const [mutate] = useMutation<PlaceOrderMutation, PlaceOrderMutationVariables>(
    PLACE_ORDER
  )

  const send = async (order: OrderChoice) => {
    const { data } = await mutate({ variables: { input: { key, ...order } } })
    const { id, status, invoiceNumber } = (data as PlaceOrderMutation)
      .placeOrder
    const isFree = status === 'ENROLLED'
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
